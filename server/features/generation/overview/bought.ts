import * as v from 'valibot';
import { isTripTicked } from '#contract/shopping/shopping-ticks.ts';
import { tripKey } from '#planning/shopping/trips/trip-key.ts';

/** A member can write both columns, so nothing in them is believed unread. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(200));
const linesSchema = v.pipe(
  v.array(
    v.object({
      food: text,
      budget: v.object({
        packs: v.pipe(v.array(v.object({ cents: count })), v.maxLength(20)),
        purchases: v.pipe(
          v.array(v.object({ week: count, weekday: text, pack: count, quantity: count })),
          v.maxLength(200),
        ),
      }),
    }),
  ),
  v.maxLength(1000),
);
const ticksSchema = v.array(v.tuple([v.string(), v.boolean(), v.number()]));

/**
 * Cents of what is ticked on the list, at the prices of its budget.
 * @param lines of the list's structure, not yet parsed
 * @param ticks item, whether it is ticked, and when that was said (milliseconds since 1970), not yet parsed
 * @returns null where the list is none of ours
 */
export function boughtCents(lines: unknown, ticks: unknown): number | null {
  const list = v.safeParse(linesSchema, lines);
  const said = v.safeParse(v.nullable(ticksSchema), ticks);
  if (!list.success || !said.success) return null;
  const byItem = new Map((said.output ?? []).map(([item, ticked, at]) => [item, { ticked, at }]));
  return list.output
    .flatMap(({ food, budget: { packs, purchases } }) =>
      purchases
        .filter(({ week, weekday }) =>
          isTripTicked(byItem.get(food), byItem.get(tripKey(food, week, weekday))),
        )
        .map(({ pack, quantity }) => (packs[pack]?.cents ?? 0) * quantity),
    )
    .reduce((sum, cents) => sum + cents, 0);
}
