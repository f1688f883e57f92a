import { AuthError } from '../auth-error.ts';
import type { User } from './store-users.ts';

/** Whether a company's own sign-in looks after the account: who leaves the company must not keep another way in. */
export const isManaged = ({ identities }: Pick<User, 'identities'>): boolean =>
  identities.some(({ provider }) => provider.startsWith('sso:'));

/** @throws AuthError user_sso_managed */
export function requireOwnAccount(user: User): void {
  if (isManaged(user)) throw new AuthError('user_sso_managed');
}
