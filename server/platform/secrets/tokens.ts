import { hash } from 'node:crypto';
import { errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { wire } from '#contract/paths.ts';
import type { Settings } from '../../settings.ts';
import type { ServiceDatabase } from '../database/database.ts';
import { siteAddress } from '../site-address.ts';
import type { Secrets } from './secrets.ts';
import { loadSigningKeys, type SigningKeys } from './signing-keys.ts';

export interface Tokens {
  /** Signs an access token (ES256); `iss`, `aud`, `exp` and `iat` are set here. */
  sign(claims: JWTPayload, now: Date, seconds: number): Promise<string>;
  /**
   * @param leewaySeconds how far two clocks may differ
   * @throws an error of `jose` (JOSEError) that says what is wrong with the token
   */
  verify(token: string, leewaySeconds?: number): Promise<Readonly<JWTPayload>>;
  /**
   * The claims of a token that was verified before and still holds, by keys that were read a moment ago. Null where `verify`
   * must look.
   */
  known(token: string, leewaySeconds?: number): Readonly<JWTPayload> | null;
  /** Whether `known` would answer these claims, which it has answered before, once more. */
  stillHold(claims: Readonly<JWTPayload>, leewaySeconds?: number): boolean;
  /** Says whether a token of that session, issued since then, has come back to this process. */
  hasSeen(sessionId: string, issuedSince: Date): boolean;
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
const unknownKeyPauseMs = 2_000;
/** So soon the keys are read again while tokens come in, so that a revoked one is refused within ten seconds. */
const freshMs = 4_000;
/** So old they may be at most when a token is judged by them. */
const staleMs = 8_000;

interface Verified {
  readonly payload: Readonly<JWTPayload>;
  readonly kid: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
}

/** Tokens whose signature has held before, by their SHA-256, so that no live token is kept. The oldest entry gives way. */
function createVerifiedTokens() {
  const entries = new Map<string, Verified>();
  const byClaims = new WeakMap<Readonly<JWTPayload>, Verified>();
  const keyOf = (token: string) => hash('sha256', token, 'base64');
  return {
    find: (token: string) => entries.get(keyOf(token)),
    of: (claims: Readonly<JWTPayload>) => byClaims.get(claims),
    keep(token: string, verified: Verified) {
      const [oldest] = entries.keys();
      if (entries.size >= maxVerified && oldest !== undefined) entries.delete(oldest);
      entries.set(keyOf(token), verified);
      byClaims.set(verified.payload, verified);
    },
    has(wanted: (payload: Readonly<JWTPayload>) => boolean) {
      for (const { payload } of entries.values()) if (wanted(payload)) return true;
      return false;
    },
  };
}

/** The keys as they were read a few seconds ago at most. */
async function openKeys(accounts: ServiceDatabase, secrets: Secrets, elapsed: () => number) {
  let keys = await loadSigningKeys(accounts, secrets);
  let loadedAt = elapsed();
  let loading: Promise<void> | null = null;

  /** One reading for all who wait. Those who do not wait are left with what there is when it fails. */
  function load(): Promise<void> {
    loading ??= loadSigningKeys(accounts, secrets)
      .then((read) => {
        keys = read;
        loadedAt = elapsed();
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return {
    now: () => keys,
    /** The keys where nobody needs to wait for them or have them read again. */
    held: (): SigningKeys | null => (Math.abs(elapsed() - loadedAt) < freshMs ? keys : null),
    /** @throws what the database answers, where the keys are stale and cannot be read */
    async fresh(): Promise<SigningKeys> {
      const age = Math.abs(elapsed() - loadedAt);
      if (age >= staleMs) await load();
      else if (age >= freshMs) load().catch(() => {});
      return keys;
    },
    /** For a token that names a key nobody knows yet. */
    async newer(): Promise<SigningKeys> {
      if (Math.abs(elapsed() - loadedAt) >= unknownKeyPauseMs) await load();
      return keys;
    },
  };
}

/**
 * Says whether a token was issued by this site. A server without SITE_URL is reached by its machine's name, where each
 * process has a port of its own.
 */
function createIssuerCheck(settings: Settings) {
  const own = new URL(`${siteAddress(settings)}${wire.auth}`);
  return (issuer: unknown): boolean => {
    if (issuer === own.href) return true;
    if (settings.siteUrl !== null || typeof issuer !== 'string' || !URL.canParse(issuer))
      return false;
    const other = new URL(issuer);
    other.port = own.port;
    return other.href === own.href;
  };
}

const audience = 'authenticated';

/**
 * Access tokens of this server. The key is made once for a database. Keys that the operator retires or revokes, and those
 * that other processes add, are learnt of within ten seconds.
 * @throws SigningKeyError when the key was sealed with another SECRET_KEY
 */
export async function openTokens(parts: TokenParts): Promise<Tokens> {
  const now = parts.now ?? (() => new Date());
  const issuer = `${siteAddress(parts.settings)}${wire.auth}`;
  const isIssuer = createIssuerCheck(parts.settings);
  const keys = await openKeys(parts.accounts, parts.secrets, () => now().getTime());
  const verified = createVerifiedTokens();

  async function keyFor(kid: string | undefined) {
    if (kid === undefined) throw new errors.JWKSNoMatchingKey();
    const key = keys.now().publicKeys.get(kid) ?? (await keys.newer()).publicKeys.get(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  const holds = ({ expiresAt }: Verified, leewaySeconds: number) =>
    expiresAt + leewaySeconds > now().getTime() / 1000;

  /** The claims of a token that was verified before, where nothing needs to be waited for. */
  const known = (token: Verified | undefined, leewaySeconds: number) =>
    token !== undefined && holds(token, leewaySeconds) && keys.held()?.publicKeys.has(token.kid)
      ? token.payload
      : null;

  return {
    known: (token, leewaySeconds = 0) => known(verified.find(token), leewaySeconds),
    stillHold: (claims, leewaySeconds = 0) => known(verified.of(claims), leewaySeconds) !== null,
    async sign(claims, at, seconds) {
      const { current } = await keys.fresh();
      const issuedAt = Math.floor(at.getTime() / 1000);
      return new SignJWT({ iss: issuer, aud: audience, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: current.kid, typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(current.privateKey);
    },
    async verify(token, leewaySeconds = 0) {
      const { publicKeys } = await keys.fresh();
      const known = verified.find(token);
      if (known !== undefined && publicKeys.has(known.kid)) {
        if (holds(known, leewaySeconds)) return known.payload;
        throw new errors.JWTExpired('"exp" claim timestamp check failed', known.payload, 'exp');
      }
      const { payload, protectedHeader } = await jwtVerify(token, (header) => keyFor(header.kid), {
        algorithms: ['ES256'],
        audience,
        typ: 'JWT',
        currentDate: now(),
        clockTolerance: leewaySeconds,
        requiredClaims: ['exp', 'iss'],
      });
      if (!isIssuer(payload.iss)) {
        throw new errors.JWTClaimValidationFailed(
          'unexpected "iss" claim value',
          payload,
          'iss',
          'check_failed',
        );
      }
      const kid = protectedHeader.kid ?? '';
      verified.keep(token, { payload, kid, expiresAt: payload.exp ?? 0 });
      return payload;
    },
    hasSeen: (sessionId, issuedSince) =>
      verified.has(
        ({ session_id, iat = 0 }) =>
          session_id === sessionId && iat >= Math.floor(issuedSince.getTime() / 1000),
      ),
    get keySet() {
      return { keys: keys.now().publicJwks };
    },
  };
}
