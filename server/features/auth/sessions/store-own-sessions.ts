import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';

const sessionsSchema = v.array(
  v.object({
    id: v.string(),
    userAgent: v.nullable(v.string()),
    ip: v.nullable(v.string()),
    createdAt: v.date(),
    refreshedAt: v.date(),
  }),
);

/** A member's sessions, the one that was used last first. */
export async function readSessions(queries: Queries, userId: string) {
  const { rows } = await queries.run({
    text: `select id, user_agent as "userAgent", host(ip) as ip, created_at as "createdAt",
        refreshed_at as "refreshedAt"
      from auth.sessions where user_id = $1 and (not_after is null or not_after > now())
      order by refreshed_at desc, id`,
    values: [userId],
  });
  return v.parse(sessionsSchema, rows);
}

/** @returns false when the member has no such session */
export async function deleteOwnSession(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  const { count } = await queries.run({
    text: 'delete from auth.sessions where user_id = $1 and id = $2',
    values: [userId, id],
  });
  return count === 1;
}

const eventsSchema = v.array(
  v.object({ event: v.string(), ip: v.nullable(v.string()), createdAt: v.date() }),
);

/**
 * What happened to an account, the newest first. Not what was refused in its name: that has changed nothing, is the
 * operator's to look at, and whoever holds an ended session could have it drive everything else from the list.
 */
export async function readEvents(queries: Queries, userId: string, limit: number) {
  const { rows } = await queries.run({
    text: `select event, host(ip) as ip, created_at as "createdAt" from auth.audit_log
      where user_id = $1 and event <> 'access_refused' order by created_at desc, id desc limit $2`,
    values: [userId, limit],
  });
  return v.parse(eventsSchema, rows);
}
