import type pg from 'pg';
import { momentOf } from '../moment.ts';
import { OperatorError } from '../operator-error.ts';
import { printed } from '../printed.ts';
import type { ProviderMeans } from './provider.ts';

/** As far back as a first look goes; a provider tells of a payment for three days. */
const usualDays = 35;

interface Asked {
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly sure: boolean;
  readonly json: boolean;
}

/**
 * Compares what the provider lists with what it told us. With `--yes` what is missing here is taken in as if it had been told.
 * @throws OperatorError
 */
export async function reconcile(
  owner: pg.Client,
  words: readonly string[],
  { since, until, sure, json }: Asked,
  provider: ProviderMeans,
): Promise<readonly string[]> {
  if (words.length > 0)
    throw new OperatorError('reconcile [--since <day>] [--until <day>] [--yes]');
  const to = until === undefined ? new Date() : momentOf('reconcile: --until', until, true);
  const from =
    since === undefined
      ? new Date(to.getTime() - usualDays * 86_400_000)
      : momentOf('reconcile: --since', since, false);
  const found = await provider.reconcile(from, to, sure);
  const { missing, unknown, other, compared } = found;
  if (sure && missing.length > 0) {
    await owner.query(
      `insert into auth.audit_log (event, subject) values ('payments_taken_in', left($1, 64))`,
      [missing.join(' ')],
    );
  }
  if (json) return [JSON.stringify({ from, to, ...found })];
  const line = (what: string) => (name: string) => `${printed(name)}  ${what}`;
  const taken = sure ? 'was missing here and is taken in' : 'is missing here (--yes takes it in)';
  const lines = [
    ...missing.map(line(taken)),
    ...unknown.map(line('is known here and not listed by the provider')),
    ...other.map(line('has another amount at the provider')),
  ];
  return [`${compared} payments compared, ${lines.length} differ.`, ...lines];
}
