import type pg from 'pg';
import * as v from 'valibot';
import { OperatorError } from './operator-error.ts';
import { printed } from './printed.ts';

const rowsSchema = v.array(
  v.object({
    store: v.string(),
    product: v.string(),
    pack: v.string(),
    listed_cents: v.number(),
    cents: v.number(),
    seen_on: v.string(),
    members: v.number(),
  }),
);

const rands = (cents: number) => `R${(cents / 100).toFixed(2)}`;

/**
 * Corrections of prices: what members saw on shelves, by store and product, the latest day last. How many of them saw it is
 * told, and not who.
 */
export async function priceCorrections(
  owner: pg.Client,
  words: readonly string[],
  asJson: boolean,
): Promise<readonly string[]> {
  if (words.length > 0) throw new OperatorError(`prices: --json or nothing, not '${words[0]}'.`);
  const { rows } = await owner.query(
    `select store, product, pack, listed_cents, cents, seen_on::text, count(*)::int as members
      from public.shelf_prices where cents is not null
      group by store, product, pack, listed_cents, cents, seen_on
      order by store, product, pack, seen_on, cents`,
  );
  const seen = v.parse(rowsSchema, rows);
  if (asJson) return [JSON.stringify({ prices: seen })];
  if (seen.length === 0) return ['No member has typed a price from a shelf.'];
  return seen.map(
    ({ store, product, pack, listed_cents, cents, seen_on, members }) =>
      `${seen_on}  ${printed(store)}: ${printed(product)}, ${printed(pack)}  ${rands(cents)}, listed ${rands(listed_cents)}  ${members === 1 ? '1 member' : `${members} members`}`,
  );
}
