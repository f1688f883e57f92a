import { createHash } from 'node:crypto';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as v from 'valibot';
import type { ServiceDatabase } from './database.ts';
import type { Secrets } from './secrets.ts';

/** What a verified access token says. `claims` is the whole payload, as policies may read it. */
export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: string;
  readonly claims: Readonly<JWTPayload>;
}

export interface Tokens {
  /** Signs an access token (ES256); `exp` and `iat` are set here. */
  sign(claims: JWTPayload, now: Date, seconds: number): Promise<string>;
  /** @throws an error of `jose` (JOSEError) that says what is wrong with the token */
  verify(token: string): Promise<Readonly<JWTPayload>>;
  /** Public keys, for `/.well-known/jwks.json`. */
  readonly keySet: { readonly keys: readonly JWK[] };
}
