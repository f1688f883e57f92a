import * as v from 'valibot';
import type { Metadata } from '../users/store-users.ts';

/** Somebody for whom another service vouches. */
export interface VouchedPerson {
  readonly provider: string;
  /** The service's own name for them, which never changes. */
  readonly subject: string;
  /** Lower-cased; null where the service tells none. */
  readonly email: string | null;
  /** Whether the service says that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** What of it an app may want to show. */
  readonly data: Metadata;
}

const words = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined);
const address = v.fallback(
  v.optional(v.pipe(v.string(), v.maxLength(500), v.startsWith('https://'))),
  undefined,
);
const claimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.fallback(
    v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(255))),
    undefined,
  ),
  // some services write the truth as a text
  email_verified: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.boolean(), v.picklist(['true', 'false'])]),
        v.transform((given) => given === true || given === 'true'),
      ),
    ),
    undefined,
  ),
  name: words,
  given_name: words,
  family_name: words,
  preferred_username: words,
  picture: address,
});

/**
 * Reads the claims of an id token, and of the service's answer about the person where there is one.
 * @throws ValiError where they name nobody
 */
export function readPerson(
  provider: string,
  claims: Readonly<Record<string, unknown>>,
): VouchedPerson {
  const read = v.parse(claimsSchema, claims);
  const { iss, sub, email, picture, preferred_username, ...names } = read;
  const isEmailVerified = email !== undefined && read.email_verified === true;
  const parts = [names.given_name, names.family_name].filter((part) => part !== undefined);
  const name = names.name ?? (parts.length > 0 ? parts.join(' ') : preferred_username);
  const data = {
    iss,
    sub,
    provider_id: sub,
    email,
    email_verified: isEmailVerified,
    phone_verified: false,
    name,
    full_name: name,
    preferred_username,
    picture,
    avatar_url: picture,
  };
  return {
    provider,
    subject: sub,
    email: email ?? null,
    isEmailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}
