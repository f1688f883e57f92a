import type { Food } from '#planning/catalogue/food.ts';
import { type Eaten, eatenAs } from '#planning/catalogue/food-facts/eating-group-of.ts';
import { type FoodKey, foodKeys, foods } from '#planning/catalogue/foods.ts';
import { matchFoods } from '#planning/catalogue/matcher/match-foods.ts';
import { recipes } from '#planning/catalogue/recipes/recipes.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { mealTimes } from '#planning/meals/model/meal-times.ts';
import { eatingPattern } from '#planning/targets/eating-pattern.ts';
import { planBudget } from '#planning/targets/food-budget.ts';
import { dailyTargets } from '#planning/targets/targets.ts';
import { benchmarkPeople, householdSizes, type Person } from './people.ts';
import { syntheticPrices } from './synthetic-prices.ts';

type Cell = string | number | boolean | null;

function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(cellText).join(',')}\n`).join('');
}

const nutrientColumns: readonly (readonly [column: string, name: keyof Food['per100g']])[] = [
  ['kcal', 'kcal'],
  ['protein_g', 'protein'],
  ['fat_g', 'fat'],
  ['saturated_fat_g', 'saturatedFat'],
  ['carbohydrate_g', 'carbohydrate'],
  ['fibre_g', 'fibre'],
  ['free_sugars_g', 'freeSugars'],
  ['sodium_mg', 'sodium'],
  ['potassium_mg', 'potassium'],
  ['calcium_mg', 'calcium'],
  ['iron_mg', 'iron'],
  ['zinc_mg', 'zinc'],
  ['vitamin_c_mg', 'vitaminC'],
  ['vitamin_a_ug', 'vitaminA'],
  ['vitamin_d_ug', 'vitaminD'],
  ['vitamin_b12_ug', 'vitaminB12'],
  ['folate_ug', 'folate'],
];

function foodRow(key: FoodKey, food: Food): readonly Cell[] {
  const eaten: Eaten | null = eatenAs(key, food);
  return [
    key,
    food.name,
    food.aisle,
    food.role,
    food.source.ndb,
    food.source.match,
    food.edibleShare,
    food.stepGrams,
    food.maxMealGrams,
    food.allergens === null ? 'unknown' : food.allergens.join(' '),
    food.mayContain.join(' '),
    food.animals.join(' '),
    food.diversityGroup,
    food.countsAsProduce,
    eaten?.group ?? null,
    eaten?.factor ?? null,
    ...nutrientColumns.map(([, name]) => food.per100g[name]),
  ];
}

function foodsTable(): string {
  const table: Readonly<Record<FoodKey, Food>> = foods;
  const head = [
    'food,name,aisle,role,usda_ndb,match,edible_share,step_g,max_meal_g,allergens,may_contain',
    'animals,diversity_group,produce,pattern_group,eaten_factor',
    ...nutrientColumns.map(([column]) => column),
  ].flatMap((names) => names.split(','));
  return csv(
    head,
    foodKeys.map((key) => foodRow(key, table[key])),
  );
}

function recipesTable(): string {
  return csv(
    ['recipe', 'name', 'slots', 'skill', 'active_min', 'total_min', 'keeps_days', 'freezes'],
    recipes.map((recipe) => [
      recipe.id,
      recipe.name,
      recipe.slots.join(' '),
      recipe.skill,
      recipe.activeMinutes,
      recipe.totalMinutes,
      recipe.keepsDays,
      recipe.freezes,
    ]),
  );
}

function ingredientsTable(): string {
  const rows = recipes.flatMap(({ id, ingredients }) =>
    ingredients.map(([food, grams]): readonly Cell[] => [id, food, grams]),
  );
  return csv(['recipe', 'food', 'g'], rows);
}

function pricesTable(): string {
  const rows = syntheticPrices().map(({ food, tier, packGrams, rand }): readonly Cell[] => [
    food,
    tier,
    packGrams,
    rand.toFixed(2),
  ]);
  return csv(['food', 'tier', 'pack_g', 'rand'], rows);
}

const limitOf: Readonly<Record<Person['profile']['cooking_time'], number | null>> = {
  'Less than 15 minutes': 15,
  '15 to 30 minutes': 30,
  '30 to 45 minutes': 45,
  'More than 1 hour': null,
};

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

const catalogue = standardCatalogue();

function profileRecord({ id, profile, level }: Person) {
  const found = dailyTargets(profile);
  if (!found.ok) throw new Error(`${id} has no targets: ${found.reason}`);
  const { targets } = found;
  if (targets.diet !== profile.diet_type) throw new Error(`${id} gets another diet`);
  const disliked = matchFoods(profile.disliked_foods, catalogue);
  return {
    id,
    sex: profile.gender,
    age: profile.age,
    height_cm: profile.height,
    weight_kg: profile.weight,
    goal: targets.goal,
    activity: profile.activity_level,
    diet: profile.diet_type,
    allergies: profile.allergies.map((name) => name.toLowerCase()),
    disliked_foods: [...disliked.foods].toSorted(),
    disliked_recipes: [...disliked.dishes].toSorted(),
    meals: mealTimes(profile.meals_per_day).map(({ name, slot, share }) => ({ name, slot, share })),
    skill: profile.cooking_skill,
    minutes: limitOf[profile.cooking_time],
    energy_kcal: rounded(targets.energy, 0),
    protein_g: rounded(targets.protein.low),
    protein_most_g: rounded(targets.protein.high),
    budget: level,
    budget_rand_per_day: rounded(planBudget(targets, level) / 28, 2),
    pattern: eatingPattern(targets, level).map(({ group, grams, unit, weight, isCap }) => ({
      group,
      g_per_week: rounded(grams, 0),
      unit_g: rounded(unit, 0),
      weight,
      cap: isCap,
    })),
  };
}

/** Who eats together: people with as many meals a day, of the count of which most are left. */
function households() {
  const left = [
    ...Map.groupBy(benchmarkPeople, ({ profile }) => profile.meals_per_day).values(),
  ].map((people) => [...people]);
  return householdSizes.map((size, index) => {
    const [most = []] = left.toSorted((one, other) => other.length - one.length);
    return { id: `h${index + 1}`, people: most.splice(0, size).map(({ id }) => id) };
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Every table of the benchmark by the name of its file, made of the project's own. The same tables give the same texts. */
export function benchmarkTables(): ReadonlyMap<string, string> {
  const ids = benchmarkPeople.map(({ id }) => id);
  const alone = ids.map((id) => ({ id, people: [id] }));
  return new Map([
    ['foods.csv', foodsTable()],
    ['recipes.csv', recipesTable()],
    ['ingredients.csv', ingredientsTable()],
    ['prices.csv', pricesTable()],
    ['profiles.json', json(benchmarkPeople.map(profileRecord))],
    ['tasks.json', json({ day: alone, month: alone, household: households() })],
  ]);
}
