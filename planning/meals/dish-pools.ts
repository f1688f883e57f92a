import { type Catalogue, type Dish, dishesForSlot } from '../catalogue/catalogue.ts';
import type { Slot } from '../catalogue/recipe.ts';
import { at } from '../nutrition/vector.ts';
import type { Profile } from '../profile/profile.ts';
import { dishAllowed, type EatingRules } from '../safety/eating-rules.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { Candidate } from './compose-day.ts';
import { dayPenalty } from './day-penalty.ts';
import type { MealTime } from './meal-times.ts';
import { type PortionedDish, portionDish } from './portions.ts';
import { sizeDay } from './size-day.ts';

/** The catalogue with every dish cut into parts. It holds nothing of a member and is shared by all plans. */
export interface Kitchen {
  readonly portioned: ReadonlyMap<Dish, PortionedDish>;
  readonly catalogue: Catalogue;
}

/** Takes some milliseconds; one is enough for a process. */
export function createKitchen(catalogue: Catalogue): Kitchen {
  return {
    portioned: new Map(catalogue.dishes.map((dish) => [dish, portionDish(dish)])),
    catalogue,
  };
}

/** Fewest dishes of a slot from which a week can be made when none comes more than twice a week. */
export const fewestDishes = 4;

/** How well a dish alone can meet its share of the targets: 1 for perfectly, towards 0 for hardly. */
function fitOf(
  dish: PortionedDish,
  time: MealTime,
  targets: DailyTargets,
  profile: Profile,
): number {
  const share = time.share;
  const scaled: DailyTargets = {
    ...targets,
    energy: targets.energy * share,
    protein: { low: targets.protein.low * share, high: targets.protein.high * share },
    carbohydrate: { ...targets.carbohydrate, lowGrams: targets.carbohydrate.lowGrams * share },
    fibre: targets.fibre * share,
    sodium: targets.sodium * share,
    produce: targets.produce * share,
    proteinPerMeal: 0,
  };
  const alone = dayPenalty(scaled, [{ ...time, share: 1 }], referenceIntakes(profile));
  const { penalty } = sizeDay([[dish]], [scaled.energy], alone, { sweeps: 2, pairs: 0 });
  return 1 / (1 + penalty / 6);
}

/** Dishes that fit at least this well, measured against the best one, are drawn from ... */
const goodFit = 0.2;
/** ... and the best of the others, where that would leave fewer than a month's variety needs. */
const enoughDishes = 24;

/** Share of a reference serving's energy that comes from available carbohydrate. */
function carbohydrateShare(dish: PortionedDish): number {
  const grams = dish.dish.ingredients.reduce(
    (sum, { food, grams: served }) => sum + served * (food.perGram[at.carbohydrate] ?? 0),
    0,
  );
  return dish.kcal === 0 ? 0 : (4 * grams) / dish.kcal;
}

/** A dish may hold this much more of its energy as starch than the day: smaller portions and its company mend that. */
const starchSlack = 0.12;

/** Leaves out dishes that would hardly ever meet the targets, so that a low price cannot draw them in. */
function suitable(candidates: readonly Candidate[], targets: DailyTargets): readonly Candidate[] {
  const most = targets.carbohydrate.high + starchSlack;
  const lean = candidates.filter(({ dish }) => carbohydrateShare(dish) <= most);
  const pool = lean.length >= 2 * fewestDishes ? lean : candidates;
  const best = pool.toSorted((a, b) => b.fit - a.fit);
  const limit = goodFit * (best[0]?.fit ?? 0);
  return best.filter(({ fit }, index) => index < enoughDishes || fit >= limit);
}

export interface Pools {
  readonly bySlot: ReadonlyMap<Slot, readonly Candidate[]>;
  /** Small dishes that may stand beside a main one. */
  readonly sides: readonly Candidate[];
}

/** A side dish is fitted as if it held this share of the day. */
const sideTime: MealTime = { name: 'Snack', slot: 'snack', share: 0.12 };

function candidatesFor(
  kitchen: Kitchen,
  allowed: readonly Dish[],
  time: MealTime,
  targets: DailyTargets,
  profile: Profile,
): readonly Candidate[] {
  return dishesForSlot(allowed, time.slot).flatMap((dish) => {
    const portioned = kitchen.portioned.get(dish);
    return portioned ? [{ dish: portioned, fit: fitOf(portioned, time, targets, profile) }] : [];
  });
}

/** Small dishes that this member may be given beside a main one. */
export function sidesFor(
  kitchen: Kitchen,
  allowed: readonly Dish[],
  targets: DailyTargets,
  profile: Profile,
): readonly Candidate[] {
  return candidatesFor(kitchen, allowed, sideTime, targets, profile);
}

/** The dishes that this member may be given, and how well each fits: for the meals of the day and as sides. */
export function poolsFor(
  kitchen: Kitchen,
  rules: EatingRules,
  times: readonly MealTime[],
  targets: DailyTargets,
  profile: Profile,
): Pools {
  const allowed = kitchen.catalogue.dishes.filter((dish) => dishAllowed(dish, rules));
  const bySlot = new Map<Slot, readonly Candidate[]>();
  for (const time of times) {
    if (bySlot.has(time.slot)) continue;
    const candidates = candidatesFor(kitchen, allowed, time, targets, profile);
    bySlot.set(time.slot, suitable(candidates, targets));
  }
  return { bySlot, sides: sidesFor(kitchen, allowed, targets, profile) };
}
