import { readFileSync } from 'node:fs';
import path from 'node:path';
import { csvRecords, FormatError, Reader } from './read.ts';

/** Nutrients that the checker sums, by the names of their columns in foods.csv. */
export const nutrients = [
  'kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'carbohydrate_g',
  'fibre_g',
  'free_sugars_g',
  'sodium_mg',
] as const;
export type Nutrient = (typeof nutrients)[number];

export interface Food {
  readonly role: string;
  /** Grams eaten of each gram bought. */
  readonly edibleShare: number;
  readonly step: number;
  readonly mostOfMeal: number;
  /** Null: nobody knows. */
  readonly allergens: readonly string[] | null;
  readonly mayContain: readonly string[];
  readonly animals: readonly string[];
  readonly diversityGroup: string;
  readonly produce: boolean;
  /** Group of the eating pattern; empty for none. */
  readonly patternGroup: string;
  /** Grams as eaten for each gram as weighed. */
  readonly eatenFactor: number;
  /** Of one gram. */
  readonly perGram: Readonly<Record<Nutrient, number>>;
}

export interface Recipe {
  readonly slots: readonly string[];
  readonly skill: string;
  readonly activeMinutes: number;
  readonly totalMinutes: number;
  readonly keepsDays: number;
  readonly freezes: boolean;
  /** Grams of one serving by food. */
  readonly grams: ReadonlyMap<string, number>;
}

export interface Pack {
  readonly grams: number;
  readonly cents: number;
}

export interface PatternGroup {
  readonly group: string;
  readonly grams: number;
  readonly unit: number;
  readonly weight: number;
  readonly cap: boolean;
}

export interface Person {
  readonly id: string;
  readonly age: number;
  readonly diet: string;
  readonly allergies: readonly string[];
  readonly dislikedFoods: ReadonlySet<string>;
  readonly dislikedRecipes: ReadonlySet<string>;
  readonly meals: readonly {
    readonly name: string;
    readonly slot: string;
    readonly share: number;
  }[];
  readonly skill: string;
  /** For one meal; Infinity where there is no limit. */
  readonly minutes: number;
  readonly energy: number;
  readonly protein: number;
  readonly proteinMost: number;
  readonly budgetPerDay: number;
  readonly pattern: readonly PatternGroup[];
}

export const tracks = ['day', 'month', 'household'] as const;
export type Track = (typeof tracks)[number];

export interface Task {
  readonly id: string;
  readonly people: readonly string[];
}

export interface Tables {
  readonly foods: ReadonlyMap<string, Food>;
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly packs: ReadonlyMap<string, readonly Pack[]>;
  readonly people: ReadonlyMap<string, Person>;
  readonly tasks: Readonly<Record<Track, readonly Task[]>>;
}

type Row = ReadonlyMap<string, string>;

function cell(row: Row, column: string): string {
  const text = row.get(column);
  if (text === undefined) throw new FormatError(`there is no column ${column}`);
  return text;
}

function number(row: Row, column: string): number {
  const value = Number(cell(row, column));
  if (!Number.isFinite(value)) throw new FormatError(`${column} holds '${cell(row, column)}'`);
  return value;
}

function words(row: Row, column: string): readonly string[] {
  return cell(row, column)
    .split(' ')
    .filter((word) => word !== '');
}

function foodOf(row: Row): Food {
  const unknown = cell(row, 'allergens') === 'unknown';
  // an empty cell was not measured; the sums of the benchmark count nothing for it
  const perGram = (column: Nutrient) => number(row, column) / 100;
  return {
    role: cell(row, 'role'),
    edibleShare: number(row, 'edible_share'),
    step: number(row, 'step_g'),
    mostOfMeal: number(row, 'max_meal_g'),
    allergens: unknown ? null : words(row, 'allergens'),
    mayContain: words(row, 'may_contain'),
    animals: words(row, 'animals'),
    diversityGroup: cell(row, 'diversity_group'),
    produce: cell(row, 'produce') === 'true',
    patternGroup: cell(row, 'pattern_group'),
    eatenFactor: number(row, 'eaten_factor'),
    perGram: {
      kcal: perGram('kcal'),
      protein_g: perGram('protein_g'),
      fat_g: perGram('fat_g'),
      saturated_fat_g: perGram('saturated_fat_g'),
      carbohydrate_g: perGram('carbohydrate_g'),
      fibre_g: perGram('fibre_g'),
      free_sugars_g: perGram('free_sugars_g'),
      sodium_mg: perGram('sodium_mg'),
    },
  };
}

