import { createHash } from 'node:crypto';
import { errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Settings } from '../settings.ts';
import type { ServiceDatabase } from './database.ts';
import type { Secrets } from './secrets.ts';
import { loadSigningKeys } from './signing-keys.ts';

export interface Tokens {
  /** Signs an access token (ES256); `exp` and `iat` are set here. */
  sign(claims: JWTPayload, now: Date, seconds: number): Promise<string>;
  /**
   * @param leewaySeconds how far two clocks may differ
   * @throws an error of `jose` (JOSEError) that says what is wrong with the token
   */
  verify(token: string, leewaySeconds?: number): Promise<Readonly<JWTPayload>>;
  /** Public keys, for `/.well-known/jwks.json`. */
  readonly keySet: { readonly keys: readonly JWK[] };
}

export interface TokenParts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly accounts: ServiceDatabase;
  readonly now?: () => Date;
}

/** About 3 MB when full. */
const maxVerified = 5_000;
/** A key id that nobody knows must not turn every request into a query. */
const reloadPauseMs = 10_000;

interface Verified {
  readonly payload: Readonly<JWTPayload>;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
}

/** Tokens whose signature has held before, by their SHA-256, so that no live token is kept. The oldest entry gives way. */
function createVerifiedTokens() {
  const entries = new Map<string, Verified>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
  return {
    find: (token: string) => entries.get(keyOf(token)),
    keep(token: string, verified: Verified) {
      const [oldest] = entries.keys();
      if (entries.size >= maxVerified && oldest !== undefined) entries.delete(oldest);
      entries.set(keyOf(token), verified);
    },
  };
}

/**
 * Access tokens of this server. The key is made once for a database; keys that another process has added since are
 * found by their id when a token names one.
 * @throws SigningKeyError when the key was sealed with another SECRET_KEY
 */
export async function openTokens(parts: TokenParts): Promise<Tokens> {
  const now = parts.now ?? (() => new Date());
  let keys = await loadSigningKeys(parts.accounts, parts.secrets);
  let loadedAt = now().getTime();
  const verified = createVerifiedTokens();

  async function keyFor(kid: string | undefined) {
    if (kid === undefined) throw new errors.JWKSNoMatchingKey();
    let key = keys.publicKeys.get(kid);
    if (key === undefined && now().getTime() - loadedAt >= reloadPauseMs) {
      loadedAt = now().getTime();
      keys = await loadSigningKeys(parts.accounts, parts.secrets);
      key = keys.publicKeys.get(kid);
    }
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    async sign(claims, at, seconds) {
      const issuedAt = Math.floor(at.getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(keys.current.privateKey);
    },
    async verify(token, leewaySeconds = 0) {
      const known = verified.find(token);
      if (known !== undefined) {
        if (known.expiresAt + leewaySeconds > now().getTime() / 1000) return known.payload;
        throw new errors.JWTExpired('"exp" claim timestamp check failed', known.payload, 'exp');
      }
      const { payload } = await jwtVerify(token, (header) => keyFor(header.kid), {
        algorithms: ['ES256'],
        currentDate: now(),
        clockTolerance: leewaySeconds,
        requiredClaims: ['exp'],
      });
      verified.keep(token, { payload, expiresAt: payload.exp ?? 0 });
      return payload;
    },
    get keySet() {
      return { keys: keys.publicJwks };
    },
  };
}
