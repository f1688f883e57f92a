import { type Catalogue, type Dish, dishesForSlot } from '../catalogue/catalogue.ts';
import { matchFoods } from '../catalogue/matcher.ts';
import type { Slot } from '../catalogue/recipe.ts';
import { normalise } from '../catalogue/words.ts';
import {
  type AllergyOption,
  allergyOptions,
  type DietType,
  dietTypes,
} from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { dishAllowed, eatingRules } from '../safety/eating-rules.ts';

/** What a look at the tables found: plain facts, gaps in what they offer, and faults that must be mended. */
export interface CatalogueReport {
  readonly facts: readonly string[];
  readonly gaps: readonly string[];
  readonly faults: readonly string[];
}

/** Fewest dishes of each slot that every diet with any two allergies must leave at Beginner within 30 minutes. */
const wanted: Readonly<Record<Slot, number>> = { breakfast: 7, lunch: 8, dinner: 12, snack: 6 };

/** What a reference serving holds, kcal; outside of it a recipe was probably mistyped. */
const usualKcal: Readonly<Record<Slot, readonly [low: number, high: number]>> = {
  breakfast: [250, 650],
  lunch: [300, 800],
  dinner: [300, 900],
  snack: [40, 350],
};

function beginner(diet: DietType, allergies: readonly AllergyOption[], minutes: 15 | 30): Profile {
  return {
    full_name: 'Check',
    age: 30,
    gender: 'Female',
    height: 165,
    weight: 65,
    primary_fitness_goal: 'Maintain weight',
    fitness_level: 'Beginner',
    activity_level: 'Lightly Active',
    diet_type: diet,
    allergies,
    disliked_foods: '',
    meals_per_day: 5,
    cooking_skill: 'Beginner',
    cooking_time: minutes === 15 ? 'Less than 15 minutes' : '15 to 30 minutes',
    workout_location: 'Home',
    equipment: [],
    workout_days: 3,
    workout_duration: '30 to 45 minutes',
  };
}

/** Energy share of available carbohydrate, for what counts as a low-carbohydrate dish. */
function carbohydrateShare(dish: Dish): number {
  let kcal = 0;
  let grams = 0;
  for (const { food, grams: served } of dish.ingredients) {
    kcal += (food.per100g.kcal * served) / 100;
    grams += (Math.max(0, food.per100g.carbohydrate - food.per100g.fibre) * served) / 100;
  }
  return kcal === 0 ? 0 : (4 * grams) / kcal;
}

function coverage(catalogue: Catalogue): readonly string[] {
  const allergies = allergyOptions.filter((allergy) => allergy !== 'None');
  const pairs = allergies.flatMap((one, index) =>
    allergies.slice(index + 1).map((other): readonly AllergyOption[] => [one, other]),
  );
  const gaps: string[] = [];
  for (const diet of dietTypes.filter((type) => type !== 'Other')) {
    for (const pair of pairs) {
      for (const minutes of [15, 30] as const) {
        const rules = eatingRules(beginner(diet, pair, minutes), catalogue);
        const allowed = catalogue.dishes.filter(
          (dish) =>
            dishAllowed(dish, rules) && (diet !== 'Low-Carb' || carbohydrateShare(dish) <= 0.26),
        );
        for (const slot of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
          const needed = Math.ceil(minutes === 30 ? wanted[slot] : wanted[slot] / 2);
          const found = dishesForSlot(allowed, slot).length;
          if (found < needed) {
            gaps.push(
              `${diet} without ${pair.join(' and ')}: ${found} of ${needed} ${slot} dishes in ${minutes} minutes`,
            );
          }
        }
      }
    }
  }
  return gaps;
}

function kcalOf(dish: Dish): number {
  return dish.ingredients.reduce(
    (sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100,
    0,
  );
}

function recipeFaults(catalogue: Catalogue): readonly string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const names = new Map<string, string>();
  for (const dish of catalogue.dishes) {
    const { recipe } = dish;
    const fault = (what: string) => faults.push(`${recipe.id}: ${what}`);
    if (ids.has(recipe.id)) fault('the id is used twice');
    ids.add(recipe.id);
    const twin = names.get(normalise(recipe.name));
    if (twin) fault(`has the same name as ${twin}`);
    names.set(normalise(recipe.name), recipe.id);
    if (recipe.activeMinutes > recipe.totalMinutes) fault('more work than time');
    if (recipe.steps.length < 2 || recipe.steps.length > 7) fault(`${recipe.steps.length} steps`);
    if (new Set(recipe.ingredients.map(([food]) => food)).size !== recipe.ingredients.length) {
      fault('an ingredient stands twice');
    }
    const kcal = kcalOf(dish);
    const inRange = recipe.slots.some(
      (slot) => kcal >= usualKcal[slot][0] && kcal <= usualKcal[slot][1],
    );
    if (!inRange) fault(`${Math.round(kcal)} kcal in the reference serving`);
    for (const { food, grams } of dish.ingredients) {
      if (grams > food.maxMealGrams)
        fault(`${grams} g of ${food.key}, at most ${food.maxMealGrams} g`);
    }
  }
  return faults;
}

/** Names that say a food which is not inside would mislead a member with an allergy. */
function namingFaults(catalogue: Catalogue): readonly string[] {
  const dangerous = [
    'peanut',
    'egg',
    'prawn',
    'cheese',
    'chicken',
    'beef',
    'fish',
    'bacon',
    'tuna',
    'yoghurt',
  ];
  const faults: string[] = [];
  for (const word of dangerous) {
    const { foods } = matchFoods(word, catalogue);
    for (const dish of catalogue.dishes) {
      const says = dish.nameWords.includes(word);
      if (says && ![...dish.foods].some((key) => foods.has(key))) {
        faults.push(`${dish.recipe.id}: the name says ${word}, the ingredients do not`);
      }
    }
  }
  return faults;
}

function foodFaults(catalogue: Catalogue): readonly string[] {
  const faults: string[] = [];
  for (const food of catalogue.foods.values()) {
    const fault = (what: string) => faults.push(`${food.key}: ${what}`);
    if (food.allergens === null) fault('allergens unknown');
    if (food.source.ndb === '') fault('no source of its composition');
    const prices = catalogue.prices[food.key];
    for (const tier of ['budget', 'premium'] as const) {
      if (!prices.some((price) => price.tier === tier)) fault(`no ${tier} price`);
    }
    for (const price of prices) {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(price.date))
        fault(`a price of ${price.product} without a date`);
      if (!(price.rand > 0) || !(price.packGrams > 0)) fault(`the price of ${price.product}`);
    }
  }
  return faults;
}

/** Looks through foods, prices and recipes for what is missing or cannot be right. */
export function checkCatalogue(catalogue: Catalogue): CatalogueReport {
  const bySlot = (['breakfast', 'lunch', 'dinner', 'snack'] as const).map(
    (slot) => `${dishesForSlot(catalogue.dishes, slot).length} ${slot}`,
  );
  const used = new Set(catalogue.dishes.flatMap((dish) => [...dish.foods]));
  return {
    facts: [
      `${catalogue.foods.size} foods, ${used.size} of them in recipes`,
      `${catalogue.dishes.length} recipes: ${bySlot.join(', ')}`,
    ],
    gaps: coverage(catalogue),
    faults: [...foodFaults(catalogue), ...recipeFaults(catalogue), ...namingFaults(catalogue)],
  };
}
