import { errors, type JWTPayload } from 'jose';
import { type Identity, type RequestRole, requestRoles } from '../../platform/database/database.ts';
import { areMembers } from '../../platform/members/bearer.ts';
import { challenge, WireError } from './wire-error.ts';

interface Gate {
  readonly publishableKey: string;
  /** @throws an error of `jose` that says what is wrong with the token */
  verify(token: string): Promise<Readonly<JWTPayload>>;
}

interface Credentials {
  /** From the `apikey` header, or else the query parameter of that name. */
  readonly apiKey: string | undefined;
  readonly authorization: string | undefined;
}

function refuse(code: string, message: string): WireError {
  return new WireError({ status: 401, code, message, headers: challenge(message) });
}

const codes = { undecodable: 'PGRST301', claims: 'PGRST303' } as const;

/** What the caller is told where the token's session has ended. */
export const sessionEnded = (): WireError => refuse(codes.claims, 'Session ended');

const claimMessages = new Map([
  ['nbf', 'JWT not yet valid'],
  ['iat', 'JWT issued at future'],
  ['aud', 'JWT not in audience'],
]);

function tokenFault(error: InstanceType<typeof errors.JOSEError>): WireError {
  if (error instanceof errors.JWTExpired) return refuse(codes.claims, 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    const message =
      error.reason === 'check_failed'
        ? (claimMessages.get(error.claim) ?? `The JWT '${error.claim}' claim is not acceptable`)
        : error.reason === 'missing'
          ? `The JWT '${error.claim}' claim is missing`
          : `The JWT '${error.claim}' claim must be a number`;
    return refuse(codes.claims, message);
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return refuse(codes.undecodable, 'No suitable key or wrong key type');
  }
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return refuse(codes.undecodable, 'Wrong or unsupported encoding algorithm');
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return refuse(codes.undecodable, 'JWT cryptographic operation failed');
  }
  return refuse(codes.undecodable, 'JWT could not be decoded');
}

/** The role that a token names. The operator's is in no token: nobody signs one, so whoever brings one has stolen the key. */
function roleOf(claims: Readonly<JWTPayload>): RequestRole {
  const claimed = claims.role;
  if (claimed === undefined || claimed === null || claimed === 'anon') return 'anon';
  if (claimed === 'authenticated') {
    if (!areMembers(claims)) throw refuse(codes.claims, 'The JWT names no session of a member');
    return 'authenticated';
  }
  if (requestRoles.some((known) => known === claimed)) {
    throw refuse(codes.claims, "The JWT 'role' claim is not acceptable");
  }
  throw new WireError({
    status: 401,
    code: '22023',
    message: `role ${JSON.stringify(claimed)} does not exist`,
    headers: challenge('unknown role'),
  });
}

export const visitor: Identity = { role: 'anon', claims: {} };

/** Identities by the claims that they were made of; a token that was verified before gives the same claims again. */
const identities = new WeakMap<Readonly<JWTPayload>, Identity>();

/** In whose name the claims of a verified token speak. @throws WireError 401 */
export function identityOf(claims: Readonly<JWTPayload>): Identity {
  const known = identities.get(claims);
  if (known !== undefined) return known;
  const identity: Identity = { role: roleOf(claims), claims };
  identities.set(claims, identity);
  return identity;
}

/**
 * In whose name a request runs. The publishable key opens the door and carries no rights; a token lifts the visitor to
 * the role it names.
 * @throws WireError 401
 */
export async function identify(gate: Gate, credentials: Credentials): Promise<Identity> {
  if (credentials.apiKey !== gate.publishableKey) {
    throw new WireError({
      status: 401,
      code: 'PGRST302',
      message: 'Invalid API key',
      hint: "Send the site's publishable key in the apikey header.",
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const token = /^bearer +(.*)$/is.exec(credentials.authorization ?? '')?.[1]?.trim();
  // the official client sends the key as a token where nobody has signed in
  if (token === undefined || token === gate.publishableKey) return visitor;
  const parts = token.split('.').length;
  if (parts !== 3) throw refuse(codes.undecodable, `Expected 3 parts in JWT; got ${parts}`);
  try {
    return identityOf(await gate.verify(token));
  } catch (error) {
    throw error instanceof errors.JOSEError ? tokenFault(error) : error;
  }
}
