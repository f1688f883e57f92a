import type pg from 'pg';
import * as v from 'valibot';
import { changeLogins, type LoginRole } from '#database/provision.ts';
import { OperatorError } from '../operator-error.ts';

const pageSize = 500;
const pageSchema = v.array(v.object({ key: v.string(), sealed: v.string() }));

interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly purpose: string;
}

/** What hangs on the server's secret, as the server knows it. */
export interface SecretChange {
  readonly sealedColumns: readonly SealedColumn[];
  /** The text sealed with the secret of now; null when it is. @throws when neither secret opens it */
  reseal(purpose: string, sealed: string): string | null;
  /** From the secret of now. */
  loginPassword(role: LoginRole): string;
}

/** Seals every text of a column with the secret of now. @returns how many were sealed with the other one */
async function resealColumn(
  owner: pg.Client,
  change: SecretChange,
  { table, key, column, purpose }: SealedColumn,
): Promise<number> {
  let last = '';
  let changed = 0;
  for (;;) {
    const { rows } = await owner.query(
      `select ${key}::text as key, ${column} as sealed from ${table}
        where ${column} is not null and ${key}::text > $1 order by ${key}::text limit ${pageSize}`,
      [last],
    );
    const page = v.parse(pageSchema, rows);
    for (const row of page) {
      const sealed = change.reseal(purpose, row.sealed);
      if (sealed === null) continue;
      // a row that a server changes or deletes meanwhile is left as it is
      const { rowCount } = await owner.query(
        `update ${table} set ${column} = $3 where ${key}::text = $1 and ${column} = $2`,
        [row.key, row.sealed, sealed],
      );
      changed += rowCount ?? 0;
    }
    last = page.at(-1)?.key ?? last;
    if (page.length < pageSize) return changed;
  }
}

async function resealAll(owner: pg.Client, change: SecretChange): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const sealed of change.sealedColumns) {
    const changed = await resealColumn(owner, change, sealed).catch((cause: unknown) => {
      throw new OperatorError(
        `${sealed.table}: something there was sealed with neither SECRET_KEY nor SECRET_KEY_OLD. What came before it is sealed anew; nothing is lost.`,
        { cause },
      );
    });
    lines.push(`${sealed.table.padEnd(18)}  ${changed} sealed anew`);
  }
  return lines;
}

/**
 * Makes everything that hangs on the secret hang on the one of now. Servers that know both go on meanwhile.
 * @throws OperatorError
 */
export async function reseal(owner: pg.Client, change: SecretChange): Promise<readonly string[]> {
  const lines = await resealAll(owner, change);
  // last, so that a run that failed before it can be repeated from a server that still knows one secret only
  await changeLogins(owner, change.loginPassword);
  return [
    ...lines,
    'The logins of the database have their new passwords.',
    'Leave SECRET_KEY_OLD set for SESSION_IDLE_DAYS: until then devices come back with tokens made from it. Who has not come by then signs in again.',
  ];
}
