import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { serviceKeyStart } from '#contract/service-key.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { bearerToken } from '../../../platform/members/bearer.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';

/** A service key is no token: it says nothing, ends only when it is revoked, and is kept as a hash. */
async function isServiceKey(queries: Queries, key: string): Promise<boolean> {
  if (!key.startsWith(serviceKeyStart)) return false;
  const { count } = await queries.run({
    text: 'select from auth.service_keys where key_hash = $1 and revoked_at is null',
    values: [createHash('sha256').update(key).digest('base64url')],
  });
  return count > 0;
}

/**
 * Lets the operator's programs in and nobody else: not a member, not a token that names another role. Until the operator
 * has made a key there is nobody to let in. A hook: nothing of a stranger's body is read.
 * @throws AuthError no_authorization, not_admin
 */
export async function requireAdmin(auth: AuthService, request: FastifyRequest): Promise<void> {
  const { apikey } = request.headers;
  const bearer = bearerToken(request);
  const keys = [bearer, apikey].filter((key) => typeof key === 'string');
  for (const key of keys) if (await isServiceKey(auth.accounts, key)) return;
  if (bearer === null) throw new AuthError('no_authorization');
  throw new AuthError('not_admin', { message: 'User not allowed' });
}
