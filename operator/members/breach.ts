import type pg from 'pg';
import * as v from 'valibot';
import { momentOf } from '../moment.ts';
import { OperatorError } from '../operator-error.ts';
import { minute, printed } from '../printed.ts';

/** What an operator says of a breach. */
export interface BreachWords {
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly kind: string | undefined;
  /** Only the addresses of who has to be told, one a line. */
  readonly addresses: boolean;
  readonly json: boolean;
}

/**
 * Kinds of data, in the words of the Information Regulator's form, each with the tables that hold it: of whom there was a row
 * is told by the first time that a row of theirs names.
 */
const kinds = {
  account: ['auth.users', 'id', 'created_at'],
  profile: ['public.profiles', 'user_id', null],
  health: ['public.health_answers', 'user_id', null],
  meals: ['public.meal_plans', 'user_id', null],
  training: ['public.exercise_plans', 'user_id', null],
  shopping: ['public.shopping_lists', 'user_id', null],
  'what was eaten': ['public.meal_marks', 'user_id', null],
  kitchen: ['public.kitchen', 'user_id', null],
  feedback: ['public.feedback', 'user_id', 'created_at'],
  payments: ['payments.events', 'user_id', null],
  guardians: ['agreement.guardians', 'user_id', 'asked_at'],
} as const;
type Kind = keyof typeof kinds;
const isKind = (word: string): word is Kind => Object.hasOwn(kinds, word);

/** For the audit log, which keeps few characters. */
const short = (moment: Date) => `${moment.toISOString().slice(0, 16)}Z`;

const personSchema = v.array(
  v.object({
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    guardian: v.nullable(v.string()),
    used: v.boolean(),
  }),
);
const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Whose account was there before the span was over, and who had data of a kind. */
const reachable = (kind: Kind) => {
  const [table, member, time] = kinds[kind];
  const then = time === null ? '' : `and held.${time} <= $2`;
  return `u.created_at <= $2 and exists (select from ${table} held where held.${member} = u.id ${then})`;
};

async function countOf(owner: pg.Client, kind: Kind, span: readonly Date[]): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::integer as count from auth.users u where $1::timestamptz is not null and ${reachable(kind)}`,
    [...span],
  );
  return v.parse(countSchema, rows)[0].count;
}

/** Whom nobody can tell any more, because the account is gone with its address. */
async function countGone(owner: pg.Client, since: Date): Promise<number> {
  const { rows } = await owner.query(
    `select count(distinct user_id)::integer as count from auth.audit_log
      where event = 'account_deleted' and created_at >= $1`,
    [since],
  );
  return v.parse(countSchema, rows)[0].count;
}

/**
 * Who was reachable in a span of time, by kind of data, for the notice to members and to the Information Regulator
 * (POPIA s22). That somebody looked is noted in the audit log.
 * @returns the lines to print
 * @throws OperatorError
 */
export async function breach(owner: pg.Client, words: BreachWords): Promise<readonly string[]> {
  const since = momentOf('breach: --since', words.since, false);
  const until = momentOf('breach: --until', words.until, true);
  if (until < since) throw new OperatorError('breach: --until is before --since.');
  const kind = words.kind ?? 'account';
  if (!isKind(kind)) {
    throw new OperatorError(`breach: --kind is one of ${Object.keys(kinds).join(', ')}.`);
  }
  const span = [since, until] as const;
  const { rows } = await owner.query(
    `select u.email, u.phone,
        (select email from agreement.guardians where user_id = u.id and agreed_at is not null
          order by asked_at desc limit 1) as guardian,
        exists (select from auth.audit_log a where a.user_id = u.id and a.created_at between $1 and $2) as used
      from auth.users u where ${reachable(kind)} order by u.email`,
    [...span],
  );
  const people = v.parse(personSchema, rows);
  await owner.query(`insert into auth.audit_log (event, subject) values ('breach_examined', $1)`, [
    `${short(since)} ${short(until)} ${kind}${words.addresses ? ' +' : ''}`,
  ]);
  const told = people.flatMap(({ email, guardian }) => [email, guardian]);
  const addresses = [...new Set(told.filter((address) => address !== null))].sort();
  if (words.addresses && !words.json) return addresses.map(printed);
  const counts = new Map<Kind, number>();
  for (const each of Object.keys(kinds)) {
    if (isKind(each)) counts.set(each, await countOf(owner, each, span));
  }
  const gone = await countGone(owner, since);
  const used = people.filter((person) => person.used).length;
  const unreached = people.filter(({ email, guardian }) => !email && !guardian).length;
  if (words.json) {
    const found = {
      people: people.length,
      used,
      unreached,
      gone,
      kinds: Object.fromEntries(counts),
    };
    return [
      JSON.stringify({
        since: since.toISOString(),
        until: until.toISOString(),
        kind,
        ...found,
        ...(words.addresses ? { addresses } : {}),
      }),
    ];
  }
  return [
    `From ${minute(since)} to ${minute(until)}, data of kind '${kind}': ${people.length} members.`,
    `  ${used} of them did something with their account in that time`,
    `  ${unreached} of them have no mail address`,
    `  ${gone} accounts were deleted since, whose people nobody can write to`,
    'Members with data of each kind (what was changed since counts as it is now):',
    ...[...counts].map(([each, count]) => `  ${each.padEnd(16)}${count}`),
    'Add --addresses for the addresses of those to be told, of guardians too.',
  ];
}
