import * as v from 'valibot';
import webPush from 'web-push';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';
import { sealPurposes } from '../../platform/secrets/sealed-columns.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** By which push services know this server (RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const rowSchema = v.array(v.object({ publicKey: v.string(), sealed: v.string() }));

async function readKeys(members: MemberDatabase, secrets: Secrets): Promise<PushKeys | null> {
  const { rows } = await members.run(operator, {
    text: `select public_key as "publicKey", sealed_private_key as sealed
      from reminders.push_keys where id = 'vapid'`,
  });
  const [row] = v.parse(rowSchema, rows);
  if (!row) return null;
  return {
    publicKey: row.publicKey,
    privateKey: secrets.unseal(sealPurposes.push, row.sealed),
  };
}

/** The server's keys; whichever process needs them first makes them. */
export function openPushKeys(members: MemberDatabase, secrets: Secrets): () => Promise<PushKeys> {
  let known: PushKeys | null = null;
  return async () => {
    known ??= await readKeys(members, secrets);
    if (known) return known;
    const made = webPush.generateVAPIDKeys();
    await members.run(operator, {
      text: `insert into reminders.push_keys (id, public_key, sealed_private_key)
        values ('vapid', $1, $2) on conflict do nothing`,
      values: [made.publicKey, secrets.seal(sealPurposes.push, made.privateKey)],
    });
    known = await readKeys(members, secrets);
    return known ?? made;
  };
}
