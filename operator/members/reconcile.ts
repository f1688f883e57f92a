import type pg from 'pg';
import { momentOf } from '../moment.ts';
import { OperatorError } from '../operator-error.ts';
import { answered, printed } from '../printed.ts';
import {
  type PaymentDifferences,
  type PaymentProviders,
  type ProviderName,
  providerTitles,
} from './provider.ts';

/** As far back as a first look goes; a provider tells of a payment for three days. */
const usualDays = 35;

interface Asked {
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly sure: boolean;
  readonly json: boolean;
}

interface Compared extends PaymentDifferences {
  readonly provider: ProviderName;
}

function linesOf({ provider, ...found }: Compared, sure: boolean): readonly string[] {
  const { missing, unknown, other, compared } = found;
  const title = providerTitles[provider];
  const line = (what: string) => (name: string) => `${printed(name)}  ${what}`;
  const taken = sure ? 'was missing here and is taken in' : 'is missing here (--yes takes it in)';
  const lines = [
    ...missing.map(line(taken)),
    ...unknown.map(line(`is known here and not listed by ${title}`)),
    ...other.map(line(`has another amount at ${title}`)),
  ];
  return [`${compared} payments compared with ${title}, ${lines.length} differ.`, ...lines];
}

/**
 * Compares what providers list with what they told us. With `--yes` what is missing here is taken in as if it had been told.
 * @throws OperatorError
 */
export async function reconcile(
  owner: pg.Client,
  words: readonly string[],
  { since, until, sure, json }: Asked,
  providers: PaymentProviders,
): Promise<readonly string[]> {
  if (words.length > 0)
    throw new OperatorError('reconcile [--since <day>] [--until <day>] [--yes]');
  const to = until === undefined ? new Date() : momentOf('reconcile: --until', until, true);
  const from =
    since === undefined
      ? new Date(to.getTime() - usualDays * 86_400_000)
      : momentOf('reconcile: --since', since, false);
  const found: Compared[] = [];
  for (const provider of ['paystack', 'payfast'] as const) {
    const means = providers[provider];
    if (means) found.push({ provider, ...(await means.reconcile(from, to, sure)) });
  }
  for (const { missing } of sure ? found : []) {
    for (const payment of missing) {
      await owner.query(
        `insert into auth.audit_log (event, subject) values ('payments_taken_in', left($1, 64))`,
        [payment],
      );
    }
  }
  return answered(
    json,
    { from, to, providers: found },
    found.flatMap((one) => linesOf(one, sure)),
  );
}
