import * as v from 'valibot';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { aisles } from '#planning/catalogue/food.ts';
import type { FoodKey } from '#planning/catalogue/foods.ts';
import { startsOnSchema } from '../plans/plan-start.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** More packs of a food are in no month's list. */
const mostPacks = 10_000;
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
          quantity: v.pipe(count, v.maxValue(mostPacks)),
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

/** A list as it lies in `details`. A member can write that column, so nothing in it is believed unread. */
export const shoppingListSchema = v.object({
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
  cold: v.exactOptional(v.picklist(['fridge', 'none'])),
  payDay: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
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
