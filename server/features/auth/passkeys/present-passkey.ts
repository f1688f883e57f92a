import type { Passkey } from './store-passkeys.ts';

/** A passkey as its owner sees it. */
export function presentPasskey(passkey: Passkey) {
  return {
    id: passkey.id,
    ...(passkey.friendlyName === null ? {} : { friendly_name: passkey.friendlyName }),
    created_at: passkey.createdAt.toISOString(),
    ...(passkey.lastUsedAt === null ? {} : { last_used_at: passkey.lastUsedAt.toISOString() }),
  };
}