function recipeOf(row: Row, grams: ReadonlyMap<string, number>): Recipe {
  return {
    slots: words(row, 'slots'),
    skill: cell(row, 'skill'),
    activeMinutes: number(row, 'active_min'),
    totalMinutes: number(row, 'total_min'),
    keepsDays: number(row, 'keeps_days'),
    freezes: cell(row, 'freezes') === 'true',
    grams,
  };
}

/** Fields of a profile that say why its numbers are what they are; the checker needs none of them. */
const background = ['sex', 'height_cm', 'weight_kg', 'goal', 'activity', 'budget'];

function personOf(value: Reader): Person {
  const field = value.fields(
    [
      'id',
      'age',
      'diet',
      'allergies',
      'disliked_foods',
      'disliked_recipes',
      'meals',
      'skill',
      'minutes',
      'energy_kcal',
      'protein_g',
      'protein_most_g',
      'budget_rand_per_day',
      'pattern',
    ],
    background,
  );
  const texts = (name: string) =>
    field(name)
      .list()
      .map((item) => item.text());
  return {
    id: field('id').text(),
    age: field('age').number(),
    diet: field('diet').text(),
    allergies: texts('allergies'),
    dislikedFoods: new Set(texts('disliked_foods')),
    dislikedRecipes: new Set(texts('disliked_recipes')),
    meals: field('meals')
      .list()
      .map((meal) => {
        const of = meal.fields(['name', 'slot', 'share']);
        return { name: of('name').text(), slot: of('slot').text(), share: of('share').number() };
      }),
    skill: field('skill').text(),
    minutes: field('minutes').isNull() ? Number.POSITIVE_INFINITY : field('minutes').number(),
    energy: field('energy_kcal').number(),
    protein: field('protein_g').number(),
    proteinMost: field('protein_most_g').number(),
    budgetPerDay: field('budget_rand_per_day').number(),
    pattern: field('pattern')
      .list()
      .map((group) => {
        const of = group.fields(['group', 'g_per_week', 'unit_g', 'weight', 'cap']);
        return {
          group: of('group').text(),
          grams: of('g_per_week').number(),
          unit: of('unit_g').number(),
          weight: of('weight').number(),
          cap: of('cap').isTrue(),
        };
      }),
  };
}

function tasksOf(value: Reader): readonly Task[] {
  return value.list().map((task) => {
    const field = task.fields(['id', 'people']);
    return {
      id: field('id').text(),
      people: field('people')
        .list()
        .map((id) => id.text()),
    };
  });
}

/** Reads the tables of the benchmark. @throws FormatError where a file is not as its README says */
export function readTables(folder: string): Tables {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const rows = (name: string) => csvRecords(text(name), name);
  const grams = new Map<string, Map<string, number>>();
  for (const row of rows('ingredients.csv')) {
    const recipe = cell(row, 'recipe');
    const own = grams.get(recipe) ?? new Map<string, number>();
    // a food may stand twice in a recipe, in two parts of it
    own.set(cell(row, 'food'), (own.get(cell(row, 'food')) ?? 0) + number(row, 'g'));
    grams.set(recipe, own);
  }
  const packs = new Map<string, Pack[]>();
  for (const row of rows('prices.csv')) {
    const food = cell(row, 'food');
    const pack = { grams: number(row, 'pack_g'), cents: Math.round(100 * number(row, 'rand')) };
    packs.set(food, [...(packs.get(food) ?? []), pack]);
  }
  const profiles = Reader.ofText(text('profiles.json'), 'profiles.json').list().map(personOf);
  const tasks = Reader.ofText(text('tasks.json'), 'tasks.json').fields([...tracks]);
  return {
    foods: new Map(rows('foods.csv').map((row) => [cell(row, 'food'), foodOf(row)])),
    recipes: new Map(
      rows('recipes.csv').map((row) => {
        const id = cell(row, 'recipe');
        return [id, recipeOf(row, grams.get(id) ?? new Map())];
      }),
    ),
    packs,
    people: new Map(profiles.map((person) => [person.id, person])),
    tasks: {
      day: tasksOf(tasks('day')),
      month: tasksOf(tasks('month')),
      household: tasksOf(tasks('household')),
    },
  };
}
