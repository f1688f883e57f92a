import { clientBlock } from '../../../platform/rate-limits.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { findUserByEmail, hasSignedInFrom, type User } from '../users/store-users.ts';
import { countedTry } from '../wire/counted-try.ts';
import { wrongPasswords } from '../wire/limits.ts';

/**
 * The counter of wrong passwords. An address that nobody has is counted like any other. Where the member has signed in
 * before, tries are counted apart, so that strangers who use up the common count do not lock them out.
 */
async function wrongPasswordBucket(auth: AuthService, email: string, { ip }: Client) {
  const known = await hasSignedInFrom(auth.accounts, email, ip, auth.now());
  const place = known && ip !== null ? `:${clientBlock(ip)}` : '';
  return `auth-password:${auth.nameOf(email)}${place}`;
}

/** @throws AuthError the same one for a wrong password and for an address that nobody has, after the same work */
export async function provePassword(
  auth: AuthService,
  email: string,
  password: string,
  client: Client,
): Promise<User> {
  const bucket = await wrongPasswordBucket(auth, email, client);
  const tries = { bucket, limit: wrongPasswords, miss: 'invalid_credentials' } as const;
  return countedTry(auth, tries, async () => {
    const user = await findUserByEmail(auth.accounts, email);
    const right = await auth.passwords.match(user?.passwordHash ?? null, password);
    if (user === null || !right) throw new AuthError('invalid_credentials');
    return user;
  });
}
