import type { Dish } from '#planning/catalogue/catalogue.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { at, randIndex } from '#planning/nutrition/vector.ts';

/** Run once, when the page is written: a visitor gets the figures alone. */
const catalogue = standardCatalogue();

const sample = [
  { slot: 'Breakfast', dish: 'oats-milk-banana-cinnamon' },
  { slot: 'Lunch', dish: 'pilchard-tomato-sandwich-orange' },
  { slot: 'Dinner', dish: 'chicken-stew-potato-pap' },
] as const;

function dishOf(id: string): Dish {
  const dish = catalogue.dishById.get(id);
  if (!dish) throw new Error(`The sample day names the unknown dish ${id}`);
  return dish;
}

/** Of the serving that a recipe is written for: a plan serves its dishes as large as the member needs them. */
const served = 1.3;

const sum = ({ ingredients }: Dish, index: number) =>
  served *
  ingredients.reduce((total, { food, grams }) => total + grams * (food.perGram[index] ?? 0), 0);

/** Each food by its weight at the lowest price that the price table has for it, in whole Rands. */
const centsOf = (dish: Dish) => 100 * Math.round(sum(dish, randIndex));

export const sampleMeals = sample.map(({ slot, dish: id }) => {
  const dish = dishOf(id);
  return { slot, name: dish.recipe.name, kcal: sum(dish, at.kcal), cents: centsOf(dish) };
});

/** The day on which the last of these prices was read, an ISO day. */
export const pricesRead =
  sample
    .flatMap(({ dish }) => dishOf(dish).ingredients)
    .flatMap(({ food }) => catalogue.prices[food.key].map(({ date }) => date))
    .toSorted()
    .at(-1) ?? '';
