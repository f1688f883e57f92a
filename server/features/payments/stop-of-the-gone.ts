import type { Queries } from '../../platform/database/database.ts';
import { textsOf } from '../../platform/database/texts-parameter.ts';
import type { Told } from './told.ts';

const customer = 'customer:';

/** By which the provider is asked to end what a message is about; null: it does not say. */
function codeOf(provider: string, { event, asks }: Told): string | null {
  if (event.kind === 'word') {
    return event.says === 'renewing' ? (event.id.split(':')[1] ?? null) : null;
  }
  if (event.kind !== 'charge' || provider !== 'payfast') return null;
  return asks.find((link) => link.startsWith(customer))?.slice(customer.length) ?? null;
}

/**
 * Has a subscription ended that somebody began who has deleted their account since: its name, its checkout or its customer
 * is among those of accounts that are gone. A customer who is known by such a checkout is one of them from then on.
 */
export async function stopOfTheGone(
  queries: Queries,
  { id, provider }: { readonly id: string; readonly provider: string },
  told: Told,
): Promise<void> {
  const { event, asks, gives } = told;
  if (event.kind !== 'word' && event.kind !== 'charge') return;
  const isGone = `exists (select from payments.stops where provider = $1 and code = any(${textsOf(2)}))`;
  const names = JSON.stringify(asks);
  const code = codeOf(provider, told);
  if (code !== null) {
    await queries.run({
      text: `insert into payments.stops (provider, code) select $1, $3 where ${isGone} on conflict do nothing`,
      values: [provider, names, code],
    });
  }
  const customers = gives.filter((link) => link.startsWith(customer));
  if (customers.length === 0) return;
  const { count } = await queries.run({
    text: `insert into payments.stops (provider, code, done_at)
      select $1, unnest(${textsOf(3)}), now() where ${isGone} on conflict do nothing`,
    values: [provider, names, JSON.stringify(customers)],
  });
  if (count === 0) return;
  // what was told of them before is looked at once more
  await queries.run({
    text: `update payments.inbox set state = 'new' where provider = $1 and asks && ${textsOf(2)} and id <> $3
      and state = 'unmatched'`,
    values: [provider, JSON.stringify(customers), id],
  });
}
