import type { Vector } from '../../../nutrition/vector.ts';

/** kcal, and grams of protein and of fibre, of each meal of a day. */
export interface MealAmounts {
  readonly kcal: Float64Array;
  readonly protein: Float64Array;
  readonly fibre: Float64Array;
}

/** Points of a meal by its kcal and its grams of protein and of fibre. */
export type MealPoints = (kcal: number, protein: number, fibre: number) => number;

/** Points for what lies beyond a day; never negative. */
export type PointsBeyond = (total: Vector, meals: MealAmounts) => number;
