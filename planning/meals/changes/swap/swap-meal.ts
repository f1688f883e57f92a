import { type Amounts, amountsOf } from '../../../nutrition/vector.ts';
import type { Profile } from '../../../profile/profile.ts';
import { type Random, seededRandom } from '../../../random.ts';
import { fillPlate, type Lot } from '../../candidates/fill-plate.ts';
import { seatOf } from '../../candidates/seat.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import { withPots } from '../../model/leftovers.ts';
import type { MealPlace } from '../../model/meal-place.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../../model/meal-plan.ts';
import { asServed, plannedMeal, vectorOf } from '../../model/planned-day.ts';
import type { Plate } from '../../model/plates.ts';
import type { PortionedDish } from '../../model/portions/portions.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import type { DayPenalty } from '../../rules/layers/day-needs.ts';
import { nutrientNotes } from '../../rules/layers/nutrient-notes.ts';
import { type SizingEffort, sizeDay } from '../../sizing/size-day.ts';
import { type ChangedPlan, type ChangeRefusal, refuse, withDay, withMeal } from '../change-plan.ts';
import { type OpenSwap, openSwap } from './open-swap.ts';
import { SwapGate } from './swap-gate.ts';

/** Another meal for a place of the plan, in portions for this member and this day. */
export interface MealAlternative {
  readonly meal: PlannedMeal;
  /** What the day holds with it. */
  readonly day: Amounts;
  /** The plan with it; weeks and days that do not change are the same objects. */
  readonly weeks: readonly MealWeek[];
}

/** The meals on offer for a place, best first; or why none can be. */
export type AlternativesResult =
  | { readonly ok: true; readonly alternatives: readonly MealAlternative[] }
  | ChangeRefusal;

const mostAlternatives = 3;

/** Main dishes among which the best are looked for; the others come into play only when too few of these fit. */
const atOnce = 45;
/** So many of the plates that look best after one round of sizing are looked at more closely. */
const shortlist = 24;
/** Plates that are sized as well as they can be: a place that is hopeless shall cost no long search. */
const mostSized = 100;
/** More of them for each meal that was found: where there is one, there are others. */
const mostMore = 250;
const rough: SizingEffort = { sweeps: 1, pairs: 0 };
const better: SizingEffort = { sweeps: 2, pairs: 0 };
const thorough: SizingEffort = { sweeps: 40, pairs: 12 };
/** Points up to which luck decides between plates, so that another seed shows others that are about as good. */
const luck = 3;
/** Points by which a second alternative with the same kind of protein stands back. */
const sameKind = 4;
/** How much likelier a side is drawn that fits by a point better. */
const sideScale = 8;

/** A plate that could take the place, and the penalty of the month with it. */
interface Option {
  readonly plate: Plate;
  readonly penalty: number;
}

/** The search for plates of one free place, by the penalty and the gate of the month as it is. */
class PlaceSearch {
  readonly #swap: OpenSwap;
  readonly #gate: SwapGate;
  readonly #random: Random;
  readonly #targets: readonly number[];
  readonly #wishes: DayPenalty;
  readonly #firmly: DayPenalty;
  readonly #sides: readonly Lot[];
  readonly #taken: ReadonlySet<string>;
  /** Plates that may still be sized as well as they can be. */
  left = mostSized;

  constructor(swap: OpenSwap, random: Random) {
    const { task, month, free, meals } = swap;
    this.#swap = swap;
    this.#gate = new SwapGate(swap);
    this.#random = random;
    this.#targets = task.times.map(({ share }) => share * task.targets.energy);
    this.#wishes = month.menu.held.withWeek(free.day, task.penalty);
    this.#firmly = this.#gate.asPenalty(task.penalty);
    const others = meals.filter((_, index) => index !== free.meal);
    this.#taken = new Set(others.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.recipe.id)));
    this.#sides = task.pools.sides
      .filter(({ dish }) => !dish.dish.holdsLiver)
      .map(({ dish: { portioned: dish }, points }) => {
        return { dish, weight: Math.exp(-points / sideScale) };
      });
  }

