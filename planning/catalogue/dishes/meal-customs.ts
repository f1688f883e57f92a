import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import type { Dish, DishIngredient } from '../catalogue.ts';
import { eatenAs } from '../food-facts/eating-group-of.ts';
import type { FoodKey } from '../foods.ts';
import type { Slot } from '../recipe.ts';

/** What a dish is at a table here, as far as one glance at its ingredients says it. */
export interface MealCustoms {
  /** Is a breakfast: porridge, cereal, bread, eggs, or milk with something in it, and nothing that is for later. */
  readonly breakfast: boolean;
  /** Meat or fish from the pan with vegetables: a breakfast for who eats next to no bread and porridge. */
  readonly cookedBreakfast: boolean;
  /** Holds what nobody here eats in the morning, unless they say that they do. */
  readonly forLater: boolean;
  /** Is a snack: fruit, milk, nuts, bread, an egg, popcorn; no small dinner. */
  readonly snack: boolean;
}

/** A part of a dish that its archetype is told by. */
type Sort =
  | EatingGroup
  | 'baked beans'
  | 'hummus'
  | 'soya mince'
  | 'tofu'
  | 'cabbage'
  | 'pilchards'
  | 'popcorn';

/** Foods of a group that people treat unlike the others of it. */
const sortOfKey: ReadonlyMap<FoodKey, Sort> = new Map<FoodKey, Sort>([
  ['baked-beans', 'baked beans'],
  ['hummus', 'hummus'],
  ['edamame', 'hummus'],
  ['soya-mince', 'soya mince'],
  ['soy-mince-frozen', 'soya mince'],
  ['tofu-firm', 'tofu'],
  ['cabbage', 'cabbage'],
  ['red-cabbage', 'cabbage'],
  ['coleslaw-mix', 'cabbage'],
  ['pilchards-tinned', 'pilchards'],
  ['popcorn-kernels', 'popcorn'],
]);

/** Grams of a food below which it only flavours a dish. */
const taste = 5;

function sortOf({ food }: DishIngredient): Sort | null {
  return sortOfKey.get(food.key) ?? eatenAs(food.key, food)?.group ?? null;
}

/** Lentils, cabbage and the like: what South Africans eat at noon or at night (Plate of the Nation 2020: toast or porridge). */
const forLater: readonly Sort[] = ['pulses', 'offal', 'soya mince', 'cabbage', 'pilchards'];
/** What makes a breakfast by itself; and what does with milk or yoghurt, in a bowl or a glass. */
const breakfasts: readonly Sort[] = ['pap', 'cereal', 'bread', 'eggs', 'tofu'];
const withMilk: readonly Sort[] = ['fruit', 'nuts'];
const fromThePan: readonly Sort[] = ['chicken', 'red meat', 'processed meat', 'fish'];
/** What a snack may be made of; whatever else it holds makes it a small dinner. */
const snacks: ReadonlySet<Sort> = new Set<Sort>([
  'fruit',
  'milk',
  'nuts',
  'bread',
  'cereal',
  'eggs',
  'popcorn',
  'cheese',
  'vegetables',
  'hummus',
  'processed meat',
  'fats',
  'sugar',
]);

function customsFrom({ ingredients }: Dish): MealCustoms {
  const sorts = new Set<Sort>();
  for (const ingredient of ingredients) {
    const sort = ingredient.grams < taste ? null : sortOf(ingredient);
    if (sort) sorts.add(sort);
  }
  const holds = (sort: Sort) => sorts.has(sort);
  const beansAlone = holds('baked beans') && !holds('bread');
  const late = beansAlone || forLater.some(holds);
  const bowl = holds('milk') && withMilk.some(holds);
  return {
    breakfast: !late && (bowl || breakfasts.some(holds)),
    cookedBreakfast: !late && holds('vegetables') && fromThePan.some(holds),
    forLater: late,
    snack: sorts.size > 0 && [...sorts].every((sort) => snacks.has(sort)),
  };
}

const known = new WeakMap<Dish, MealCustoms>();

/** What a dish is at a table; worked out once. */
export function customsOf(dish: Dish): MealCustoms {
  let customs = known.get(dish);
  if (!customs) {
    customs = customsFrom(dish);
    known.set(dish, customs);
  }
  return customs;
}

/** Whether a dish may come at such a meal, and is what people here have then. */
export function isServedAt(
  dish: Dish,
  slot: Slot,
  lowCarb: boolean,
  savouryBreakfasts = false,
): boolean {
  if (!dish.recipe.slots.includes(slot)) return false;
  if (slot === 'breakfast' && savouryBreakfasts) return true;
  const { breakfast, cookedBreakfast, snack } = customsOf(dish);
  if (slot === 'breakfast') return breakfast || (lowCarb && cookedBreakfast);
  return slot !== 'snack' || snack;
}

/** The dishes that are served at such a meal. */
export function dishesServedAt(
  dishes: readonly Dish[],
  slot: Slot,
  lowCarb: boolean,
): readonly Dish[] {
  return dishes.filter((dish) => isServedAt(dish, slot, lowCarb));
}
