import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from './operator-error.ts';
import { minute, printed } from './printed.ts';

const messageSchema = v.array(
  v.object({
    id: v.string(),
    event: v.string(),
    attempts: v.number(),
    created_at: v.date(),
    next_attempt_at: v.date(),
    gave_up_at: v.nullable(v.date()),
    last_problem: v.nullable(v.string()),
  }),
);
const mostShown = 50;

async function list(owner: pg.Client): Promise<readonly string[]> {
  const on = await owner.query('select from outbox.profile_webhook');
  const { rows } = await owner.query(
    `select id::text, event, attempts, created_at, next_attempt_at, gave_up_at, last_problem
      from outbox.profile_messages order by id desc limit $1`,
    [mostShown],
  );
  const messages = v.parse(messageSchema, rows).toReversed();
  const lines = messages.map(({ id, event, attempts, created_at, ...message }) => {
    const fate =
      message.gave_up_at === null
        ? `next at ${minute(message.next_attempt_at)}`
        : `given up at ${minute(message.gave_up_at)}`;
    const problem = message.last_problem === null ? '' : `: ${printed(message.last_problem)}`;
    return `${minute(created_at)}  ${id}  ${event}  tries ${attempts}, ${fate}${problem}`;
  });
  return [
    on.rowCount === 0
      ? 'No webhook is set up (PROFILE_WEBHOOK_URL).'
      : 'The profile webhook is set up.',
    ...(lines.length === 0 ? ['No message is waiting.'] : lines),
  ];
}

/** What the profile webhook has not delivered; `retry` makes all that waits due at once. */
export async function webhook(
  owner: pg.Client,
  [action]: readonly string[],
): Promise<readonly string[]> {
  if (action === undefined) return list(owner);
  if (action !== 'retry') throw new OperatorError(`webhook: retry, not '${action}'.`);
  const { rowCount } = await owner.query(
    `update outbox.profile_messages set next_attempt_at = now()
      where gave_up_at is null and last_problem is not null and next_attempt_at > now() + interval '1 minute'`,
  );
  return [`${rowCount ?? 0} messages are tried again now.`];
}
