import * as v from 'valibot';
import { ownLineKey } from './shopping-ticks.ts';

/** Characters of a line of the member's own, and what one may cost, in cents; the tables have the same limits. */
export const wordBounds = { name: 80, amount: 40, cents: 10_000_000 } as const;
/** Packs of one kind that somebody buys at once. */
export const mostOfAPack = 99;

const cents = v.nullable(v.number());
const day = v.pipe(v.string(), v.isoDate());

/** What a row of `shopping_own_lines` says. */
export const ownLineSchema = v.object({
  id: v.string(),
  name: v.string(),
  amount: v.string(),
  /** What it costs, where the member typed it. */
  cents,
  /** Removed, or bought on a list that is over. */
  gone: v.boolean(),
});
export type OwnLine = v.InferOutput<typeof ownLineSchema>;

/** A line of the member's own as a row of the list. */
export interface OwnRow extends OwnLine {
  /** What is written down when it is ticked. */
  readonly item: string;
}

/** What of the member's own lines is on the list, by name. */
export function ownRows(lines: Iterable<OwnLine>): readonly OwnRow[] {
  return [...lines]
    .filter(({ gone }) => !gone)
    .map((line) => ({ ...line, item: ownLineKey(line.id) }))
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

/** What a row of `shopping_amounts` says: so many of a pack on a day; null where that was taken back. */
export const amountSchema = v.object({
  day,
  product: v.string(),
  pack: v.string(),
  /** How many the list asked for. */
  planned: v.number(),
  quantity: v.nullable(v.number()),
});
export type AmountSaid = v.InferOutput<typeof amountSchema>;

/** What a row of `shelf_prices` says: what a shelf asked for a pack; null where that was taken back. */
export const shelfPriceSchema = v.object({
  store: v.string(),
  product: v.string(),
  pack: v.string(),
  cents,
  /** What the list said. */
  listed_cents: v.number(),
  seen_on: day,
});
export type ShelfPrice = v.InferOutput<typeof shelfPriceSchema>;
