import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import type { Credential } from '../webauthn/relying-party.ts';

const whole = v.pipe(v.string(), v.transform(Number), v.safeInteger());
const passkeySchema = v.object({
  id: v.string(),
  userId: v.string(),
  credentialId: v.string(),
  publicKey: v.string(),
  counter: whole,
  transports: v.array(v.string()),
  friendlyName: v.nullable(v.string()),
  createdAt: v.date(),
  lastUsedAt: v.nullable(v.date()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

const columns = `p.id, p.user_id as "userId", p.credential_id as "credentialId", p.public_key as "publicKey",
  p.use_counter as counter, p.transports, p.friendly_name as "friendlyName", p.created_at as "createdAt",
  p.last_used_at as "lastUsedAt"`;

/** The key as the relying party compares it. */
export const credentialOf = (passkey: Passkey): Credential => ({
  id: passkey.credentialId,
  publicKey: passkey.publicKey,
  counter: passkey.counter,
  transports: passkey.transports,
});

export async function passkeysOf(queries: Queries, userId: string): Promise<readonly Passkey[]> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.passkeys p where p.user_id = $1 order by p.created_at`,
    values: [userId],
  });
  return v.parse(v.array(passkeySchema), rows);
}

/** @returns null when no member has that key */
export async function findPasskey(queries: Queries, credentialId: string): Promise<Passkey | null> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.passkeys p where p.credential_id = $1`,
    values: [credentialId],
  });
  return rows[0] === undefined ? null : v.parse(passkeySchema, rows[0]);
}

/** @returns null when somebody has the key already */
export async function insertPasskey(
  queries: Queries,
  userId: string,
  credential: Credential,
  now: Date,
): Promise<Passkey | null> {
  const { rows } = await queries.run({
    text: `insert into auth.passkeys as p (user_id, credential_id, public_key, use_counter, transports, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning ${columns}`,
    values: [
      userId,
      credential.id,
      credential.publicKey,
      credential.counter,
      JSON.stringify(credential.transports),
      now,
    ],
  });
  return rows[0] === undefined ? null : v.parse(passkeySchema, rows[0]);
}

export async function notePasskeyUse(
  queries: Queries,
  { userId, id }: Passkey,
  counter: number,
  now: Date,
): Promise<void> {
  await queries.run({
    text: `update auth.passkeys set use_counter = $3, last_used_at = $4
      where user_id = $1 and id = $2`,
    values: [userId, id, counter, now],
  });
}

/** @returns null when the member has no such key */
export async function renamePasskey(
  queries: Queries,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const { rows } = await queries.run({
    text: `update auth.passkeys p set friendly_name = $3 where p.user_id = $1 and p.id = $2
      returning ${columns}`,
    values: [userId, id, name],
  });
  return rows[0] === undefined ? null : v.parse(passkeySchema, rows[0]);
}

/** @returns false when the member has no such key */
export async function deletePasskey(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  const { count } = await queries.run({
    text: 'delete from auth.passkeys where user_id = $1 and id = $2',
    values: [userId, id],
  });
  return count === 1;
}
