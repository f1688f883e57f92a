import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as v from 'valibot';
import type { ServiceDatabase } from '../database/database.ts';
import { sealPurposes } from './sealed-columns.ts';
import type { Secrets } from './secrets.ts';

/** The signing key of the database cannot be opened; the message names SECRET_KEY. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
}

/** The one key that signs, and the public halves of all whose tokens may still be about. */
export interface SigningKeys {
  readonly current: { readonly kid: string; readonly privateKey: CryptoKey };
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  readonly publicJwks: readonly JWK[];
}

const jwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});
const rowSchema = v.object({
  kid: v.string(),
  public_jwk: jwkSchema,
  sealed_private_jwk: v.string(),
  retired_at: v.nullable(v.date()),
});
const privateJwkSchema = v.object({ ...jwkSchema.entries, d: v.string() });
type KeyRow = v.InferOutput<typeof rowSchema>;

const sealPurpose = sealPurposes.signingKey;

/** Current key first. A retired key verifies for one more day, the longest life that a token can be given; a revoked one nothing. */
async function readRows(accounts: ServiceDatabase): Promise<readonly KeyRow[]> {
  const { rows } = await accounts.run({
    text: `select kid, public_jwk, sealed_private_jwk, retired_at from auth.signing_keys
      where revoked_at is null and (retired_at is null or retired_at > now() - interval '1 day')
      order by retired_at desc nulls first`,
  });
  return v.parse(v.array(rowSchema), rows);
}

/** Adds a key unless another process has just added one; the unique index on the current key decides. */
async function addKey(accounts: ServiceDatabase, secrets: Secrets): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = v.parse(privateJwkSchema, await exportJWK(privateKey));
  const { d: _secret, ...publicJwk } = jwk;
  await accounts.run({
    text: `insert into auth.signing_keys (kid, public_jwk, sealed_private_jwk) values ($1, $2, $3)
      on conflict do nothing`,
    values: [
      await calculateJwkThumbprint(publicJwk),
      JSON.stringify(publicJwk),
      secrets.seal(sealPurpose, JSON.stringify(jwk)),
    ],
  });
}

function unsealKey(secrets: Secrets, row: KeyRow): JWK {
  let text: string;
  try {
    text = secrets.unseal(sealPurpose, row.sealed_private_jwk);
  } catch (cause) {
    throw new SigningKeyError(
      'the key that signs access tokens was sealed with another secret: start with the SECRET_KEY that this database was set up with (or, without SECRET_KEY, with the same data folder); to change it, give the former one as SECRET_KEY_OLD',
      { cause },
    );
  }
  return v.parse(privateJwkSchema, JSON.parse(text));
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('a signing key must be an EC key');
  return key;
}

/**
 * Reads the keys of the database, and makes the first one where there is none. Several processes may start at once.
 * @throws SigningKeyError
 */
export async function loadSigningKeys(
  accounts: ServiceDatabase,
  secrets: Secrets,
): Promise<SigningKeys> {
  let rows = await readRows(accounts);
  if (rows[0] === undefined || rows[0].retired_at !== null) {
    await addKey(accounts, secrets);
    rows = await readRows(accounts);
  }
  const [newest] = rows;
  if (newest === undefined) throw new SigningKeyError('no key to sign access tokens with');
  const publicJwks = rows.map((row) => ({
    ...row.public_jwk,
    kid: row.kid,
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
  }));
  const publicKeys = await Promise.all(
    publicJwks.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const),
  );
  return {
    current: { kid: newest.kid, privateKey: await importKey(unsealKey(secrets, newest)) },
    publicKeys: new Map(publicKeys),
    publicJwks,
  };
}
