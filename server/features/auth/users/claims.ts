import type { Queries } from '../../../platform/database/database.ts';
import type { MemberAddress } from './member-address.ts';
import type { User } from './store-users.ts';

/**
 * Whether an account is a mere claim to its address: nobody has confirmed it or ever come by it, and nobody was invited. Anybody
 * can make such a one for any address, so it keeps nobody from having their own.
 */
export const isMereClaim = (user: User): boolean =>
  user.emailConfirmedAt === null &&
  user.phoneConfirmedAt === null &&
  user.lastSignInAt === null &&
  user.invitedAt === null;

/** Ends such an account, for a member who has shown that the address is theirs. */
export async function endMereClaim(
  queries: Queries,
  { kind, value }: MemberAddress,
): Promise<void> {
  await queries.run({
    text: `delete from auth.users where ${kind} = $1 and email_confirmed_at is null and phone_confirmed_at is null
      and last_sign_in_at is null and invited_at is null`,
    values: [value],
  });
}
