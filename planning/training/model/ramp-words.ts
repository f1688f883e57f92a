import type { TimedItem } from './training-plan.ts';

/** Repetitions of the first and of the second lighter set, with about half and three quarters of the weight. */
export const rampRepetitions = [5, 3] as const;

/** How to do the lighter sets of an item, to stand after the name of its exercise. */
export function rampUpText({ sets = 1 }: { readonly sets?: TimedItem['sets'] }): string {
  const [first, second] = rampRepetitions;
  return sets > 1
    ? `two lighter sets to get ready, ${first} times with about half the weight and ${second} times with three quarters`
    : 'an easy set to get ready';
}
