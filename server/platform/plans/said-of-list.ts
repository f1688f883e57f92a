import * as v from 'valibot';
import type { SaidOfList } from '#contract/shopping/list-money.ts';
import { amountKey, packWords, priceKey } from '#contract/shopping/pack-words.ts';
import {
  amountSchema,
  ownLineSchema,
  ownRows,
  shelfPriceSchema,
} from '#contract/shopping/shopping-words.ts';

const tickSchema = v.object({
  item: v.string(),
  ticked: v.boolean(),
  atHome: v.boolean(),
  premium: v.boolean(),
  /** Milliseconds since 1970. */
  at: v.number(),
});

/** What a member has said of their list, by the names of `saidColumns`. */
export const saidSchema = {
  own: v.array(ownLineSchema),
  amounts: v.array(amountSchema),
  prices: v.array(shelfPriceSchema),
  ticks: v.array(tickSchema),
};
const said = v.object(saidSchema);
export type StoredSaid = v.InferOutput<typeof said>;

const rowsOf = (columns: string, table: string) =>
  `(select coalesce(json_agg(t), '[]') from (
    select ${columns} from public.${table} where user_id = (select auth.uid()) order by 1, 2, 3) as t)`;

/** Columns of a statement in the member's own role. */
export const saidColumns = `
    ${rowsOf('id, name, amount, cents, gone', 'shopping_own_lines')} as own,
    ${rowsOf('day, product, pack, planned, quantity', 'shopping_amounts')} as amounts,
    ${rowsOf('store, product, pack, cents, listed_cents, seen_on', 'shelf_prices')} as prices,
    ${rowsOf(
      `item, ticked, at_home as "atHome", premium,
        floor(extract(epoch from changed_at) * 1000)::float8 as at`,
      'shopping_ticks',
    )} as ticks`;

/** The same, as what a list costs is reckoned by it. */
export function saidOfList({ own, amounts, prices, ticks }: StoredSaid): SaidOfList {
  const byItem = new Map(ticks.map((tick) => [tick.item, tick]));
  return {
    words: packWords(
      new Map(amounts.map((word) => [amountKey(word), word])),
      new Map(prices.map((word) => [priceKey(word), word])),
    ),
    own: ownRows(own),
    tickOf: (item) => byItem.get(item),
  };
}
