import type { Queries } from '../../../platform/database/database.ts';
import type { ComposedMail } from '../../../platform/outgoing/compose-mail.ts';
import type { AuthService } from '../auth-service.ts';
import { findUser } from '../users/store-users.ts';
import { noticeSeconds } from './one-time-code.ts';

/** Tells a member by mail of something that happened to their account; `auth.post.wake()` sends it once it has been written. */
export async function tellMember(
  auth: AuthService,
  queries: Queries,
  userId: string,
  mail: ComposedMail,
): Promise<void> {
  const user = await findUser(queries, userId);
  if (user?.email == null) return;
  await auth.post.put(queries, { to: user.email, ...mail }, noticeSeconds);
}
