import type { Exercise } from '../../catalogue/exercise.ts';

/** Sets that push, pull, bend the hips and bend the knees. */
export interface PatternSets {
  push: number;
  pull: number;
  hip: number;
  knee: number;
}

export function countPattern(sums: PatternSets, exercise: Exercise, sets: number): void {
  switch (exercise.pattern) {
    case 'horizontal-push':
    case 'vertical-push':
      sums.push += sets;
      return;
    case 'horizontal-pull':
    case 'vertical-pull':
      sums.pull += sets;
      return;
    case 'hinge':
      sums.hip += sets;
      return;
    case 'squat':
    case 'lunge':
      sums.knee += sets;
      return;
    default:
  }
}

/** How far a ratio lies outside of a range. */
export function outside(ratio: number, low: number, high: number): number {
  return ratio < low ? low - ratio : ratio > high ? ratio - high : 0;
}

/** How far pulling is from pushing and hips are from knees; 0 inside the ranges that a coach keeps. */
export function imbalance({ push, pull, hip, knee }: PatternSets): number {
  return outside(pull / Math.max(1, push), 0.8, 1.5) + outside(hip / Math.max(1, knee), 0.6, 1.6);
}