  /** Main dishes that may come here, in an order of chance. */
  mains(): readonly PortionedDish[] {
    const { task, time, meals, free, month } = this.#swap;
    const now = meals[free.meal]?.dishes[0]?.dish.recipe.id;
    const { bySlot, slow } = task.pools;
    return [...(bySlot.get(time.slot) ?? []), ...(slow.get(time.slot) ?? [])]
      .filter(({ dish }) => !month.menu.mustStay(free.place, dish.index))
      .map(({ dish }) => ({ dish: dish.portioned, key: this.#random.next() }))
      .filter(({ dish: { dish } }) => dish.recipe.id !== now && !this.#taken.has(dish.recipe.id))
      .sort((one, other) => one.key - other.key)
      .map(({ dish }) => dish);
  }

  /** A plate filled up with sides where the body needs more than one dish holds. */
  #filled(main: PortionedDish): readonly PortionedDish[] | null {
    const { task, time } = this.#swap;
    const taken = new Set([...this.#taken, main.dish.recipe.id]);
    return fillPlate(this.#random, this.#sides, main, seatOf(task, time), taken);
  }

  #sized(
    dishes: readonly PortionedDish[],
    effort: SizingEffort,
    known: readonly (readonly number[])[] | null,
    wishes: DayPenalty,
  ): Option {
    const { task, month, free, meals } = this.#swap;
    const sizing = sizeDay(
      meals.map((kept, index) => (index === free.meal ? dishes : kept.dishes)),
      this.#targets,
      wishes,
      effort,
      task.times.map((_, index) => (index === free.meal ? known : null)),
    );
    const sizes = sizing.sizes()[free.meal] ?? [];
    const plate = plateOf(
      task,
      dishes.map((portioned, index) => ({ portioned, sizes: sizes[index] ?? [] })),
      (...amounts) => task.penalty.ofMeal(free.meal, ...amounts),
    );
    return { plate, penalty: month.menu.look(free.place, plate) };
  }

  #resized({ plate }: Option, effort: SizingEffort, wishes = this.#wishes): Option {
    const dishes = plate.dishes.map(({ portioned }) => portioned);
    const sizes = plate.dishes.map((dish) => dish.sizes);
    return this.#sized(dishes, effort, sizes, wishes);
  }

  /** Sizes all plates roughly and the promising ones better, which is enough to tell which to try first. */
  options(mains: readonly PortionedDish[]): readonly Option[] {
    return mains
      .flatMap((main) => {
        const dishes = this.#filled(main);
        return dishes ? [this.#sized(dishes, rough, null, this.#swap.task.penalty)] : [];
      })
      .sort((one, other) => one.penalty - other.penalty)
      .map((option, index) => (index < shortlist ? this.#resized(option, better) : option))
      .map((option) => ({ ...option, penalty: option.penalty + luck * this.#random.next() }));
  }

  /** The same dishes or other sides from any sizes within their bounds, from which other portions are found. */
  scattered({ plate }: Option): Option | null {
    const [main] = plate.dishes;
    if (!main) return null;
    const dishes = this.#filled(main.portioned);
    if (!dishes) return null;
    const sizes = dishes.map(({ parts }) =>
      parts.map(({ low, high }) => low + this.#random.below(high - low + 1)),
    );
    return this.#sized(dishes, rough, sizes, this.#firmly);
  }

  /**
   * Adds the best of the options that pass the gate to those already chosen.
   * @param poor takes those that keep every rule and that nobody would serve
   * @param firmly whether portions are to be brought inside the rules before they please
   * @returns the options that did not pass
   */
  choose(
    options: readonly Option[],
    chosen: Option[],
    poor: Option[],
    firmly: boolean,
  ): readonly Option[] {
    const open = new Set(options);
    const failed: Option[] = [];
    while (chosen.length < mostAlternatives && this.left > 0) {
      const option = nextOf(open, chosen);
      if (!option) break;
      open.delete(option);
      this.left--;
      const best = this.#resized(option, thorough, firmly ? this.#firmly : this.#wishes);
      if (!this.#gate.allows(best.plate)) failed.push(best);
      else if (this.#gate.isPoor(best.plate)) poor.push(best);
      else {
        chosen.push(best);
        this.left += mostMore;
      }
    }
    return failed;
  }
}

function kindOf({ plate }: Option): string | null {
  return plate.dishes[0]?.portioned.dish.proteinKind ?? null;
}

/** The option to look at next: the best one, after those that would be more of the same. */
function nextOf(left: Iterable<Option>, chosen: readonly Option[]): Option | null {
  let best: Option | null = null;
  let least = Infinity;
  for (const option of left) {
    const alike = chosen.filter((one) => kindOf(one) === kindOf(option)).length;
    const penalty = option.penalty + sameKind * alike;
    if (penalty < least) {
      best = option;
      least = penalty;
    }
  }
  return best;
}

function search(swap: OpenSwap, random: Random): readonly Option[] {
  const places = new PlaceSearch(swap, random);
  const mains = places.mains();
  const chosen: Option[] = [];
  const poor: Option[] = [];
  const failed: Option[] = [];
  const goesOn = () => chosen.length < mostAlternatives && places.left > 0;
  for (let from = 0; from < mains.length && goesOn(); from += atOnce) {
    const options = places.options(mains.slice(from, from + atOnce));
    failed.push(...places.choose(options, chosen, poor, false));
  }
  // what breaks a rule in its best portions may keep it in others, and what nobody would serve may be served with other sides
  let again = [...failed, ...poor];
  for (let round = 0; again.length > 0 && goesOn(); round++) {
    if (round > 0) again = again.flatMap((option) => places.scattered(option) ?? []);
    const stillPoor: Option[] = [];
    again = [...places.choose(again, chosen, stillPoor, true), ...stillPoor];
  }
  if (chosen.length === 0) chosen.push(...poor.slice(0, 1));
  return chosen.toSorted((one, other) => one.penalty - other.penalty);
}

/** What the notes say of vitamins and minerals is true of the meals as they are now. */
function withTrueNotes(week: MealWeek, before: readonly PlannedDay[], profile: Profile): MealWeek {
  const then = nutrientNotes(profile, before);
  const now = nutrientNotes(profile, week.days);
  if (then.join() === now.join()) return week;
  return { ...week, notes: [...week.notes.filter((note) => !then.includes(note)), ...now] };
}

function alternativeOf(
  { weeks, free, planned, before, time, meals, task }: OpenSwap,
  { plate }: Option,
): MealAlternative {
  const dishes = plate.dishes;
  const meal = plannedMeal(time, dishes);
  const holds = meals.flatMap((one, index) =>
    index === free.meal ? dishes : asServed(one.dishes),
  );
  const amounts = amountsOf(vectorOf(holds));
  const day = { ...withMeal(planned, free.meal, meal), amounts };
  const changed = withDay(weeks, free, day).map((week) =>
    week.week === before.week ? withTrueNotes(week, before.days, task.profile) : week,
  );
  return { meal, day: amounts, weeks: withPots(changed, task.kitchen.catalogue) };
}

/**
 * Up to three other meals for one place of a stored plan, best first, each with another main dish. They are what the
 * planner itself would put there: the month with one place free, judged by its penalty and its gate. With any of them
 * the rest of the plan stays to the gram. Fewer than three only when no more are found.
 * @param seed the same plan and seed offer the same meals; another one may offer others that are about as good
 */
export function mealAlternatives(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  at: MealPlace,
  seed: string,
): AlternativesResult {
  const opened = openSwap(kitchen, profile, weeks, at);
  if (!opened.ok) return opened;
  const { swap } = opened;
  const chosen = search(swap, seededRandom(seed));
  return { ok: true, alternatives: chosen.map((option) => alternativeOf(swap, option)) };
}

/**
 * The plan with one of the alternatives that are offered for a place with this seed. A meal is named by its number and
 * never handed in, so nothing stands in a plan that was not chosen by the planner for the plan as it is.
 * @param choice number of the alternative, from 0
 */
export function swapMeal(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  at: MealPlace,
  seed: string,
  choice: number,
): ChangedPlan {
  const found = mealAlternatives(kitchen, profile, weeks, at, seed);
  if (!found.ok) return found;
  const alternative = found.alternatives[choice];
  return alternative
    ? { ok: true, weeks: alternative.weeks }
    : refuse('does-not-fit', 'That meal is no longer on offer. Please choose again.');
}
