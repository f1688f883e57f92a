import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import { minute, printed } from '../printed.ts';
import { findMember } from './member.ts';

const dataSchema = v.record(v.string(), v.unknown());
const countOf = (rows: unknown) => (Array.isArray(rows) ? rows.length : 1);

async function dataOf(owner: pg.Client, id: string): Promise<Record<string, unknown>> {
  const { rows } = await owner.query('select privacy.data_of($1) as data', [id]);
  return v.parse(v.tuple([v.object({ data: dataSchema })]), rows)[0].data;
}

/** A copy of everything, which says of itself that the operator took it: the event is in it. */
async function copy(owner: pg.Client, mail: string | undefined): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  await owner.query(
    `insert into auth.audit_log (user_id, event) values ($1, 'data_exported_by_operator')`,
    [id],
  );
  return [JSON.stringify(await dataOf(owner, id), null, 2)];
}

/** Without `--yes` it only says what would go. */
async function remove(
  owner: pg.Client,
  mail: string | undefined,
  sure: boolean,
): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  if (sure) {
    await owner.query('begin');
    await owner.query('delete from auth.users where id = $1', [id]);
    await owner.query(
      `insert into auth.audit_log (user_id, event) values ($1, 'account_deleted')`,
      [id],
    );
    await owner.query('commit');
    return [`${printed(mail ?? '')} and all that belonged to it is deleted.`];
  }
  const counts = Object.entries(await dataOf(owner, id)).map(
    ([table, rows]) => `  ${table}: ${countOf(rows)}`,
  );
  return [
    `Nothing is deleted yet. ${printed(mail ?? '')} has:`,
    ...counts,
    'Add --yes to delete all of it for ever.',
  ];
}

/** Ends sessions: what was signed in is signed out at once, everywhere. */
async function signOut(
  owner: pg.Client,
  mail: string | undefined,
  all: boolean,
): Promise<readonly string[]> {
  if (all && mail !== undefined) throw new OperatorError('Either one member or --all.');
  const id = all ? null : await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with ended as (delete from auth.sessions where $1::uuid is null or user_id = $1 returning user_id),
      noted as (insert into auth.audit_log (user_id, event) select distinct user_id, 'signed_out_by_operator' from ended)
      select from ended`,
    [id],
  );
  return [`${rowCount ?? 0} sessions are ended.`];
}

/** Whoever asked a guardian stays under age until they can have come of age; a mistyped age is mended here. */
async function grownUp(owner: pg.Client, mail: string | undefined): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with gone as (delete from agreement.guardians where user_id = $1 returning user_id),
      noted as (insert into auth.audit_log (user_id, event) select distinct user_id, 'guardians_forgotten' from gone)
      select from gone`,
    [id],
  );
  if (rowCount === 0) throw new OperatorError('This member has asked no guardian.');
  return [`${printed(mail ?? '')} counts by the age of their profile from now on.`];
}

const refusedRows = v.array(
  v.object({ email: v.nullable(v.string()), refusals: v.number(), refused: v.date() }),
);

/** Members to whom a mail server takes no notice that their account ends. */
async function refused(owner: pg.Client): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select u.email, d.refusals, d.refused_at as refused from auth.dormancy d join auth.users u on u.id = d.user_id
      where d.refusals > 0 and d.bounced_at is null order by d.refused_at`,
  );
  const people = v.parse(refusedRows, rows);
  if (people.length === 0) return ['No mail about an unused account was refused for good.'];
  return [
    ...people.map(
      (one) => `${printed(one.email ?? '')}  ${one.refusals} times, last on ${minute(one.refused)}`,
    ),
    "Nothing of theirs is deleted. 'members bounced <mail>' ends the tries; 'members delete <mail>' deletes the account.",
  ];
}

/** A mail that told of the deletion of an account came back: it told nobody, and none is deleted for it. */
async function bounced(owner: pg.Client, mail: string | undefined): Promise<readonly string[]> {
  const id = await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with untold as (update auth.dormancy set first_told_at = null, second_told_at = null, bounced_at = now()
        where user_id = $1 and (first_told_at is not null or refusals > 0) returning user_id),
      noted as (insert into auth.audit_log (user_id, event) select user_id, 'mail_bounced' from untold)
      select from untold`,
    [id],
  );
  if (rowCount === 0) throw new OperatorError('This member was not told that their account ends.');
  return [`${printed(mail ?? '')} counts as not told; the account stays until they come back.`];
}

/** A member's data: a copy of everything as JSON, or its deletion. */
export async function members(
  owner: pg.Client,
  [action, mail]: readonly string[],
  {
    sure,
    all,
    forget,
  }: {
    readonly sure: boolean;
    readonly all: boolean;
    readonly forget: () => Promise<readonly string[]>;
  },
): Promise<readonly string[]> {
  switch (action) {
    case 'export':
      return copy(owner, mail);
    case 'bounced':
      return mail === undefined ? refused(owner) : bounced(owner, mail);
    case 'grown-up':
      return grownUp(owner, mail);
    case 'forget':
      return forget();
    case 'delete':
      return remove(owner, mail, sure);
    case 'sign-out':
      return signOut(owner, mail, all);
    default:
      throw new OperatorError(
        'members: bounced, grown-up, export, sign-out or delete, and a <mail>; or forget.',
      );
  }
}
