import { authClient } from '#web/lib/auth/auth-client.ts';
import { keyRefusal, refusal } from '#web/lib/auth/auth-refusal.ts';
import type { Key } from './key-list.tsx';

/** The member's passkeys. @throws WireError */
export async function readPasskeys(): Promise<readonly Key[]> {
  const auth = await authClient();
  const { data, error } = await auth.passkey.list();
  if (error) throw refusal(error);
  return data.map(({ id, friendly_name: name, created_at: addedAt, last_used_at: usedAt }) => ({
    id,
    name: name ?? 'Passkey',
    addedAt,
    usedAt: usedAt ?? null,
  }));
}

/** Has the browser make a passkey. @throws WireError */
export async function addPasskey(name: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.registerPasskey();
  if (error) throw keyRefusal(error);
  await renamePasskey(data.id, name);
}

/** @throws WireError */
export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.passkey.update({ passkeyId, friendlyName });
  if (error) throw refusal(error);
}

/** @throws WireError */
export async function removePasskey(passkeyId: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.passkey.delete({ passkeyId });
  if (error) throw refusal(error);
}
