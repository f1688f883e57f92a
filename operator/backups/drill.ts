import type pg from 'pg';
import { DrillUnderWay } from '#database/drill/alone.ts';
import type { DrillResult } from '#database/drill/drill-result.ts';
import { runDrill } from '#database/drill/run-drill.ts';
import type { Settings } from '#server/settings.ts';
import { OperatorError, Trouble } from '../operator-error.ts';

const notAllowed =
  'Tables and indexes were not checked: amcheck needs a superuser. Ask whoever runs that PostgreSQL for pg_amcheck.';

function tellDrill(result: DrillResult): readonly string[] {
  const { backup, rows, tables, checked, seconds, problems } = result;
  return [
    ...(tables === 0
      ? []
      : [`${backup}: ${rows} rows of ${tables} tables restored, the same to the byte.`]),
    checked === null ? notAllowed : `${checked} tables and indexes of the database read.`,
    ...problems,
    `${seconds} s.`,
  ];
}

/**
 * Restores the newest backup of BACKUP_DIR into a database that is dropped again, and reads the product's own to its end.
 * @throws OperatorError, Trouble where something does not hold
 */
export async function restoreDrill(
  owner: pg.Client,
  words: readonly string[],
  settings: Pick<Settings, 'backup' | 'dataDir' | 'databaseUrl'>,
): Promise<readonly string[]> {
  if (words.length > 0) throw new OperatorError(`drill takes nothing, not '${words[0]}'.`);
  const { folder, passphrase } = settings.backup;
  if (folder === null) throw new OperatorError('Set BACKUP_DIR: the newest backup there is tried.');
  const dataDir = settings.databaseUrl === null ? settings.dataDir : null;
  try {
    const result = await runDrill(owner, { folder, passphrase, dataDir, now: new Date() });
    if (result.ok) return tellDrill(result);
    throw new Trouble(tellDrill(result).join('\n'));
  } catch (error) {
    if (error instanceof DrillUnderWay) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}
