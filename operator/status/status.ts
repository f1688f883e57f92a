import type pg from 'pg';
import * as v from 'valibot';
import { answerDays } from '#contract/agreement/information-requests.ts';
import { alarmBounds, refusedNotice, stuckReminder } from '#database/alarm-bounds.ts';
import { payments, refunds, stops, yearEnds } from '../members/payment-looks.ts';
import { OperatorError, Trouble } from '../operator-error.ts';
import { printed } from '../printed.ts';
import { type Check, count, type LookAt, type StatusMeans, since } from './look.ts';
import {
  archive,
  backups,
  deletions,
  disks,
  drills,
  migrations,
  readings,
} from './safe-keeping.ts';

const { cancellationHours, reminderTries, missedHours, planMinutes, givenUpDays, modelShare } =
  alarmBounds;
const stuckMinutes = { mails: alarmBounds.mailMinutes, texts: alarmBounds.textMinutes } as const;

const servers: LookAt = async (owner, { presenceLock }) => {
  const { count: running } = await count(
    owner,
    `select count(*)::integer as count, null::timestamptz as oldest from pg_locks
      where locktype = 'advisory' and classid::bigint = $1 and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`,
    [presenceLock],
  );
  const told = running === 0 ? 'none runs' : `${running} running`;
  return [{ name: 'servers', ok: running > 0, told, value: running }];
};

/** Messages that somebody waits for and that their service has not taken. */
function outbox(name: 'mails' | 'texts', channel: 'mail' | 'text'): LookAt {
  return async (owner) => {
    const {
      count: stuck,
      oldest,
      problem,
    } = await count(
      owner,
      `select count(*)::integer as count, min(created_at) as oldest,
          (array_agg(last_problem order by created_at desc) filter (where last_problem is not null))[1] as problem
        from auth.mail_outbox where channel = $1 and created_at < now() - make_interval(mins => $2)`,
      [channel, stuckMinutes[name]],
    );
    const why = problem === null ? '' : `: ${printed(problem)}`;
    const told = stuck === 0 ? 'none is stuck' : `${stuck} stuck${since(oldest)}${why}`;
    return [{ name, ok: stuck === 0, told, value: stuck }];
  };
}

/** Members who cannot be told that their unused account ends, and of whom the operator has not said so yet. */
const notices: LookAt = async (owner) => {
  const { count: refused, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(refused_at) as oldest from auth.dormancy
      where ${refusedNotice}`,
    [],
  );
  const told =
    refused === 0
      ? 'none was refused'
      : `${refused} refused by a mail server${since(oldest)} (members bounced)`;
  return [{ name: 'notices', ok: refused === 0, told, value: refused }];
};

/** What members chose to be reminded of, and was refused again and again or came too late. */
const reminders: LookAt = async (owner, { settings }) => {
  if (settings.push === null) {
    return [{ name: 'reminders', ok: true, told: 'switched off', value: null }];
  }
  const { count: stuck, problem } = await count(
    owner,
    `select count(*)::integer as count, null::timestamptz as oldest,
        (array_agg(last_problem order by next_attempt_at desc) filter (where last_problem is not null))[1] as problem
      from reminders.messages where ${stuckReminder}`,
    [],
  );
  const why = problem === null ? '' : `: ${printed(problem)}`;
  const told =
    stuck === 0
      ? 'none is stuck'
      : `${stuck} tried ${reminderTries} times, or missed in ${missedHours} hours${why}`;
  return [{ name: 'reminders', ok: stuck === 0, told, value: stuck }];
};

const cancellations: LookAt = async (owner) => {
  const { count: late, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(created_at) as oldest from public.subscription_cancellations
      where status = 'pending' and created_at < now() - make_interval(hours => $1)`,
    [cancellationHours],
  );
  const told =
    late === 0
      ? `none has waited for ${cancellationHours} hours`
      : `${late} waiting for more than ${cancellationHours} hours${since(oldest)}`;
  return [{ name: 'cancellations', ok: late === 0, told, value: late }];
};

