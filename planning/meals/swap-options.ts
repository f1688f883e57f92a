import type { Random } from '../random.ts';
import type { DayPenalty } from './day-penalty.ts';
import { type PortionedDish, type SizedDish, servedGrams } from './portions.ts';
import { type SizingEffort, sizeDay } from './size-day.ts';
import type { SwapPlace } from './swap-place.ts';

/** Dishes that could take a place, in the best portions found so far. */
export interface SwapOption {
  readonly main: PortionedDish;
  readonly dishes: readonly SizedDish[];
  /** What the day is worth with them: needs, cost, variety; 0 is best. */
  readonly points: number;
}

/** Points for a main dish that variety would rather have elsewhere, and for one protein too many days running. */
function varietyPoints({ supplies, varietyRules, day }: SwapPlace, main: PortionedDish): number {
  const { history } = supplies;
  const step = varietyRules.findIndex((rule) => history.allows(main, day, rule));
  const kind = main.dish.proteinKind;
  const run = kind ? history.daysInARow(kind, day) : 0;
  return 4 * step + 1.5 * history.count(main) + (run >= 3 ? 15 : run === 2 ? 3 : 0);
}

/** Points for each Rand that must be spent on packs. */
const pointsPerPackRand = 0.25;

function packPoints({ supplies, day }: SwapPlace, dishes: readonly SizedDish[]): number {
  let rand = 0;
  for (const dish of dishes) {
    for (const [{ food }, grams] of servedGrams(dish)) {
      rand += supplies.pantry.rand(food, grams, day);
    }
  }
  return pointsPerPackRand * rand;
}

/**
 * Sizes dishes for the place; the other meals of the day stay to the gram.
 * @param known sizes to start from
 * @param penalty by which the portions are found
 */
export function sizeOption(
  place: SwapPlace,
  plate: readonly PortionedDish[],
  effort: SizingEffort,
  known: readonly (readonly number[])[] | null = null,
  penalty: DayPenalty = place.penalty,
): SwapOption | null {
  const [main] = plate;
  if (!main) return null;
  const { times, targets, meal } = place;
  const sizing = sizeDay(
    place.meals.map((kept, index) => (index === meal ? plate : kept.dishes)),
    times.map(({ share }) => share * targets.energy),
    penalty,
    effort,
    times.map((_, index) => (index === meal ? known : null)),
  );
  const sizes = sizing.sizes()[meal] ?? [];
  const dishes = plate.map((portioned, index) => ({ portioned, sizes: sizes[index] ?? [] }));
  const points = sizing.penalty + packPoints(place, dishes) + varietyPoints(place, main);
  return { main, dishes, points };
}

function resized(
  place: SwapPlace,
  option: SwapOption,
  effort: SizingEffort,
  penalty = place.penalty,
): SwapOption {
  const plate = option.dishes.map(({ portioned }) => portioned);
  const sizes = option.dishes.map((dish) => dish.sizes);
  return sizeOption(place, plate, effort, sizes, penalty) ?? option;
}

const rough = { sweeps: 1, pairs: 0 } as const;
const better = { sweeps: 2, pairs: 0 } as const;
const thorough = { sweeps: 40, pairs: 12 } as const;
/** So many of the plates that look best after one round of sizing are looked at more closely. */
const shortlist = 32;
/** Points up to which luck decides between dishes, so that another seed shows others that are about as good. */
const luck = 3;

/** Sizes all plates roughly and the promising ones better, which is enough to tell which to try first. */
export function optionsOf(
  place: SwapPlace,
  plates: readonly (readonly PortionedDish[])[],
  random: Random,
): readonly SwapOption[] {
  const options = plates.flatMap((plate) => sizeOption(place, plate, rough) ?? []);
  return options
    .sort((a, b) => a.points - b.points)
    .map((option, index) => (index < shortlist ? resized(place, option, better) : option))
    .map((option) => ({ ...option, points: option.points + luck * random.next() }));
}

/** Sizes anywhere within their bounds, from which other portions are found than from the usual ones. */
export function scattered(
  place: SwapPlace,
  plate: readonly PortionedDish[],
  random: Random,
): SwapOption | null {
  const sizes = plate.map(({ parts }) =>
    parts.map(({ low, high }) => low + random.below(high - low + 1)),
  );
  return sizeOption(place, plate, rough, sizes, place.judge.penalty);
}

/** Points by which a second alternative with the same kind of protein stands back. */
const sameKind = 4;

/** The option to look at next: the best one, after those that would be more of the same. */
function next(left: Iterable<SwapOption>, chosen: readonly SwapOption[]): SwapOption | null {
  let best: SwapOption | null = null;
  let least = Infinity;
  for (const option of left) {
    const kind = option.main.dish.proteinKind;
    const alike = chosen.filter(({ main }) => main.dish.proteinKind === kind).length;
    const points = option.points + sameKind * alike;
    if (points < least) {
      best = option;
      least = points;
    }
  }
  return best;
}

/**
 * Adds the best of the options that fit to those already chosen.
 * @param penalty by which their portions are found
 * @returns the options that did not fit
 */
export function chooseOptions(
  place: SwapPlace,
  options: readonly SwapOption[],
  most: number,
  penalty: DayPenalty,
  chosen: SwapOption[],
): readonly SwapOption[] {
  const left = new Set(options);
  const failed: SwapOption[] = [];
  while (chosen.length < most) {
    const option = next(left, chosen);
    if (!option) break;
    left.delete(option);
    const best = resized(place, option, thorough, penalty);
    (place.judge.fits(best.dishes) ? chosen : failed).push(best);
  }
  return failed;
}
