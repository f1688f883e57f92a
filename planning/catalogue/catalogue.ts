import { randIndex, type Vector } from '../nutrition/vector.ts';
import type { Allergen, AnimalClass, Food, FoodRole } from './food.ts';
import { eatenAs } from './food-facts/eating-group-of.ts';
import { perGram } from './food-facts/per-gram.ts';
import { plantMilks } from './food-facts/plant-milks.ts';
import type { FoodKey } from './foods.ts';
import { pricesAt } from './packs/shops.ts';
import type { Price } from './price.ts';
import type { Recipe } from './recipe.ts';
import { wordsOf } from './words.ts';

export interface CatalogueFood extends Food {
  readonly key: FoodKey;
  /** Its place in the catalogue. */
  readonly index: number;
  /** Amounts in one gram. */
  readonly perGram: Vector;
  /** Name and synonyms as singular words, for the matcher. */
  readonly labels: readonly (readonly string[])[];
}

export interface DishIngredient {
  readonly food: CatalogueFood;
  /** Grams of the reference serving. */
  readonly grams: number;
  readonly role: FoodRole;
}

/** A recipe with everything that follows from its ingredients. */
export interface Dish {
  readonly recipe: Recipe;
  readonly ingredients: readonly DishIngredient[];
  /** Union over the ingredients; null as soon as one of them is unknown. */
  readonly allergens: ReadonlySet<Allergen> | null;
  readonly mayContain: ReadonlySet<Allergen>;
  readonly animals: ReadonlySet<AnimalClass>;
  readonly foods: ReadonlySet<FoodKey>;
  readonly nameWords: readonly string[];
  /** Kind of the heaviest protein ingredient, for variety; null for dishes without one. */
  readonly proteinKind: string | null;
  /** Liver is a gift once a week; more often it is too much vitamin A. */
  readonly holdsLiver: boolean;
}

export interface Catalogue {
  readonly foods: ReadonlyMap<FoodKey, CatalogueFood>;
  readonly dishes: readonly Dish[];
  readonly dishById: ReadonlyMap<string, Dish>;
  readonly prices: Readonly<Record<FoodKey, readonly Price[]>>;
}

export interface CatalogueTables {
  readonly foods: Readonly<Record<FoodKey, Food>>;
  readonly foodKeys: readonly FoodKey[];
  readonly recipes: readonly Recipe[];
  readonly prices: Readonly<Record<FoodKey, readonly Price[]>>;
}

/** What most foods do not say. All foods get these fields, so that the planner's loops meet objects of one shape. */
const unsaid = {
  fortified: undefined,
  taste: undefined,
  starchKind: undefined,
  byTheHandful: undefined,
  fadesOvernight: undefined,
  madeFor: undefined,
  sameOnPlate: undefined,
} satisfies Partial<Food>;

function union<T>(sets: Iterable<Iterable<T>>): ReadonlySet<T> {
  const all = new Set<T>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}

/**
 * Rands for one edible gram at the cheapest budget price, of a food that is sold as nothing else there at the premium one;
 * dear foods without any price, so none is chosen blindly.
 */
function randPerGram(food: Food, prices: readonly Price[], shops: readonly string[] = []): number {
  const there = pricesAt(prices, shops);
  const budget = there.filter(({ tier }) => tier === 'budget');
  const perGramBought = (budget.length > 0 ? budget : there).map(
    ({ rand, packGrams }) => rand / packGrams,
  );
  return perGramBought.length === 0 ? 1 : Math.min(...perGramBought) / food.edibleShare;
}

/** Micrograms in 100 g above which an animal food is liver, as far as vitamin A goes. */
const liverVitaminA = 1500;

function proteinKindOf(ingredients: readonly DishIngredient[]): string | null {
  let best: DishIngredient | null = null;
  let most = 0;
  for (const ingredient of ingredients) {
    const protein = (ingredient.food.per100g.protein * ingredient.grams) / 100;
    if (ingredient.food.proteinKind !== null && protein > most) {
      most = protein;
      best = ingredient;
    }
  }
  return best?.food.proteinKind ?? null;
}

function dishOf(recipe: Recipe, foods: ReadonlyMap<FoodKey, CatalogueFood>): Dish {
  const ingredients = recipe.ingredients.map(([key, grams, role]) => {
    const food = foods.get(key);
    if (!food) throw new Error(`recipe ${recipe.id} names the unknown food ${key}`);
    return { food, grams, role: role ?? food.role };
  });
  const known: (readonly Allergen[])[] = [];
  let unknown = false;
  for (const { food } of ingredients) {
    if (food.allergens === null) unknown = true;
    else known.push(food.allergens);
  }
  return {
    recipe,
    ingredients,
    allergens: unknown ? null : union(known),
    mayContain: union(ingredients.map(({ food }) => food.mayContain)),
    animals: union(ingredients.map(({ food }) => food.animals)),
    foods: new Set(ingredients.map(({ food }) => food.key)),
    nameWords: wordsOf(recipe.name),
    proteinKind: proteinKindOf(ingredients),
    holdsLiver: ingredients.some(
      ({ food }) => !food.animals.includes('plant') && (food.per100g.vitaminA ?? 0) > liverVitaminA,
    ),
  };
}

/**
 * Joins the tables. Made once and shared by all plans; it holds nothing of a member.
 * @throws when a recipe names a food that is not in the table
 */
export function buildCatalogue(tables: CatalogueTables): Catalogue {
  const foods = new Map<FoodKey, CatalogueFood>();
  for (const key of tables.foodKeys) {
    const food = tables.foods[key];
    const labels = [food.name, ...food.synonyms].map(wordsOf).filter((words) => words.length > 0);
    foods.set(key, {
      ...unsaid,
      ...food,
      key,
      index: foods.size,
      perGram: perGram(
        food,
        randPerGram(food, tables.prices[key]),
        plantMilks.has(key),
        eatenAs(key, food),
      ),
      labels,
    });
  }
  const dishes = tables.recipes.map((recipe) => dishOf(recipe, foods));
  return {
    foods,
    dishes,
    dishById: new Map(dishes.map((dish) => [dish.recipe.id, dish])),
    prices: tables.prices,
  };
}

/** The same catalogue with the Rands of a gram of other shops. It takes as long as making one. */
export function catalogueAt(catalogue: Catalogue, shops: readonly string[]): Catalogue {
  const foods = new Map(
    [...catalogue.foods].map(([key, food]) => {
      const perGram = food.perGram.slice();
      perGram[randIndex] = randPerGram(food, catalogue.prices[key], shops);
      return [key, { ...food, perGram }];
    }),
  );
  const dishes = catalogue.dishes.map(({ recipe }) => dishOf(recipe, foods));
  const dishById = new Map(dishes.map((dish) => [dish.recipe.id, dish]));
  return { foods, dishes, dishById, prices: catalogue.prices };
}

/** Small dishes that may stand beside the main one of a meal. */
export function isSide({ recipe }: Dish): boolean {
  return recipe.slots.includes('side') || recipe.slots.includes('snack');
}
