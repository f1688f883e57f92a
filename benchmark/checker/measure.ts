import type { ServedDay, ServedMeal } from './submission.ts';
import { type Food, type Nutrient, nutrients, type Tables } from './tables.ts';

/** Food that no table knows weighs nothing here; the rule `recipe` reports it. */
export function eachServing(
  meals: readonly ServedMeal[],
  tables: Tables,
  visit: (key: string, grams: number, food: Food) => void,
): void {
  for (const { dishes } of meals) {
    for (const { servings } of dishes) {
      for (const { food: key, grams } of servings) {
        const food = tables.foods.get(key);
        if (food) visit(key, grams, food);
      }
    }
  }
}

export type Amounts = Readonly<Record<Nutrient | 'produce_g', number>>;

/** What meals hold, summed from the table of foods. */
export function amountsOf(meals: readonly ServedMeal[], tables: Tables): Amounts {
  const sums: Record<Nutrient | 'produce_g', number> = {
    kcal: 0,
    protein_g: 0,
    fat_g: 0,
    saturated_fat_g: 0,
    carbohydrate_g: 0,
    fibre_g: 0,
    free_sugars_g: 0,
    sodium_mg: 0,
    produce_g: 0,
  };
  eachServing(meals, tables, (_key, grams, food) => {
    for (const nutrient of nutrients) sums[nutrient] += grams * food.perGram[nutrient];
    if (food.produce) sums.produce_g += grams;
  });
  return sums;
}

/** Carbohydrate without fibre, as food labels count it. */
export function availableCarbohydrate({ carbohydrate_g, fibre_g }: Amounts): number {
  return carbohydrate_g - fibre_g;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A group counts with a day from a tablespoon on, as the indicator of FAO counts it. */
const leastOfGroup = 15;

export function diversityGroups(day: ServedDay, tables: Tables): number {
  const grams = new Map<string, number>();
  eachServing(day, tables, (_key, served, { diversityGroup }) => {
    if (diversityGroup !== '') grams.set(diversityGroup, (grams.get(diversityGroup) ?? 0) + served);
  });
  return [...grams.values()].filter((sum) => sum >= leastOfGroup).length;
}

/** Minutes to warm what is left over. */
const toWarm = 5;

/** Work of a meal, and from start to plate: the work of all its dishes or the longest of them. Minutes. */
export function minutesOf(
  { dishes, leftoverOf }: ServedMeal,
  { recipes }: Tables,
): { readonly work: number; readonly ready: number } {
  let work = 0;
  let longest = 0;
  for (const [index, { recipe }] of dishes.entries()) {
    const known = recipes.get(recipe);
    const warmed = index === 0 && leftoverOf !== null;
    work += warmed ? toWarm : (known?.activeMinutes ?? 0);
    longest = Math.max(longest, warmed ? toWarm : (known?.totalMinutes ?? 0));
  }
  return { work, ready: Math.max(work, longest) };
}
