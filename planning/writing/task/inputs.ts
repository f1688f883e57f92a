import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Profile } from '../../profile/profile.ts';
import { foodsTyped } from '../../safety/eating-rules.ts';

/** The last year of each band of age and the band in words; beyond them all stands `oldest`. */
const ageBands = [
  [17, 'under 18'],
  [29, '18 to 29'],
  [39, '30 to 39'],
  [49, '40 to 49'],
  [59, '50 to 59'],
  [69, '60 to 69'],
] as const;
const oldest = '70 or over';

/** The band that a model is told of: the words around a plan need no more, and a year of age helps to know somebody. */
export function ageBand(age: number): string {
  return ageBands.find(([last]) => age <= last)?.[1] ?? oldest;
}

/** What was ticked in a list, or 'None'. */
export function chosen(values: readonly string[]): string {
  const real = values.filter((value) => value !== 'None');
  return real.length > 0 ? real.join(', ') : 'None';
}

/** 'No dairy' names dozens of foods; the first tell a model enough, and the guard knows all of them. */
const mostFoods = 24;

/**
 * Foods of the catalogue that the free text of disliked foods names, under the catalogue's own names, or 'None'. Nothing
 * of the text itself: it may hold a name, an illness or an instruction.
 */
export function dislikedFoods(profile: Profile, catalogue: Catalogue): string {
  const { foods } = foodsTyped(profile.disliked_foods, catalogue);
  const names = [...foods].flatMap((key) => catalogue.foods.get(key)?.name ?? []);
  // some names hold a comma
  return names.length === 0 ? 'None' : names.sort().slice(0, mostFoods).join('; ');
}

/** By which the member is greeted: the first of their names, without anything invisible. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.replace(/\p{C}/gu, '').trim().split(/\s+/);
  return [...first].slice(0, 40).join('') || 'friend';
}