/** What people asked about their information, and what the law gives so many days for. */
const informationRequests: LookAt = async (owner) => {
  const { count: late, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(created_at) as oldest from public.information_requests
      where answered_at is null and created_at < now() - make_interval(days => $1)`,
    [answerDays],
  );
  const told =
    late === 0
      ? `none has waited for ${answerDays} days`
      : `${late} waiting for more than ${answerDays} days${since(oldest)} (requests)`;
  return [{ name: 'requests', ok: late === 0, told, value: late }];
};

const queueSchema = v.tuple([
  v.object({ waiting: v.number(), late: v.number(), oldest: v.nullable(v.date()) }),
]);

/** How many wait is told; only how long they wait is bad. */
const plans: LookAt = async (owner) => {
  const { rows } = await owner.query(
    `select count(*)::integer as waiting, min(created_at) as oldest,
        count(*) filter (where created_at < now() - make_interval(mins => $1))::integer as late
      from public.generations where state in ('queued', 'running')`,
    [planMinutes],
  );
  const [{ waiting, late, oldest }] = v.parse(queueSchema, rows);
  const told =
    late === 0
      ? `nobody has waited for ${planMinutes} minutes, ${waiting} in line`
      : `${late} members waiting for more than ${planMinutes} minutes${since(oldest)}, ${waiting} in line`;
  return [{ name: 'plans', ok: late === 0, told, value: late }];
};

const webhook: LookAt = async (owner) => {
  const { count: lost, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(gave_up_at) as oldest from outbox.profile_messages
      where gave_up_at > now() - make_interval(days => $1)`,
    [givenUpDays],
  );
  const told =
    lost === 0 ? 'none was given up' : `${lost} given up in ${givenUpDays} days${since(oldest)}`;
  return [{ name: 'webhook', ok: lost === 0, told, value: lost }];
};

const spentSchema = v.tuple([v.object({ micros: v.number() })]);

const model: LookAt = async (owner, { settings }) => {
  if (settings.model === null) {
    return [{ name: 'model', ok: true, told: 'none is set up', value: null }];
  }
  const { rows } = await owner.query(
    `select coalesce(sum(spent_micros), 0)::float8 as micros from public.model_spending
      where month = date_trunc('month', now() at time zone 'utc')`,
  );
  const dollars = v.parse(spentSchema, rows)[0].micros / 1_000_000;
  const { usdPerMonth } = settings.model;
  const ok = dollars < usdPerMonth * modelShare;
  const told = `$${dollars.toFixed(2)} of $${usdPerMonth.toFixed(2)} spent this month`;
  return [{ name: 'model', ok, told, value: dollars }];
};

const looks: readonly LookAt[] = [
  servers,
  migrations,
  backups,
  archive,
  drills,
  readings,
  deletions,
  disks,
  outbox('mails', 'mail'),
  outbox('texts', 'text'),
  reminders,
  notices,
  cancellations,
  informationRequests,
  plans,
  webhook,
  payments,
  yearEnds,
  stops,
  refunds,
  model,
];
const nameWidth = 18;

/**
 * What an operator has to look after, each with whether it is well.
 * @returns the lines to print
 * @throws Trouble with the same lines where something is not
 */
export async function status(
  owner: pg.Client,
  words: readonly string[],
  asJson: boolean,
  means: StatusMeans,
): Promise<readonly string[]> {
  if (words.length > 0) throw new OperatorError(`status: --json or nothing, not '${words[0]}'.`);
  const checks: Check[] = [];
  for (const look of looks) checks.push(...(await look(owner, means)));
  const ok = checks.every((check) => check.ok);
  const lines = asJson
    ? [JSON.stringify({ ok, checks })]
    : checks.map((check) => {
        const mark = check.ok ? 'ok     ' : 'TROUBLE';
        return `${mark}  ${check.name.padEnd(nameWidth)}${check.told}`;
      });
  if (ok) return lines;
  throw new Trouble(lines.join('\n'));
}
