import { weekIndexOf } from '../../../calendar.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { MealPlace } from '../../model/meal-place.ts';
import type { Plate } from '../../model/plates.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import type { LeftoverLinks } from './leftover-links.ts';
import type { LinkMoves } from './link-moves.ts';
import type { PotPlates } from './pot-plates.ts';

/** A meal that is to be found. */
export interface FreePlace extends MealPlace {
  /** Whether it is the meal of a weekend day for which there is more time. */
  readonly isSlow: boolean;
  /** Its number among the places of the menu. */
  readonly place: number;
}

/** The state of the search, as far as what stands in each place. */
export interface Month {
  readonly menu: MonthMenu;
  readonly free: readonly FreePlace[];
  /** Place of each meal, by day; empty for days that are settled. */
  readonly byDay: ReadonlyMap<number, readonly number[]>;
  /** Dinners that are cooked for the next lunch too, and these lunches: their dishes stay, though not their sizes. */
  readonly links: { has(place: number): boolean };
}

/** A month of which some lunches are left over from the dinner before. */
export interface LinkedMonth extends Month {
  readonly links: LeftoverLinks;
  readonly linkMoves: LinkMoves;
  readonly pots: PotPlates;
}

/** The plates from which a place is filled: those of its meal, or of the same meal of a weekend. */
export function poolOf(
  { meal, isSlow }: FreePlace,
  { byMeal, slowByMeal }: PlatePools,
): readonly Plate[] {
  const slow = isSlow ? slowByMeal?.[meal] : undefined;
  return slow && slow.length > 0 ? slow : (byMeal[meal] ?? []);
}

/** Points that are the rounding of sums: whether an exchange changes nothing must not hang on them. */
export const tiny = 1e-9;

/** Meals of a week that may be exchanged. */
export function openOf({ free, links }: Month, week: number): readonly FreePlace[] {
  return free.filter(({ day, place }) => weekIndexOf(day) === week && !links.has(place));
}

/** Days that share no pot with another one: their portions may change without it. */
export function daysWithoutPots({ byDay, links }: Month): ReadonlySet<number> {
  return new Set(
    [...byDay]
      .filter(([, places]) => !places.some((place) => links.has(place)))
      .map(([day]) => day),
  );
}

/** The plates of some places, in their order; places that are empty are left out. */
export function platesOf(menu: MonthMenu, places: readonly number[]): readonly Plate[] {
  const plates: Plate[] = [];
  for (const place of places) {
    const plate = menu.plateAt(place);
    if (plate) plates.push(plate);
  }
  return plates;
}

/** Puts plates in their places, `null` where there are fewer. @returns the points of the month */
export function putAll(
  menu: MonthMenu,
  places: readonly number[],
  plates: readonly Plate[],
): number {
  for (const [index, place] of places.entries()) menu.set(place, plates[index] ?? null);
  return menu.count();
}
