import { isSide } from '../catalogue/catalogue.ts';
import { type Amounts, amountsOf } from '../nutrition/vector.ts';
import type { Profile } from '../profile/profile.ts';
import { type Random, seededRandom } from '../random.ts';
import {
  type ChangedPlan,
  type ChangeRefusal,
  type MealPlace,
  refuse,
  withDay,
  withMeal,
} from './change-plan.ts';
import { allowedDishes, sidesFor } from './dish-pools.ts';
import { fillPlate, type Lot, needsSides } from './fill-plate.ts';
import type { Helpings } from './helpings.ts';
import type { KeptMeal } from './kept-plan.ts';
import { withPots } from './leftovers.ts';
import type { MealWeek, PlannedMeal } from './meal-plan.ts';
import type { MealPlanner } from './plan-meals.ts';
import { asServed, plannedMeal, vectorOf } from './planned-day.ts';
import { gramsAt, multipliers, type PortionedDish, type SizedDish } from './portions.ts';
import { forbiddenDish, readMeal } from './stored-plan.ts';
import { chooseOptions, optionsOf, type SwapOption, scattered } from './swap-options.ts';
import { openSwap, type SwapPlace } from './swap-place.ts';

/** Another meal for a place of the plan, in portions for this member and this day. */
export interface MealAlternative {
  readonly meal: PlannedMeal;
  /** What the day holds with it. */
  readonly day: Amounts;
}

export type AlternativesResult =
  | { readonly ok: true; readonly alternatives: readonly MealAlternative[] }
  | ChangeRefusal;

export const mostAlternatives = 3;

/** Main dishes among which the best are looked for; the others come into play only when too few of these fit. */
const atOnce = 90;
/** Plates that are tried in further portions when too few fit at first, so that a hopeless place costs no long search. */
const mostTries = 160;

/** Whether a main dish may come here: not twice on a day, and as seldom over the four weeks as variety wants. */
function mayCome({ taken, supplies, varietyRules, day }: SwapPlace, main: PortionedDish): boolean {
  if (taken.has(main.dish.recipe.id)) return false;
  return varietyRules.some((rule) => supplies.history.allows(main, day, rule));
}

/** Liver comes once a week as a main dish; a side would make it twice. */
function mayStandBeside({ dish }: PortionedDish): boolean {
  return isSide(dish) && !dish.holdsLiver;
}

interface Choices {
  readonly mains: readonly PortionedDish[];
  readonly sides: readonly Lot[];
}

function choicesFor(profile: Profile, place: SwapPlace): Choices {
  const allowed = allowedDishes(place.kitchen, place.rules);
  const current = place.current.dishes[0]?.dish;
  const mains = allowed
    .filter(
      ({ dish, portioned }) =>
        dish.recipe.slots.includes(place.time.slot) &&
        dish !== current &&
        mayCome(place, portioned),
    )
    .map(({ portioned }) => portioned);
  const kcal = place.time.share * place.targets.energy;
  if (!mains.some((main) => needsSides(main, kcal))) return { mains, sides: [] };
  const sides = sidesFor(allowed, place.targets, profile)
    .filter(({ dish }) => mayStandBeside(dish.portioned))
    .map(({ dish, points }) => ({ dish: dish.portioned, weight: Math.exp(-points / 8) }));
  return { mains, sides };
}

/** A plate for each main dish, filled up with sides where the body needs more than one dish holds. */
function platesFor(
  place: SwapPlace,
  mains: readonly PortionedDish[],
  sides: readonly Lot[],
  random: Random,
): readonly (readonly PortionedDish[])[] {
  const kcal = place.time.share * place.targets.energy;
  return mains.map((main) => {
    const taken = new Set([...place.taken, main.dish.recipe.id]);
    return fillPlate(random, sides, main, kcal, place.rules.minutes, taken);
  });
}

/** What the day holds with other dishes in the place. */
function dayWith(place: SwapPlace, dishes: readonly SizedDish[]): Amounts {
  const day = place.meals.flatMap((meal, index) =>
    index === place.meal ? dishes : asServed(meal.dishes),
  );
  return amountsOf(vectorOf(day));
}

/** The same dishes in another order for another seed. */
function shuffled(dishes: readonly PortionedDish[], random: Random): readonly PortionedDish[] {
  return dishes
    .map((dish) => ({ dish, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ dish }) => dish);
}

