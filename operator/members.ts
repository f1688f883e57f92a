import type pg from 'pg';
import * as v from 'valibot';
import { findMember } from './member.ts';
import { OperatorError } from './operator-error.ts';
import { printed } from './printed.ts';

const dataSchema = v.record(v.string(), v.unknown());
const countOf = (rows: unknown) => (Array.isArray(rows) ? rows.length : 1);

async function dataOf(owner: pg.Client, id: string): Promise<Record<string, unknown>> {
  const { rows } = await owner.query('select privacy.data_of($1) as data', [id]);
  return v.parse(v.tuple([v.object({ data: dataSchema })]), rows)[0].data;
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

/** A member's data: a copy of everything as JSON, or its deletion. */
export async function members(
  owner: pg.Client,
  [action, mail]: readonly string[],
  { sure, all }: { readonly sure: boolean; readonly all: boolean },
): Promise<readonly string[]> {
  switch (action) {
    case 'export':
      return [JSON.stringify(await dataOf(owner, await findMember(owner, mail)), null, 2)];
    case 'delete':
      return remove(owner, mail, sure);
    case 'sign-out':
      return signOut(owner, mail, all);
    default:
      throw new OperatorError('members: export, sign-out or delete, and a <mail>.');
  }
}
