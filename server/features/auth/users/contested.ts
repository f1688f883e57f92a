import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import type { User } from './store-users.ts';

/**
 * Somebody claims the address of an account that was never confirmed, without its password. One of the two is not the
 * address's owner, and nobody can tell which: whoever confirms it gets no password along that the other one chose.
 * @param password what they gave; null where they gave none
 */
export async function contestPassword(
  auth: AuthService,
  queries: Queries,
  { id, passwordHash }: User,
  password: string | null,
): Promise<void> {
  if (passwordHash === null) return;
  if (password !== null && (await auth.passwords.match(passwordHash, password))) return;
  await queries.run({
    text: 'update auth.users set password_contested = true where id = $1',
    values: [id],
  });
}
