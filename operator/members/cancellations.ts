import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import { answered, minute, printed } from '../printed.ts';
import { findMember } from './member.ts';

const listSchema = v.array(
  v.object({
    email: v.nullable(v.string()),
    full_name: v.nullable(v.string()),
    reason: v.string(),
    how: v.string(),
    status: v.string(),
    created_at: v.date(),
  }),
);

async function list(
  owner: pg.Client,
  everyState: boolean,
  asJson: boolean,
): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select u.email, p.full_name, c.reason, c.how, c.status, c.created_at
      from public.subscription_cancellations c
      join auth.users u on u.id = c.user_id
      left join public.profiles p on p.user_id = c.user_id
      where $1 or c.status = 'pending' order by c.created_at`,
    [everyState],
  );
  const requests = v.parse(listSchema, rows);
  const lines = requests.map(
    ({ email, full_name, reason, how, status, created_at }) =>
      `${minute(created_at)}  ${status.padEnd(9)}  ${printed(email ?? '')}  ${printed(full_name ?? '(no profile)')}${how === 'no renewal' ? '' : ` (${how})`}: ${printed(reason)}`,
  );
  return answered(
    asJson,
    requests,
    lines.length === 0 ? ['No requests to cancel are waiting.'] : lines,
  );
}

/** What the operator has `moved` stands in the member's own history too. */
const noted = `noted as (insert into auth.audit_log (user_id, event)
        select distinct user_id, 'cancellation_changed_by_operator' from moved)`;

/** Moves the member's requests from one state to another; the member sees the latest. */
async function move(
  owner: pg.Client,
  mail: string | undefined,
  { from, to, asJson }: { readonly from: string; readonly to: string; readonly asJson: boolean },
): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with moved as (update public.subscription_cancellations set status = $3
        where user_id = $1 and status = $2 returning user_id),
      ${noted}
      select from moved`,
    [id, from, to],
  );
  if (rowCount === 0) throw new OperatorError(`This member has no ${from} request.`);
  return answered(asJson, { member: mail, from, to }, [`${printed(mail ?? '')}: ${from} -> ${to}`]);
}

async function withdraw(
  owner: pg.Client,
  mail: string | undefined,
  asJson: boolean,
): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with moved as (delete from public.subscription_cancellations
        where user_id = $1 and status = 'pending' returning user_id),
      ${noted}
      select from moved`,
    [id],
  );
  if (rowCount === 0) throw new OperatorError('This member has no pending request.');
  return answered(asJson, { member: mail, from: 'pending', to: null }, [
    `${printed(mail ?? '')}: the request is withdrawn`,
  ]);
}

/**
 * Requests to cancel a subscription. A member sees none, a pending or a processed one; `approve` is for after the payment
 * provider has stopped the payments.
 */
export function cancellations(
  owner: pg.Client,
  [action, mail]: readonly string[],
  asJson: boolean,
): Promise<readonly string[]> {
  switch (action) {
    case undefined:
      return list(owner, false, asJson);
    case 'all':
      return list(owner, true, asJson);
    case 'approve':
      return move(owner, mail, { from: 'pending', to: 'processed', asJson });
    case 'reopen':
      return move(owner, mail, { from: 'processed', to: 'pending', asJson });
    case 'withdraw':
      return withdraw(owner, mail, asJson);
    default:
      throw new OperatorError(`cancellations: all, approve, reopen or withdraw, not '${action}'.`);
  }
}