function chooseMeals(profile: Profile, place: SwapPlace, random: Random): readonly SwapOption[] {
  const { mains, sides } = choicesFor(profile, place);
  const order = shuffled(mains, random);
  const chosen: SwapOption[] = [];
  const most = mostAlternatives;
  let failed: SwapOption[] = [];
  for (let from = 0; from < order.length && chosen.length < most; from += atOnce) {
    const plates = platesFor(place, order.slice(from, from + atOnce), sides, random);
    const options = optionsOf(place, plates, random);
    failed.push(...chooseOptions(place, options, most, place.penalty, chosen));
  }
  // what does not fit in its best portions may fit in others, or with other sides
  for (let tries = 0; tries < mostTries && failed.length > 0; tries += failed.length) {
    failed = [...chooseOptions(place, failed, most, place.judge.penalty, chosen)];
    if (chosen.length >= most) break;
    const open = failed.map(({ main }) => main);
    failed = platesFor(place, open, sides, random).flatMap(
      (plate) => scattered(place, plate, random) ?? [],
    );
  }
  return chosen;
}

/**
 * Up to three other meals for one place of a stored plan, best first, each with another main dish. With any of them the
 * rest of the plan stays to the gram, and the day, its week and the variety of the four weeks are inside their limits, or
 * no further outside than they were. Fewer than three only when no more are found.
 * @param seed the same seed offers the same meals; another one may offer others that are about as good
 */
export function mealAlternatives(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  at: MealPlace,
  seed: string,
): AlternativesResult {
  const opened = openSwap(planner, profile, weeks, at);
  if (!opened.ok) return opened;
  const { place } = opened;
  const chosen = chooseMeals(profile, place, seededRandom(seed));
  return {
    ok: true,
    alternatives: chosen
      .toSorted((a, b) => a.points - b.points)
      .map(({ dishes }) => ({
        meal: plannedMeal(place.time, dishes),
        day: dayWith(place, dishes),
      })),
  };
}

/** Whether a meal is made of its recipes as they are, in portions in which we serve them. */
function isServing({ planned, dishes }: KeptMeal, helpings: Helpings): boolean {
  return dishes.every(({ dish }, index) => {
    const served = planned.dishes[index]?.ingredients ?? [];
    return (
      served.length === dish.ingredients.length &&
      dish.ingredients.every(
        (ingredient, at) =>
          served[at]?.food === ingredient.food.key &&
          multipliers.some((_, size) => gramsAt(ingredient, size, helpings) === served[at]?.grams),
      )
    );
  });
}

/** Everything that is true of an alternative that we offered, asked of one that somebody hands in. */
function goesHere(place: SwapPlace, meal: KeptMeal): boolean {
  const [main, ...sides] = meal.dishes;
  const ids = meal.dishes.map(({ dish }) => dish.recipe.id);
  return (
    main !== undefined &&
    meal.planned.name === place.time.name &&
    main.dish.recipe.slots.includes(place.time.slot) &&
    mayCome(place, main) &&
    sides.every(mayStandBeside) &&
    new Set(ids).size === ids.length &&
    !ids.some((id) => place.taken.has(id)) &&
    isServing(meal, place.kitchen.helpings) &&
    place.judge.fits(asServed(meal.dishes))
  );
}

const noLonger = 'This meal no longer fits the rest of your plan. Please choose another one.';

/**
 * Puts an alternative in its place; no other meal changes. The alternative is judged afresh, by the rules by which it was
 * offered, so one from an older plan or from elsewhere is refused when it does not fit; amounts are summed from its grams.
 */
export function swapMeal(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  at: MealPlace,
  alternative: Pick<MealAlternative, 'meal'>,
): ChangedPlan {
  const opened = openSwap(planner, profile, weeks, at);
  if (!opened.ok) return opened;
  const { place } = opened;
  const read = readMeal(planner.kitchen, alternative.meal);
  if (!read.ok) return refuse(read.refusal, noLonger);
  const forbidden = forbiddenDish(read.meal, place.rules);
  if (forbidden) {
    return refuse('not-allowed', `${forbidden.recipe.name} does not fit your profile.`);
  }
  if (!goesHere(place, read.meal)) {
    return refuse('does-not-fit', noLonger);
  }
  const dishes = asServed(read.meal.dishes);
  const meal = plannedMeal(place.time, dishes);
  const day = { ...withMeal(place.planned, place.meal, meal), amounts: dayWith(place, dishes) };
  return { ok: true, weeks: withPots(withDay(weeks, at, day), planner.kitchen.catalogue) };
}
