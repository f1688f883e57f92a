import { absent } from '../../absent.ts';
import { type Dish, isSide } from '../../catalogue/catalogue.ts';
import { isServedAt } from '../../catalogue/dishes/meal-customs.ts';
import type { InSeason } from '../../catalogue/food-facts/seasons.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import {
  addTo,
  at,
  randIndex,
  type Vector,
  vectorLength,
  zeroVector,
} from '../../nutrition/vector.ts';
import type { Profile } from '../../profile/profile.ts';
import { dishMayBeOffered, type EatingRules, foodAllowed } from '../../safety/eating-rules.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import type { DailyTargets } from '../../targets/targets.ts';
import type { Kitchen, KitchenDish } from '../model/kitchen.ts';
import type { MealTime } from '../model/meal-times.ts';
import { takesLonger } from '../model/slow-meals.ts';
import type { Terms } from '../objective/terms.ts';
import type { DayNeeds } from '../rules/layers/day-needs.ts';
import { mealPenalty } from '../rules/layers/day-penalty.ts';

/** Fewest dishes of a slot from which a week can be made when none comes more than twice a week. */
export const fewestDishes = 4;

/** A dish that suits a meal of this member. */
export interface Candidate {
  readonly dish: KitchenDish;
  /** Points of the dish alone, scaled to the energy of the meal: 0 fits like made for it. */
  readonly points: number;
  /** Rands of the meal at the cheapest prices by weight. */
  readonly rand: number;
}

/** Liver fits so well that it would come every day, and holds more vitamin A than is good as often. */
export function holdsNoLiver({ dish }: Candidate): boolean {
  return !dish.dish.holdsLiver;
}

/** The dishes that this member may be given: every ingredient, the time and the skill. */
function allowedDishes(
  kitchen: Kitchen,
  rules: EatingRules,
  minutes: number,
): readonly KitchenDish[] {
  const allowed = kitchen.foods.map(({ food }) => foodAllowed(food, rules));
  return kitchen.dishes.filter(
    ({ dish, foods }) =>
      dishMayBeOffered(dish, rules, minutes) && foods.every((food) => allowed[food]),
  );
}

const scaled = zeroVector();

function candidateOf(dish: KitchenDish, kcal: number, alone: DayNeeds): Candidate {
  const factor = kcal / Math.max(1, dish.reference[at.kcal] ?? absent());
  scaled.fill(0, 0, vectorLength);
  addTo(scaled, dish.reference, factor);
  return { dish, points: alone.ofTotal(scaled), rand: scaled[randIndex] ?? absent() };
}

/** A dish may hold this much more of its energy as starch than the day: smaller portions and its company mend that. */
const starchSlack = 0.12;

function carbohydrateShare(reference: Vector): number {
  return (
    (4 * (reference[at.carbohydrate] ?? absent())) / Math.max(1, reference[at.kcal] ?? absent())
  );
}

/** Leaves out dishes of more starch than would ever meet the targets, unless that would leave too few. */
function lean(candidates: readonly Candidate[], targets: DailyTargets): readonly Candidate[] {
  const most = targets.carbohydrate.high + starchSlack;
  const kept = candidates.filter(({ dish }) => carbohydrateShare(dish.reference) <= most);
  return kept.length >= 2 * fewestDishes ? kept : candidates;
}

/** The dishes that this member may have, by what they are served as. */
export interface Pools {
  readonly bySlot: ReadonlyMap<Slot, readonly Candidate[]>;
  /** Lunches and dinners that take longer than the member's minutes, for the meals of a weekend that may. */
  readonly slow: ReadonlyMap<Slot, readonly Candidate[]>;
  /** Small dishes that may stand beside a main one. */
  readonly sides: readonly Candidate[];
}

/** A side dish is fitted as if it held this share of the day. */
const sideTime: MealTime = { name: 'Snack', slot: 'snack', share: 0.12 };

function candidatesFor(
  allowed: readonly KitchenDish[],
  suits: (dish: Dish) => boolean,
  time: MealTime,
  targets: DailyTargets,
  profile: Profile,
  terms?: Terms,
): readonly Candidate[] {
  const alone = mealPenalty(targets, time, referenceIntakes(profile), terms);
  return allowed
    .filter(({ dish }) => suits(dish))
    .map((dish) => candidateOf(dish, time.share * targets.energy, alone));
}

/** Small dishes that this member may be given beside a main one; a scoop of pap or rice beside none with few carbohydrates. */
function sidesFor(
  allowed: readonly KitchenDish[],
  targets: DailyTargets,
  profile: Profile,
  terms?: Terms,
): readonly Candidate[] {
  const sides = candidatesFor(allowed, isSide, sideTime, targets, profile, terms);
  if (targets.diet !== 'Low-Carb') return sides;
  return sides.filter(({ dish }) => !dish.portioned.facts.isScoop);
}

/** Milk without lactose and oats without gluten are for those who need them. */
function withoutSpecials(
  { foods }: Kitchen,
  allowed: readonly KitchenDish[],
  rules: EatingRules,
): readonly KitchenDish[] {
  const isNeedless = foods.map(
    ({ food: { madeFor } }) => madeFor !== undefined && !rules.allergens.has(madeFor),
  );
  return allowed.filter((dish) => dish.foods.every((food) => !isNeedless[food]));
}

/**
 * The dishes of which shops have everything while the plan lasts. A dish that stands in for another one is only for those
 * who cannot have that.
 */
function inSeason(
  { foods }: Kitchen,
  allowed: readonly KitchenDish[],
  season: (food: string) => InSeason,
): readonly KitchenDish[] {
  const isSold = foods.map(({ food }) => season(food.key).isSold);
  const sold = allowed.filter((dish) => dish.foods.every((food) => isSold[food]));
  const ids = new Set(sold.map(({ dish }) => dish.recipe.id));
  return sold.filter(({ dish: { recipe } }) => !ids.has(recipe.standsInFor ?? ''));
}

/** The dishes that this member may be given, and how well each fits: for the meals of the day and as sides. */
export function poolsFor(
  kitchen: Kitchen,
  rules: EatingRules,
  times: readonly MealTime[],
  targets: DailyTargets,
  profile: Profile,
  terms: Terms,
  season: (food: string) => InSeason,
): Pools {
  const may = withoutSpecials(kitchen, allowedDishes(kitchen, rules, rules.slowMinutes), rules);
  const everything = inSeason(kitchen, may, season);
  const isLate = ({ dish }: KitchenDish) => takesLonger(dish.recipe, rules);
  const allowed = everything.filter((dish) => !isLate(dish));
  const late = everything.filter(isLate);
  const lowCarb = targets.diet === 'Low-Carb';
  const bySlot = new Map<Slot, readonly Candidate[]>();
  const slow = new Map<Slot, readonly Candidate[]>();
  for (const time of times) {
    if (bySlot.has(time.slot)) continue;
    const suits = (dish: Dish) => isServedAt(dish, time.slot, lowCarb, rules.savouryBreakfasts);
    const candidates = candidatesFor(allowed, suits, time, targets, profile, terms);
    bySlot.set(time.slot, lean(candidates, targets));
    if (time.slot !== 'lunch' && time.slot !== 'dinner') continue;
    slow.set(time.slot, candidatesFor(late, suits, time, targets, profile, terms));
  }
  return { bySlot, slow, sides: sidesFor(allowed, targets, profile, terms) };
}
