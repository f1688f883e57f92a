import type { Catalogue, Dish } from '../../catalogue/catalogue.ts';
import { dishesServedAt } from '../../catalogue/dishes/meal-customs.ts';
import { matchFoods } from '../../catalogue/matcher/match-foods.ts';
import { type Slot, slots } from '../../catalogue/recipe.ts';
import { normalise } from '../../catalogue/words.ts';
import { addTo, at, randIndex, zeroVector } from '../../nutrition/vector.ts';
import {
  type AllergyOption,
  allergyOptions,
  type DietType,
  dietTypes,
} from '../../profile/options.ts';
import { type Profile, profileDefaults } from '../../profile/profile.ts';
import { dishOffered, eatingRules } from '../../safety/eating-rules.ts';
import { carriedFaults } from './carried.ts';
import { plateFaults } from './plates.ts';
import { stepFaults } from './recipe-steps-audit.ts';
import { timeFaults } from './time.ts';

/** What a look at the tables found: plain facts, gaps in what they offer, and faults that must be mended. */
export interface CatalogueReport {
  readonly facts: readonly string[];
  readonly gaps: readonly string[];
  readonly faults: readonly string[];
}

/** Fewest dishes of each slot that every diet with any two allergies must leave at Beginner within 30 minutes. */
const wanted: Readonly<Record<Slot, number>> = { breakfast: 7, lunch: 8, dinner: 12, snack: 6 };

/** What a reference serving holds, kcal; outside of it a recipe was probably mistyped. */
const usualKcal: Readonly<Record<Slot | 'side', readonly [low: number, high: number]>> = {
  breakfast: [250, 650],
  lunch: [300, 800],
  dinner: [300, 900],
  snack: [40, 350],
  side: [40, 350],
};

