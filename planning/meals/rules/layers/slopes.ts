import type { Term } from '../table/nutrition-terms.ts';

/** By how much a value lies beyond a limit; 0 inside. */
export function over(value: number, limit: number): number {
  return value > limit ? value - limit : 0;
}

/** Points for a share of the energy that lies outside its range: much more where a hard rule begins, `slack` further. */
export function steep(outside: number, slack: number, near: Term, out: Term, much: Term): number {
  if (outside <= 0) return 0;
  const far = outside > slack ? out.weight + much.weight * (outside - slack) : 0;
  return near.weight * outside + far;
}
