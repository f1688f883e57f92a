import type { Food, Nutrients } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { PlannedIngredient, PlannedMeal } from '../meals/model/meal-plan.ts';
import { neverProduce, retinolAdded } from './statements/food-statements.ts';

export type Foods = Readonly<Record<FoodKey, Food>>;

/** Amounts as an audit adds them up: straight from the food table, with nothing of the planner's in between. */
export interface Sums {
  kcal: number;
  protein: number;
  fat: number;
  saturatedFat: number;
  /** Without fibre. */
  carbohydrate: number;
  fibre: number;
  freeSugars: number;
  sodium: number;
  produce: number;
  calcium: number;
  iron: number;
  zinc: number;
  vitaminA: number;
  vitaminC: number;
  vitaminB12: number;
  folate: number;
  /** Vitamin A that is retinol already, which is the part that can be too much. */
  retinol: number;
}

export function emptySums(): Sums {
  return {
    kcal: 0,
    protein: 0,
    fat: 0,
    saturatedFat: 0,
    carbohydrate: 0,
    fibre: 0,
    freeSugars: 0,
    sodium: 0,
    produce: 0,
    calcium: 0,
    iron: 0,
    zinc: 0,
    vitaminA: 0,
    vitaminC: 0,
    vitaminB12: 0,
    folate: 0,
    retinol: 0,
  };
}

const asTabled = [
  'kcal',
  'protein',
  'fat',
  'saturatedFat',
  'fibre',
  'freeSugars',
  'sodium',
  'calcium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminC',
  'vitaminB12',
  'folate',
] as const satisfies readonly (keyof Nutrients & keyof Sums)[];

function addFood(sums: Sums, key: FoodKey, grams: number, foods: Foods): void {
  const food = foods[key];
  const hundreds = grams / 100;
  for (const name of asTabled) sums[name] += (food.per100g[name] ?? 0) * hundreds;
  sums.carbohydrate += Math.max(food.per100g.carbohydrate - food.per100g.fibre, 0) * hundreds;
  if (food.countsAsProduce && !neverProduce.has(key)) sums.produce += grams;
  const fromAnimals = food.animals.some((animal) => animal !== 'plant' && animal !== 'honey');
  if (fromAnimals || retinolAdded.has(key)) sums.retinol += (food.per100g.vitaminA ?? 0) * hundreds;
}

export function ingredientsOf(meals: readonly PlannedMeal[]): readonly PlannedIngredient[] {
  return meals.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
}

export function sumMeals(meals: readonly PlannedMeal[], foods: Foods): Sums {
  const sums = emptySums();
  for (const { food, grams } of ingredientsOf(meals)) addFood(sums, food, grams, foods);
  return sums;
}

/** Mean over days. */
export function meanOf(days: readonly Sums[], pick: (sums: Sums) => number): number {
  return days.reduce((total, day) => total + pick(day), 0) / days.length;
}
