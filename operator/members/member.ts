import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import { printed } from '../printed.ts';

const rowsSchema = v.array(v.object({ id: v.string() }));

/** Id of the member with an e-mail address. @throws OperatorError when nobody has it */
export async function findMember(owner: pg.Client, mail: string | undefined): Promise<string> {
  if (mail === undefined)
    throw new OperatorError("Which member? Give the account's email address.");
  const { rows } = await owner.query('select id from auth.users where email = lower($1)', [mail]);
  const [member] = v.parse(rowsSchema, rows);
  if (!member) throw new OperatorError(`No member has the address ${printed(mail)}.`);
  return member.id;
}
