import { absent } from '../../absent.ts';
import { type Dated, firstWeekday } from '../../calendar.ts';
import type { Dish } from '../../catalogue/catalogue.ts';
import { factsOf } from '../../catalogue/dishes/dish-facts.ts';
import { eatsFlesh } from '../../catalogue/food.ts';
import { isLedByCut } from '../../catalogue/food-facts/cuts.ts';
import { seasonOfPlan } from '../../catalogue/food-facts/seasons.ts';
import { howBought } from '../../catalogue/packs/how-bought.ts';
import type { Stock } from '../../catalogue/packs/stock.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import { type HealthAnswers, noAnswers } from '../../health/answers.ts';
import { addTo, firstEaten, zeroVector } from '../../nutrition/vector.ts';
import { wantedDishes } from '../../profile/dish-opinions.ts';
import {
  budgetOf,
  eatingWishesOf,
  type FoodBudget,
  type KitchenWishes,
  kitchenWishesOf,
} from '../../profile/kitchen-answers.ts';
import type { HomeStyle } from '../../profile/kitchen-questions.ts';
import type { Profile } from '../../profile/profile.ts';
import { eatingRules } from '../../safety/eating-rules.ts';
import { cutsOfWeek } from '../../targets/cuts.ts';
import { eatingPattern, type GroupTarget } from '../../targets/eating-pattern.ts';
import { spendingOf } from '../../targets/food-budget.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import { type DailyTargets, dailyTargets } from '../../targets/targets.ts';
import type { Kitchen } from '../model/kitchen.ts';
import { mealTimes } from '../model/meal-times.ts';
import { helpingsOf } from '../model/portions/helpings.ts';
import type { JudgedTask } from '../objective/judged-task.ts';
import { type Terms, usualTerms } from '../objective/terms.ts';
import { dayPenalty } from '../rules/layers/day-penalty.ts';
import { fewestDishes, type Pools, poolsFor } from './dish-pools.ts';
import { noPlanReason, type WithoutPlan } from './no-plan.ts';

/** All that follows from a profile before a dish is drawn. */
export interface PlanTask extends JudgedTask, Dated {
  readonly pools: Pools;
  /**
   * Whether plates are made to be cheap before they are liked, where a month is too dear otherwise: a snack more fills a
   * plate for little, and a dish need be nobody's own.
   */
  readonly isFrugal?: true;
  /** Whether a month that breaks a rule is made anew of cheap plates at once, as one of liked plates was too dear. */
  readonly mindsMoney?: true;
  /** How the member cooks and where they have lunch. */
  readonly wishes: KitchenWishes;
}

/** No plan: why, in words for the member. */
export interface NoPlan {
  readonly ok: false;
  readonly reason: string;
}

/** What a month is made for, beside the profile. */
export interface TaskWishes extends Dated {
  /** By which the month is judged; a measurement may weigh some of them otherwise. */
  readonly terms?: Terms;
  /** What the member said of their health beside the profile. */
  readonly answers?: HealthAnswers;
  /** What the member wants to spend on food; what they said of their kitchen where nothing else is given. */
  readonly budget?: FoodBudget | null;
  /** What is at home. */
  readonly stock?: Stock;
  /** What a day is to hold where it is not just what the profile asks for. */
  readonly targets?: DailyTargets | null;
}

/** The pattern without groups of which no dish that the member may have holds anything: nobody misses those. */
function reachable(pattern: readonly GroupTarget[], pools: Pools): readonly GroupTarget[] {
  const held = zeroVector();
  const all = [...pools.bySlot.values(), pools.sides];
  for (const { dish } of all.flat()) addTo(held, dish.reference);
  return pattern.map((target, group) =>
    (held[firstEaten + group] ?? absent()) > 0
      ? target
      : { ...target, grams: 0, weight: 0, isCap: true },
  );
}

/** Ids of the recipes in the pools of which something holds; null where there are none. */
function idsOf(
  pools: Pools,
  holds: (recipe: Recipe, dish: Dish) => boolean,
): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const { dish } of [...pools.bySlot.values(), ...pools.slow.values()].flat()) {
    const { recipe } = dish.dish;
    if (holds(recipe, dish.dish)) found.add(recipe.id);
  }
  return found.size > 0 ? found : null;
}

