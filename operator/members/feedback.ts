import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import { minute, printed } from '../printed.ts';

const usualCount = '50';
const rowsSchema = v.array(
  v.object({ email: v.nullable(v.string()), content: v.string(), created_at: v.date() }),
);

/** The newest feedback, oldest of it first, so that the newest stands above the prompt. */
export async function feedback(
  owner: pg.Client,
  [count = usualCount]: readonly string[],
): Promise<readonly string[]> {
  if (!/^[1-9]\d{0,4}$/.test(count)) {
    throw new OperatorError(`feedback: how many, for example ${usualCount}.`);
  }
  const { rows } = await owner.query(
    `select * from (
        select u.email, f.content, f.created_at from public.feedback f
        left join auth.users u on u.id = f.user_id
        order by f.created_at desc limit $1) newest
      order by created_at`,
    [count],
  );
  const given = v.parse(rowsSchema, rows);
  if (given.length === 0) return ['There is no feedback yet.'];
  return given.map(
    ({ email, content, created_at }) =>
      `${minute(created_at)}  ${printed(email ?? 'a visitor')}: ${printed(content)}`,
  );
}
