import type { FoodKey } from '../../catalogue/foods.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import type { HomeStyle } from '../../profile/kitchen-questions.ts';
import type { Profile } from '../../profile/profile.ts';
import type { ShoppingList } from '../../shopping/shopping-list.ts';
import { foodProblem } from '../meals/eating-audit.ts';
import type { AuditTables, MealsUnderAudit } from '../plan-under-audit.ts';
import { type Foods, ingredientsOf, sumMeals } from '../sums.ts';
import { dryPulses, type EatingGroup, eatenFactor, placeOf, placesOfFoods } from './food-groups.ts';
import { defaultLevel, type Eater, type EatingLevel } from './weekly-pattern.ts';

/** What a member chooses beside the profile. */
export interface EatingChoices {
  readonly level: EatingLevel;
  readonly style?: HomeStyle;
  /** The styles of their home, whose dishes they want to find in every week. */
  readonly homes?: readonly HomeStyle[];
  /** Rands of 28 days instead of those of the level. */
  readonly rands?: number;
  /** Wishes to eat offal. */
  readonly offal?: true;
  /** Wishes beans and the like in the morning. */
  readonly savouryBreakfasts?: true;
  /** Cooks pots ahead of the meal. */
  readonly batch?: true;
}

export const noChoices: EatingChoices = { level: defaultLevel };

/** What is measured: the meals, their list where money is looked at, and what was chosen. */
export interface EatingUnderAudit extends MealsUnderAudit {
  readonly list?: ShoppingList;
  /** The page of that list. */
  readonly listPage?: string;
  /** Lists of the months after it in which the same is eaten, each with what the one before left over. */
  readonly later?: readonly Pick<ShoppingList, 'lines'>[];
  readonly choices: EatingChoices;
}

/** A meal as it is eaten. */
export interface EatenMeal {
  /** Day of the plan, 0 to 27. */
  readonly day: number;
  readonly weekday: string;
  readonly meal: PlannedMeal;
  /** Lunch or dinner. */
  readonly isMain: boolean;
  readonly recipes: readonly Recipe[];
  /** Grams as eaten, by group, by kind and by food; of all together, spices too. */
  readonly groups: ReadonlyMap<EatingGroup, number>;
  readonly kinds: ReadonlyMap<string, number>;
  readonly foods: ReadonlyMap<FoodKey, number>;
  readonly plate: number;
  /** Dry grams of its pulses; of tins what they were dry. */
  readonly dryPulses: number;
  readonly fibre: number;
  readonly kcal: number;
  /** Group that gives most of its protein; '' where none does. */
  readonly protein: EatingGroup | '';
}

export interface EatenPlan {
  readonly profile: Profile;
  readonly choices: EatingChoices;
  readonly eater: Eater;
  /** Grams of fibre a day that are asked for. */
  readonly fibre: number;
  readonly meals: readonly EatenMeal[];
  readonly days: readonly (readonly EatenMeal[])[];
  readonly weeks: readonly (readonly EatenMeal[])[];
  /** Groups of which this member's allergies, diet and dislikes leave too little to eat as others do. */
  readonly without: ReadonlySet<EatingGroup>;
}

function addTo<Key>(sums: Map<Key, number>, key: Key, grams: number): void {
  sums.set(key, (sums.get(key) ?? 0) + grams);
}

/** Groups that make a meal a dish of theirs. */
const proteinGroups: ReadonlySet<EatingGroup> = new Set<EatingGroup>([
  'chicken',
  'red meat',
  'processed meat',
  'offal',
  'fish',
  'eggs',
  'cheese',
  'pulses',
  'soya',
]);

function mainProtein(meal: PlannedMeal, foods: Foods): EatingGroup | '' {
  const protein = new Map<EatingGroup, number>();
  for (const { food, grams } of ingredientsOf([meal])) {
    const { group } = placeOf(food);
    if (group && proteinGroups.has(group))
      addTo(protein, group, grams * foods[food].per100g.protein);
  }
  let main: EatingGroup | '' = '';
  let largest = 0;
  for (const [group, sum] of protein) {
    if (sum > largest) [main, largest] = [group, sum];
  }
  return main;
}

