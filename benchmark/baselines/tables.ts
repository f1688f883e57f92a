import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { csvRows } from '#planning/shopping/prices/csv.ts';

/** A food as the baselines see it. */
export interface TableFood {
  readonly key: string;
  readonly role: string;
  readonly edibleShare: number;
  readonly step: number;
  readonly most: number;
  readonly allergens: readonly string[];
  readonly mayContain: readonly string[];
  readonly animals: readonly string[];
  readonly produce: boolean;
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly saturatedFat: number;
  /** Without fibre. */
  readonly carbohydrate: number;
  readonly fibre: number;
  readonly freeSugars: number;
  readonly sodium: number;
  /** Rands of a gram at the cheapest price by weight. */
  readonly rand: number;
}

export interface TableRecipe {
  readonly id: string;
  readonly name: string;
  readonly slots: readonly string[];
  readonly skill: string;
  readonly activeMinutes: number;
  readonly totalMinutes: number;
  readonly ingredients: readonly (readonly [food: TableFood, grams: number])[];
}

const profileSchema = v.object({
  id: v.string(),
  diet: v.string(),
  allergies: v.array(v.string()),
  disliked_foods: v.array(v.string()),
  disliked_recipes: v.array(v.string()),
  meals: v.array(v.object({ name: v.string(), slot: v.string(), share: v.number() })),
  skill: v.string(),
  minutes: v.nullable(v.number()),
  energy_kcal: v.number(),
  protein_g: v.number(),
  protein_most_g: v.number(),
  budget_rand_per_day: v.number(),
});
export type TableProfile = v.InferOutput<typeof profileSchema>;

const taskSchema = v.array(v.object({ id: v.string(), people: v.array(v.string()) }));
const tasksSchema = v.object({ day: taskSchema, month: taskSchema, household: taskSchema });
export type Track = keyof v.InferOutput<typeof tasksSchema>;

/** Days that each track asks for. */
export const trackDays: Readonly<Record<Track, number>> = { day: 1, month: 28, household: 28 };

export interface PlannerTables {
  readonly recipes: readonly TableRecipe[];
  readonly profiles: ReadonlyMap<string, TableProfile>;
  readonly tasks: v.InferOutput<typeof tasksSchema>;
}

export const tablesFolder = path.resolve(import.meta.dirname, '..', 'tables');

/** The rows of a table by its columns. */
export function tableRows(name: string): readonly ((column: string) => string)[] {
  const [head = [], ...rows] = csvRows(readFileSync(path.join(tablesFolder, name), 'utf8')) ?? [];
  return rows.map((row) => (column) => row[head.indexOf(column)] ?? '');
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** The tables of the benchmark, read for planners; the checker reads them for itself. */
export function readPlannerTables(): PlannerTables {
  const rands = new Map<string, number>();
  for (const of of tableRows('prices.csv')) {
    const perGram = Number(of('rand')) / Number(of('pack_g'));
    rands.set(of('food'), Math.min(perGram, rands.get(of('food')) ?? Number.POSITIVE_INFINITY));
  }
  const foods = new Map<string, TableFood>();
  for (const of of tableRows('foods.csv')) {
    const key = of('food');
    const per = (column: string) => Number(of(column)) / 100;
    foods.set(key, {
      key,
      role: of('role'),
      edibleShare: Number(of('edible_share')),
      step: Number(of('step_g')),
      most: Number(of('max_meal_g')),
      allergens: words(of('allergens')),
      mayContain: words(of('may_contain')),
      animals: words(of('animals')),
      produce: of('produce') === 'true',
      kcal: per('kcal'),
      protein: per('protein_g'),
      fat: per('fat_g'),
      saturatedFat: per('saturated_fat_g'),
      carbohydrate: per('carbohydrate_g') - per('fibre_g'),
      fibre: per('fibre_g'),
      freeSugars: per('free_sugars_g'),
      sodium: per('sodium_mg'),
      rand: (rands.get(key) ?? 0) / Number(of('edible_share')),
    });
  }
  const grams = new Map<string, Map<string, number>>();
  for (const of of tableRows('ingredients.csv')) {
    const own = grams.get(of('recipe')) ?? new Map<string, number>();
    own.set(of('food'), (own.get(of('food')) ?? 0) + Number(of('g')));
    grams.set(of('recipe'), own);
  }
  const json = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(tablesFolder, name), 'utf8'));
  const profiles = v.parse(v.array(profileSchema), json('profiles.json'));
  return {
    recipes: tableRows('recipes.csv').map((of) => ({
      id: of('recipe'),
      name: of('name'),
      slots: words(of('slots')),
      skill: of('skill'),
      activeMinutes: Number(of('active_min')),
      totalMinutes: Number(of('total_min')),
      ingredients: [...(grams.get(of('recipe')) ?? [])].flatMap(([key, amount]) => {
        const food = foods.get(key);
        return food ? [[food, amount] as const] : [];
      }),
    })),
    profiles: new Map(profiles.map((profile) => [profile.id, profile])),
    tasks: v.parse(tasksSchema, json('tasks.json')),
  };
}
