import { clientBlock, clientNetwork } from '../../../platform/limits/rate-limits.ts';
import { AuthError, type AuthErrorCode } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { hasSignedInFrom } from '../users/known-places.ts';
import type { MemberAddress } from '../users/member-address.ts';
import { recordFailedSignIn } from '../users/store-audit-log.ts';
import { findUserAt, type User } from '../users/store-users.ts';
import { type Bucket, countedTry } from '../wire/counted-try.ts';
import { wrongPasswords, wrongPasswordsReserve } from '../wire/limits.ts';

/**
 * The counters of wrong passwords. An address that nobody has is counted like any other. Where the member has signed in
 * before, tries are counted apart; elsewhere all count together, and when strangers have used those up, each network has a
 * small reserve of its own, so that a member whose address is new gets in nevertheless.
 */
async function wrongPasswordBuckets(
  auth: AuthService,
  address: MemberAddress,
  { ip }: Client,
): Promise<Bucket & { readonly reserve?: Bucket }> {
  const name = `auth-password:${auth.nameOf(address.value)}`;
  if (ip === null) return { bucket: name, limit: wrongPasswords };
  if (await hasSignedInFrom(auth.accounts, address, ip, auth.now())) {
    return { bucket: `${name}:${clientBlock(ip)}`, limit: wrongPasswords };
  }
  return {
    bucket: name,
    limit: wrongPasswords,
    reserve: { bucket: `${name}:${clientNetwork(ip)}`, limit: wrongPasswordsReserve },
  };
}

/**
 * @param miss what a wrong password is told as
 * @throws AuthError the same one for a wrong password and for an address that nobody has, after the same work
 */
export async function provePassword(
  auth: AuthService,
  address: MemberAddress,
  password: string,
  client: Client,
  miss: AuthErrorCode = 'invalid_credentials',
): Promise<User> {
  const counted = await wrongPasswordBuckets(auth, address, client);
  return countedTry(auth, { ...counted, miss }, async () => {
    const user = await findUserAt(auth.accounts, address);
    const right = await auth.passwords.match(user?.passwordHash ?? null, password);
    if (user !== null && right) return user;
    const failed = { userId: user?.id ?? null, subject: auth.nameOf(address.value), ip: client.ip };
    auth.background.run('a failed sign-in noted', () =>
      recordFailedSignIn(auth.accounts, failed, auth.now()),
    );
    throw new AuthError(miss);
  });
}