function eatenMeal(
  meal: PlannedMeal,
  { day, weekday }: { readonly day: number; readonly weekday: string },
  { foods, recipes }: AuditTables,
): EatenMeal {
  const groups = new Map<EatingGroup, number>();
  const kinds = new Map<string, number>();
  const byFood = new Map<FoodKey, number>();
  let plate = 0;
  let dry = 0;
  for (const { food, grams } of ingredientsOf([meal])) {
    const eaten = grams * eatenFactor(food, foods);
    const { group, kind } = placeOf(food);
    if (group) addTo(groups, group, eaten);
    addTo(kinds, kind, eaten);
    addTo(byFood, food, eaten);
    plate += grams * foods[food].cookedYield;
    dry += grams * dryPulses(food, foods);
  }
  const { fibre, kcal } = sumMeals([meal], foods);
  return {
    day,
    weekday,
    meal,
    isMain: meal.name === 'Lunch' || meal.name === 'Dinner',
    recipes: meal.dishes.flatMap(({ recipe }) => recipes.get(recipe) ?? []),
    groups,
    kinds,
    foods: byFood,
    plate,
    dryPulses: dry,
    fibre,
    kcal,
    protein: mainProtein(meal, foods),
  };
}

/** A group is lost to who may eat less than this share of its foods. [J] */
const leastLeft = 1 / 3;

function groupsWithout(
  { profile, dislikes }: MealsUnderAudit,
  foods: Foods,
): ReadonlySet<EatingGroup> {
  const disliked = new Set<string>(dislikes.flatMap((one) => one.foods));
  const counts = new Map<EatingGroup, { all: number; left: number }>();
  for (const [key, { group }] of placesOfFoods) {
    if (!group || !isFood(key, foods)) continue;
    const count = counts.get(group) ?? { all: 0, left: 0 };
    counts.set(group, count);
    count.all++;
    if (!disliked.has(key) && foodProblem(key, foods, profile) === null) count.left++;
  }
  const lost = [...counts].filter(([, { all, left }]) => left < leastLeft * all);
  return new Set(lost.map(([group]) => group));
}

function isFood(key: string, foods: Foods): key is FoodKey {
  return key in foods;
}

/** Reads a plan as what is eaten. */
export function readEaten(plan: EatingUnderAudit, tables: AuditTables): EatenPlan {
  const { profile, choices } = plan;
  const days = plan.weeks.flatMap(({ days }, week) =>
    days.map(({ weekday, meals }, index) =>
      meals.map((meal) => eatenMeal(meal, { day: 7 * week + index, weekday }, tables)),
    ),
  );
  const { energy = 2000, protein = 0, fibre = 0 } = plan.weeks[0]?.target ?? {};
  const { level, style } = choices;
  return {
    profile,
    choices,
    eater: { diet: profile.diet_type, energy, protein, level, ...(style ? { style } : {}) },
    fibre,
    meals: days.flat(),
    days,
    weeks: plan.weeks.map((_, week) => days.slice(7 * week, 7 * week + 7).flat()),
    without: groupsWithout(plan, tables.foods),
  };
}

/** Grams as eaten of a group at some meals. */
export function gramsAt(meals: readonly EatenMeal[], group: EatingGroup): number {
  return meals.reduce((sum, { groups }) => sum + (groups.get(group) ?? 0), 0);
}

/** Grams as eaten of a kind at some meals. */
export function kindAt(meals: readonly EatenMeal[], kind: string): number {
  return meals.reduce((sum, { kinds }) => sum + (kinds.get(kind) ?? 0), 0);
}

/** Mean over weeks of what is counted in each. */
export function weeklyMean(
  { weeks }: EatenPlan,
  count: (meals: readonly EatenMeal[]) => number,
): number {
  return weeks.reduce((sum, week) => sum + count(week), 0) / Math.max(1, weeks.length);
}

/** The largest of some numbers; 0 of none. */
export function most(numbers: readonly number[]): number {
  return Math.max(0, ...numbers);
}
