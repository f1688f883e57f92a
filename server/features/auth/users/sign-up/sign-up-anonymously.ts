import type { FastifyRequest } from 'fastify';
import { AuthError } from '../../auth-error.ts';
import { type AuthService, clientOf } from '../../auth-service.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { insertSession } from '../../sessions/store-sessions.ts';
import { countRequest } from '../../wire/limits.ts';
import { recordEvent } from '../store-audit-log.ts';
import { findUser, givenMetadata, insertAnonymousUser, type Metadata } from '../store-users.ts';

/** POST /signup without an address: a member who exists on this one device. */
export async function signUpAnonymously(
  auth: AuthService,
  request: FastifyRequest,
  data: Metadata,
) {
  if (!auth.settings.signIn.anonymous) throw new AuthError('anonymous_provider_disabled');
  await countRequest(auth, 'anonymous', request);
  const now = auth.now();
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    const id = await insertAnonymousUser(queries, givenMetadata(data), now);
    const session = await insertSession(queries, id, 'anonymous', client, now);
    await recordEvent(queries, 'signed_up', id, client.ip, now);
    return { user: await findUser(queries, id), session };
  });
  if (user === null) throw new AuthError('user_not_found');
  return presentSession(auth, user, session);
}
