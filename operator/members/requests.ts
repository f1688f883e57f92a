import type pg from 'pg';
import * as v from 'valibot';
import { answerDays, requestKinds } from '#contract/agreement/information-requests.ts';
import { momentOf } from '../moment.ts';
import { OperatorError } from '../operator-error.ts';
import { minute, printed, answered as told } from '../printed.ts';
import { findMember } from './member.ts';

const listSchema = v.array(
  v.object({
    no: v.string(),
    email: v.nullable(v.string()),
    contact: v.nullable(v.string()),
    kind: v.string(),
    content: v.string(),
    created_at: v.date(),
    due_at: v.date(),
    answered_at: v.nullable(v.date()),
    overdue: v.boolean(),
  }),
);

async function list(
  owner: pg.Client,
  everyState: boolean,
  asJson: boolean,
): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select r.no::text, u.email, r.contact, r.kind, r.content, r.created_at, r.answered_at,
        r.created_at + make_interval(days => $2) as due_at,
        r.answered_at is null and r.created_at + make_interval(days => $2) < now() as overdue
      from public.information_requests r left join auth.users u on u.id = r.user_id
      where $1 or r.answered_at is null order by r.created_at, r.no`,
    [everyState, answerDays],
  );
  const requests = v.parse(listSchema, rows);
  if (asJson) return [JSON.stringify(requests)];
  if (requests.length === 0) return ['No request about somebody’s information waits.'];
  return requests.map(({ no, email, contact, kind, content, due_at, answered_at, overdue }) => {
    const state =
      answered_at !== null
        ? `answered ${minute(answered_at)}`
        : `${overdue ? 'OVERDUE' : 'due'} ${minute(due_at)}`;
    return `${no.padStart(4)}  ${state.padEnd(26)}  ${kind.padEnd(10)}  ${printed(contact === null ? (email ?? '(no address)') : `${contact} (no account)`)}: ${printed(content)}`;
  });
}

async function answered(
  owner: pg.Client,
  no: string | undefined,
  asJson: boolean,
): Promise<readonly string[]> {
  if (no === undefined || !/^[1-9]\d{0,17}$/.test(no)) {
    throw new OperatorError('requests answered: which one? Give its number.');
  }
  const { rowCount } = await owner.query(
    `with done as (update public.information_requests set answered_at = greatest(now(), created_at)
        where no = $1 and answered_at is null returning user_id, no),
      noted as (insert into auth.audit_log (user_id, event, subject)
        select user_id, 'request_answered', no::text from done)
      select from done`,
    [no],
  );
  if (rowCount === 0) throw new OperatorError(`No request ${no} waits for an answer.`);
  return told(asJson, { no, answered: true }, [`Request ${no} is answered.`]);
}

/** How a request reached the operator. */
export interface CameIn {
  /** The day, in South Africa; today if not said. */
  readonly on: string | undefined;
  /** Of somebody without an account: in place of a member's address stands who they are. */
  readonly noAccount: boolean;
}

/** The day on which a request came in, from which its time runs. */
function cameOn(on: string | undefined): Date | null {
  if (on === undefined) return null;
  const day = momentOf('requests add: --on', on, false);
  if (day > new Date()) throw new OperatorError('requests add: --on is a day that has come.');
  return day;
}

/** A request that came by mail, on paper or by phone. */
async function add(
  owner: pg.Client,
  [asker, kind, ...words]: readonly string[],
  { on, noAccount, json }: CameIn & { readonly json: boolean },
): Promise<readonly string[]> {
  const known = requestKinds.find((one) => one === kind);
  if (known === undefined) {
    throw new OperatorError(
      `requests add <mail> <kind> <words>: a kind of ${requestKinds.join(', ')}.`,
    );
  }
  const content = words.join(' ').trim();
  if (content === '') throw new OperatorError('requests add: what was asked, in some words.');
  const contact = noAccount ? (asker ?? '').trim() : null;
  if (contact === '') throw new OperatorError('requests add --no-account: who asks?');
  const id = noAccount ? null : await findMember(owner, asker);
  const { rows } = await owner.query(
    `with kept as (insert into public.information_requests (user_id, contact, kind, content, created_at)
        values ($1, $2, $3, $4, coalesce($5, now())) returning user_id, no, created_at),
      noted as (insert into auth.audit_log (user_id, event, subject)
        select user_id, 'request_added', no::text from kept)
      select no::text, created_at + make_interval(days => $6) as due_at from kept`,
    [id, contact, known, content, cameOn(on), answerDays],
  );
  const [{ no, due_at }] = v.parse(v.tuple([v.object({ no: v.string(), due_at: v.date() })]), rows);
  return told(json, { no, due_at }, [
    `Kept as request ${no}; an answer is due by ${minute(due_at)}.`,
  ]);
}

/**
 * What people ask about their own information, each with the day by which it is to be answered.
 * @throws OperatorError
 */
export function requests(
  owner: pg.Client,
  [action, ...rest]: readonly string[],
  { json, ...cameIn }: CameIn & { readonly json: boolean },
): Promise<readonly string[]> {
  switch (action) {
    case undefined:
      return list(owner, false, json);
    case 'all':
      return list(owner, true, json);
    case 'answered':
      return answered(owner, rest[0], json);
    case 'add':
      return add(owner, rest, { ...cameIn, json });
    default:
      throw new OperatorError(`requests: all, answered or add, not '${action}'.`);
  }
}