/** Whether a dish belongs to other kitchens alone; what is eaten in every town is nobody's. */
function isForeign({ homeOf = [] }: Recipe, styles: readonly HomeStyle[]): boolean {
  return homeOf.length > 0 && !homeOf.some((one) => one === 'Urban' || styles.includes(one));
}

/** Homes whose stews and curries stand beside rice, roti or bread. [J] */
const withoutPap: readonly HomeStyle[] = ['Cape', 'Durban Indian'];

function eatsNoPap(styles: readonly HomeStyle[]): boolean {
  return styles.length > 0 && styles.every((style) => withoutPap.includes(style));
}

/** All that follows from a profile, for targets that may be those of an earlier day. */
export function taskFor(
  usual: Kitchen,
  profile: Profile,
  targets: DailyTargets,
  asked: TaskWishes,
): PlanTask {
  const { start, terms = usualTerms, answers = noAnswers, stock = [] } = asked;
  const { budget: wished = budgetOf(profile.kitchenAnswers) } = asked;
  const times = mealTimes(profile.meals_per_day);
  const own = usual.boughtAs(howBought(profile.kitchenAnswers));
  const kitchen = own.withHelpings(helpingsOf(targets, times));
  const rules = eatingRules(profile, kitchen.catalogue, answers);
  const season = seasonOfPlan({ start });
  const pools = poolsFor(kitchen, rules, times, targets, profile, terms, season);
  const penalty = dayPenalty(targets, times, referenceIntakes(profile), terms);
  const first = firstWeekday({ start });
  const body = { kitchen, profile, targets, rules, times, pools };
  const { level, rand: budget } = spendingOf(targets, wished);
  const pattern = reachable(
    eatingPattern(targets, level, eatingWishesOf(profile.kitchenAnswers)),
    pools,
  );
  const wishes = kitchenWishesOf(profile.kitchenAnswers);
  const wanted = wantedDishes(profile.dishOpinions);
  const { styles } = eatingWishesOf(profile.kitchenAnswers);
  const home = idsOf(pools, ({ homeOf }) => homeOf?.some((one) => styles.includes(one)) ?? false);
  const lowCarb = targets.diet === 'Low-Carb';
  const papless = eatsNoPap(styles);
  const foreign = idsOf(
    pools,
    (recipe, dish) =>
      (styles.length > 0 && isForeign(recipe, styles)) ||
      (lowCarb && factsOf(dish).starchy) ||
      (papless && factsOf(dish).holdsPap),
  );
  const flesh = eatsFlesh(rules.animals);
  const sunday = idsOf(pools, ({ sunday: isFor }, dish) => {
    const { starchy, fleshy } = factsOf(dish);
    return isFor === true && !(lowCarb && starchy) && (fleshy || !flesh);
  });
  const cuts = idsOf(pools, (_, dish) => isLedByCut(dish));
  const more = {
    ...(cuts && { cuts: { recipes: cuts, ofWeek: cutsOfWeek[level] } }),
    ...(wanted.size > 0 && { wanted }),
    ...(home && { home }),
    ...(foreign && { foreign }),
    ...(sunday && { sunday }),
  };
  const outside = Float64Array.from(kitchen.foods, ({ food }) => season(food.key).outside);
  const judged = { first, ...body, terms, penalty, pattern, budget, stock, outside, ...more };
  return { start, ...judged, wishes };
}

/** The member of a task, for the words that say why there is no plan. */
export function withoutPlan({ profile, rules, kitchen: { catalogue } }: PlanTask): WithoutPlan {
  return { profile, rules, catalogue };
}

/** What a month is made from, or why none can be. */
export function prepare(
  usual: Kitchen,
  profile: Profile,
  wishes: TaskWishes = {},
): { readonly ok: true; readonly task: PlanTask } | NoPlan {
  const result = dailyTargets(profile, wishes.answers);
  if (!result.ok) return { ok: false, reason: result.reason };
  const task = taskFor(usual, profile, wishes.targets ?? result.targets, wishes);
  if ([...task.pools.bySlot.values()].some((pool) => pool.length < fewestDishes)) {
    return { ok: false, reason: noPlanReason(withoutPlan(task), fewestDishes) };
  }
  return { ok: true, task };
}
