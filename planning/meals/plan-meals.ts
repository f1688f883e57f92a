import { type Catalogue, type Dish, dishesForSlot } from '../catalogue/catalogue.ts';
import type { Slot } from '../catalogue/recipe.ts';
import { addTo, amountsOf, at, zeroVector } from '../nutrition/vector.ts';
import type { Profile } from '../profile/profile.ts';
import { seededRandom } from '../random.ts';
import { dishAllowed, type EatingRules, eatingRules } from '../safety/eating-rules.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { type DailyTargets, dailyTargets } from '../targets/targets.ts';
import { type Candidate, composeDay } from './compose-day.ts';
import { dayPenalty } from './day-penalty.ts';
import {
  type MealPlanResult,
  type MealWeek,
  type PlannedDay,
  type PlannedMeal,
  weekdays,
  weekNumbers,
} from './meal-plan.ts';
import { type MealTime, mealTimes } from './meal-times.ts';
import { noPlanReason } from './no-plan.ts';
import { Pantry } from './pantry.ts';
import {
  type PortionedDish,
  portionDish,
  type SizedDish,
  servedGrams,
  sizedVector,
} from './portions.ts';
import { type SizedDay, sizeDay } from './size-day.ts';
import { ServingHistory } from './variety.ts';

export interface MealPlanner {
  /** Four weeks of meals for a member. The same profile and seed give the same plan, to the gram. */
  plan(profile: Profile, seed: string): MealPlanResult;
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

function plannedMeal(time: MealTime, dishes: readonly SizedDish[]): PlannedMeal {
  const total = zeroVector();
  for (const dish of dishes) addTo(total, sizedVector(dish));
  return {
    name: time.name,
    dishes: dishes.map((dish) => ({
      recipe: dish.portioned.dish.recipe.id,
      ingredients: servedGrams(dish).map(([ingredient, grams]) => ({
        food: ingredient.food.key,
        grams,
      })),
    })),
    amounts: amountsOf(total),
  };
}

function plannedDay(index: number, times: readonly MealTime[], day: SizedDay): PlannedDay {
  return {
    weekday: weekdays[index % 7] ?? 'Monday',
    meals: day.meals.flatMap((dishes, meal) => {
      const time = times[meal];
      return time ? [plannedMeal(time, dishes)] : [];
    }),
    amounts: amountsOf(day.total),
  };
}

interface Kitchen {
  readonly portioned: ReadonlyMap<Dish, PortionedDish>;
  readonly catalogue: Catalogue;
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

interface Pools {
  readonly bySlot: ReadonlyMap<Slot, readonly Candidate[]>;
  /** Small dishes that may stand beside a main one. */
  readonly sides: readonly Candidate[];
}

/** A side dish is fitted as if it held this share of the day. */
const sideTime: MealTime = { name: 'Snack', slot: 'snack', share: 0.12 };

function poolsFor(
  kitchen: Kitchen,
  rules: EatingRules,
  times: readonly MealTime[],
  targets: DailyTargets,
  profile: Profile,
): Pools {
  const allowed = kitchen.catalogue.dishes.filter((dish) => dishAllowed(dish, rules));
  const candidates = (time: MealTime) =>
    dishesForSlot(allowed, time.slot).flatMap((dish) => {
      const portioned = kitchen.portioned.get(dish);
      return portioned ? [{ dish: portioned, fit: fitOf(portioned, time, targets, profile) }] : [];
    });
  const bySlot = new Map<Slot, readonly Candidate[]>();
  for (const time of times) {
    if (!bySlot.has(time.slot)) bySlot.set(time.slot, suitable(candidates(time), targets));
  }
  return { bySlot, sides: candidates(sideTime) };
}

function composeWeeks(
  catalogue: Catalogue,
  profile: Profile,
  targets: DailyTargets,
  rules: EatingRules,
  pools: Pools,
  seed: string,
): readonly PlannedDay[] | null {
  const times = mealTimes(profile.meals_per_day);
  const penalty = dayPenalty(targets, times, referenceIntakes(profile));
  const random = seededRandom(seed);
  const history = new ServingHistory();
  const pantry = new Pantry(catalogue);
  const days: PlannedDay[] = [];
  for (let day = 0; day < 28; day++) {
    const sized = composeDay({
      day,
      times,
      targets,
      penalty,
      pools: times.map((time) => pools.bySlot.get(time.slot) ?? []),
      sides: pools.sides,
      minutes: rules.minutes,
      history,
      pantry,
      random,
    });
    if (!sized) return null;
    // sides are small and may come often; it is the first dish of a meal that makes it a repeat
    for (const [main] of sized.meals) if (main) history.serve(main.portioned, day);
    for (const dish of sized.meals.flat()) {
      for (const [{ food }, grams] of servedGrams(dish)) pantry.take(food, grams, day);
    }
    days.push(plannedDay(day, times, sized));
  }
  return days;
}

function otherDietNote(profile: Profile): readonly string[] {
  return profile.diet_type === 'Other'
    ? [
        "You chose 'Other' as your diet. Foods you do not eat are left out when you list them under Disliked Foods.",
      ]
    : [];
}

/** A planner over one catalogue. Making it takes some milliseconds; it holds nothing of a member and is shared. */
export function createMealPlanner(catalogue: Catalogue): MealPlanner {
  const portioned = new Map(catalogue.dishes.map((dish) => [dish, portionDish(dish)]));
  const kitchen: Kitchen = { portioned, catalogue };
  return {
    plan(profile, seed) {
      const result = dailyTargets(profile);
      if (!result.ok) return { ok: false, reason: result.reason };
      const { targets } = result;
      const rules = eatingRules(profile, catalogue);
      const times = mealTimes(profile.meals_per_day);
      const pools = poolsFor(kitchen, rules, times, targets, profile);
      const thin = [...pools.bySlot.values()].some((pool) => pool.length < fewestDishes);
      const days = thin ? null : composeWeeks(catalogue, profile, targets, rules, pools, seed);
      if (!days) return { ok: false, reason: noPlanReason(profile, catalogue, fewestDishes) };
      const weeks = weekNumbers.map(
        (week): MealWeek => ({
          version: 1,
          seed,
          week,
          target: {
            energy: targets.energy,
            maintenance: Math.round(targets.maintenance),
            protein: Math.round(targets.protein.low),
            fibre: Math.round(targets.fibre),
            goal: targets.goal,
          },
          days: days.slice((week - 1) * 7, week * 7),
          notes: [...targets.notes, ...otherDietNote(profile)],
          unmatched: rules.disliked.unmatched,
        }),
      );
      return { ok: true, weeks };
    },
  };
}
