import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../../../platform/answers/errors.ts';
import type { MemberDatabase } from '../../../platform/database/database.ts';
import { memberOf } from '../../../platform/members/bearer.ts';
import { readAnyBody } from '../../../platform/members/member-posts.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { dataExportedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { recordEvent } from '../users/store-audit-log.ts';

/** A copy is large, and nobody needs many. */
const copies = { capacity: 10, perSeconds: 3_600 };

/** Everything that is kept about a member, by table, as JSON text; null for who is no member any more. */
async function copyOf(
  members: MemberDatabase,
  member: Awaited<ReturnType<typeof memberOf>>,
): Promise<string | null> {
  const { rows } = await members.run(
    member.identity,
    { text: 'select privacy.own_data()::text as data' },
    { readOnly: true },
  );
  const data = rows[0]?.data;
  return typeof data === 'string' ? data : null;
}

/**
 * POST /functions/v1/export-data: everything that is kept about the member who asks, by table. They are told by mail, as
 * whoever has their session could ask for it too.
 */
export function exportDataRoute(
  app: FastifyInstance,
  auth: AuthService,
  members: MemberDatabase,
): void {
  readAnyBody(app);
  app.post(wire.exportData, async (request, reply) => {
    const member = await memberOf(request, auth.tokens);
    const { taken } = await auth.rateLimits.takeShared(`export:${member.userId}`, copies);
    if (!taken) {
      throw new ProductError(
        429,
        'too_many_requests',
        'You have downloaded your data several times just now. Please try again in an hour.',
      );
    }
    const data = await copyOf(members, member);
    if (data === null) {
      throw new ProductError(401, 'not_authenticated', sentences.notAuthenticated);
    }
    await auth.accounts.transaction(async (queries) => {
      await tellMember(auth, queries, member.userId, dataExportedMail());
      await recordEvent(queries, 'data_exported', member.userId, clientOf(request).ip, auth.now());
    });
    auth.post.wake();
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return data;
  });
}