function beginner(diet: DietType, allergies: readonly AllergyOption[], minutes: 15 | 30): Profile {
  return {
    ...profileDefaults,
    diet_type: diet,
    allergies,
    meals_per_day: 5,
    cooking_skill: 'Beginner',
    cooking_time: minutes === 15 ? 'Less than 15 minutes' : '15 to 30 minutes',
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

const allergies = allergyOptions.filter((allergy) => allergy !== 'None');
const allergyPairs = allergies.flatMap((one, index) =>
  allergies.slice(index + 1).map((other): readonly AllergyOption[] => [one, other]),
);
const diets = dietTypes.filter((type) => type !== 'Other');

/** Dishes for a beginner's diet, allergies and time; a low-carbohydrate diet keeps only what is low by itself. */
function allowedDishes(
  catalogue: Catalogue,
  diet: DietType,
  pair: readonly AllergyOption[],
  minutes: 15 | 30,
): readonly Dish[] {
  const rules = eatingRules(beginner(diet, pair, minutes), catalogue);
  return catalogue.dishes.filter(
    (dish) => dishOffered(dish, rules) && (diet !== 'Low-Carb' || carbohydrateShare(dish) <= 0.26),
  );
}

function servedAt(dishes: readonly Dish[], slot: Slot, diet: DietType): readonly Dish[] {
  return dishesServedAt(dishes, slot, diet === 'Low-Carb');
}

/** Grams of protein and Rands, each for 100 kcal of the reference serving. */
function thriftOf(dish: Dish): { readonly protein: number; readonly rand: number } {
  const sums = zeroVector();
  for (const { food, grams } of dish.ingredients) addTo(sums, food.perGram, grams);
  const kcal = sums[at.kcal] ?? 0;
  if (kcal === 0) return { protein: 0, rand: Number.POSITIVE_INFINITY };
  return {
    protein: (100 * (sums[at.protein] ?? 0)) / kcal,
    rand: (100 * (sums[randIndex] ?? 0)) / kcal,
  };
}

/**
 * What a dish must hold and may cost, for 100 kcal: the protein of a normal plate (15 % of energy and somewhat less without
 * meat), and 1.3 times the R3.78 that the Moderate budget has for it, since the starch around a dish costs less.
 */
const thrifty: Readonly<Record<DietType, { readonly protein: number; readonly rand: number }>> = {
  'No Restrictions': { protein: 4, rand: 4.9 },
  'Fish-Only': { protein: 4, rand: 4.9 },
  Other: { protein: 4, rand: 4.9 },
  'Low-Carb': { protein: 5, rand: 6.5 },
  Vegetarian: { protein: 3.6, rand: 4.9 },
  Vegan: { protein: 3.2, rand: 4.9 },
};
/**
 * Fewest such dishes of the main meals within 30 minutes; half as many within 15. Nothing of the kind is asked of
 * breakfasts and snacks: who wants protein there for this money gets beans in the morning and pilchards between meals.
 */
const wantedThrifty = { lunch: 6, dinner: 6 } as const;
const mainSlots = ['lunch', 'dinner'] as const;

/** For every diet and slot the fewest dishes of much protein for little money that any two allergies leave. */
function thrift(catalogue: Catalogue): CatalogueReport {
  const facts: string[] = [];
  const gaps: string[] = [];
  const worth = new Map(catalogue.dishes.map((dish) => [dish, thriftOf(dish)]));
  for (const diet of diets) {
    const { protein, rand } = thrifty[diet];
    const cells: string[] = [];
    for (const slot of mainSlots) {
      for (const minutes of [30, 15] as const) {
        let fewest = Number.POSITIVE_INFINITY;
        let worst = '';
        for (const pair of allergyPairs) {
          const found = servedAt(allowedDishes(catalogue, diet, pair, minutes), slot, diet).filter(
            (dish) => {
              const value = worth.get(dish);
              return value !== undefined && value.protein >= protein && value.rand <= rand;
            },
          ).length;
          if (found < fewest) {
            fewest = found;
            worst = pair.join(' and ');
          }
        }
        cells.push(`${slot} in ${minutes} min ${fewest}`);
        const needed = Math.ceil(minutes === 30 ? wantedThrifty[slot] : wantedThrifty[slot] / 2);
        if (fewest < needed) {
          gaps.push(
            `${diet} without ${worst}: ${fewest} of ${needed} ${slot} dishes in ${minutes} minutes with ${protein} g protein to R${rand.toFixed(2)} for 100 kcal`,
          );
        }
      }
    }
    facts.push(
      `${diet}, ${protein} g protein and R${rand.toFixed(2)} for 100 kcal, with the two worst allergies: ${cells.join(', ')}`,
    );
  }
  return { facts, gaps, faults: [] };
}

function coverage(catalogue: Catalogue): readonly string[] {
  const gaps: string[] = [];
  for (const diet of diets) {
    for (const pair of allergyPairs) {
      for (const minutes of [15, 30] as const) {
        const allowed = allowedDishes(catalogue, diet, pair, minutes);
        for (const slot of slots) {
          const needed = Math.ceil(minutes === 30 ? wanted[slot] : wanted[slot] / 2);
          const found = servedAt(allowed, slot, diet).length;
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
  const bySlot = ([...slots, 'side'] as const).map((slot) => {
    const count = catalogue.dishes.filter(({ recipe }) => recipe.slots.includes(slot)).length;
    return `${count} ${slot}`;
  });
  const bargains = thrift(catalogue);
  const used = new Set(catalogue.dishes.flatMap((dish) => [...dish.foods]));
  return {
    facts: [
      `${catalogue.foods.size} foods, ${used.size} of them in recipes`,
      `${catalogue.dishes.length} recipes: ${bySlot.join(', ')}`,
      ...bargains.facts,
    ],
    gaps: [...coverage(catalogue), ...bargains.gaps],
    faults: [
      ...foodFaults(catalogue),
      ...recipeFaults(catalogue),
      ...stepFaults(catalogue),
      ...carriedFaults(catalogue),
      ...timeFaults(catalogue),
      ...plateFaults(catalogue),
      ...namingFaults(catalogue),
    ],
  };
}
