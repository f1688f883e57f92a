import * as v from 'valibot';
import { startsOnSchema } from '#contract/plan-start.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { aisles } from '#planning/catalogue/food.ts';
import type { FoodKey } from '#planning/catalogue/foods.ts';
import type { ShoppingList as ListDetails } from '#planning/shopping/shopping-list.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const tier = v.picklist(['budget', 'premium']);
const text = v.pipe(v.string(), v.maxLength(500));
const isoDay = v.pipe(v.string(), v.isoDate());
/** Which foods there are the catalogue knows, which is too big for a page; here a key is a key. */
export const foodKey = v.custom<FoodKey>(
  (key) => typeof key === 'string' && /^[a-z0-9-]{1,80}$/.test(key),
);

const pack = v.object({
  tier,
  store: text,
  product: text,
  packLabel: text,
  packGrams: v.pipe(amount, v.minValue(0.001)),
  cents: count,
  date: isoDay,
  stale: v.boolean(),
  status: v.picklist(['sourced', 'estimated']),
  basis: text,
  quantity: count,
  totalCents: count,
});

const option = v.pipe(
  v.object({
    packs: v.pipe(v.array(pack), v.maxLength(20)),
    purchases: v.pipe(
      v.array(
        v.object({
          week: v.picklist(weekNumbers),
          weekday: v.picklist(weekdays),
          pack: count,
          quantity: count,
        }),
      ),
      v.maxLength(200),
    ),
    cents: count,
    boughtGrams: amount,
    keptGrams: amount,
    spoiledGrams: amount,
  }),
  v.check(({ packs, purchases }) => purchases.every((purchase) => purchase.pack < packs.length)),
);

/** A list from before usual months were told: what is left over is what the next month need not buy. */
const total = v.pipe(
  v.object({ cents: count, keptCents: count, usualCents: v.optional(count) }),
  v.transform(({ cents, keptCents, usualCents }) => ({
    cents,
    keptCents,
    usualCents: usualCents ?? Math.max(0, cents - keptCents),
  })),
);

const detailsSchema = v.object({
  version: v.literal(1),
  date: isoDay,
  plan: text,
  start: v.exactOptional(startsOnSchema),
  stock: v.exactOptional(
    v.pipe(
      v.array(
        v.object({
          food: foodKey,
          grams: amount,
          opened: v.boolean(),
          from: v.pipe(v.number(), v.integer()),
        }),
      ),
      v.maxLength(1000),
    ),
  ),
  shops: v.exactOptional(v.pipe(v.array(text), v.maxLength(20))),
  lines: v.pipe(
    v.array(
      v.object({
        food: foodKey,
        name: text,
        aisle: v.picklist(aisles),
        storage: v.picklist(['shelf', 'freezer', 'fresh']),
        keepsDays: amount,
        servedGrams: amount,
        neededGrams: amount,
        homeGrams: v.exactOptional(amount),
        budget: option,
        premium: option,
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
  budget: total,
  premium: total,
});

/** The structured list; null where there is none, or one that this version of the page cannot read. */
function parseDetails(details: unknown): ListDetails | null {
  const parsed = v.safeParse(detailsSchema, details);
  return parsed.success ? parsed.output : null;
}

/** A member's list. Its time of making, as the server wrote it, tells one list from the next. */
export type ShoppingList =
  | { readonly updatedAt: string; readonly details: ListDetails }
  /** Only its HTML can be shown. */
  | { readonly updatedAt: string; readonly details: null; readonly content: string };

const timestamp = v.pipe(
  v.string(),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);
const rowSchema = v.object({
  updated_at: timestamp,
  details: v.unknown(),
  content: v.optional(v.string()),
});

/**
 * A row of the server. Null when its details cannot be read and its HTML was not asked for.
 * @throws ValiError when it is no row of a list
 */
export function parseShoppingList(row: unknown): ShoppingList | null {
  const { updated_at: updatedAt, content, ...rest } = v.parse(rowSchema, row);
  const details = parseDetails(rest.details);
  if (details) return { updatedAt, details };
  return content === undefined ? null : { updatedAt, details, content };
}
