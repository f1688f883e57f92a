import { absent } from '../../../absent.ts';
import type { DishIngredient } from '../../../catalogue/catalogue.ts';
import { addTo, at, eatenCount, firstGroup, zeroVector } from '../../../nutrition/vector.ts';
import { likenessOf } from '../../model/plate-likeness.ts';
import type { Plate } from '../../model/plates.ts';
import { forEachServed, type SizedDish } from '../../model/portions/portions.ts';
import type { MealPoints } from '../../rules/layers/meal-amounts.ts';
import type { JudgedTask } from '../judged-task.ts';
import { likingPoints } from './liking.ts';
import { companyPoints } from './plate-company.ts';

/** Grams of grains and roots from which a meal counts as holding starch. */
const starchGrams = 20;

/** Adds grams to those of a key; both lists grow where it is new. */
function addAt(keys: number[], grams: number[], key: number, more: number): void {
  const known = keys.indexOf(key);
  if (known >= 0) grams[known] = (grams[known] ?? absent()) + more;
  else {
    keys.push(key);
    grams.push(more);
  }
}

/**
 * Grams in parts of 1024, so that their sums are exact in any order: what comes and goes in a month leaves no trace of a
 * gram, for which a pack would be bought.
 */
function exactly(grams: number): number {
  return Math.round(grams * 1024) / 1024;
}

/**
 * Its lists grow by `push`, here and in what makes plates: `map` returns arrays of another kind once the compiler has
 * seen it often enough, and all that was compiled for the former kind is thrown away then.
 * @param points of the meal itself, worked out from its amounts
 */
export function plateOf(
  task: Pick<JudgedTask, 'kitchen' | 'terms' | 'wanted' | 'foreign' | 'outside'>,
  dishes: readonly SizedDish[],
  points: MealPoints,
  alone = 0,
): Plate {
  const { kitchen, terms, outside } = task;
  const vector = zeroVector();
  const foods: number[] = [];
  const grams: number[] = [];
  const kinds: number[] = [];
  const kindGrams: number[] = [];
  const counted: number[] = [];
  const countedGrams: number[] = [];
  const protein: number[] = new Array<number>(eatenCount).fill(0);
  let pulses = 0;
  let flesh = 0;
  let processed = false;
  let tinnedFish = false;
  let offal = false;
  let outOfSeason = 0;
  const serve = (ingredient: DishIngredient, served: number) => {
    const { index } = ingredient.food;
    const food = kitchen.foods[index] ?? absent();
    addTo(vector, ingredient.food.perGram, served);
    addAt(foods, grams, index, exactly(served));
    for (const column of food.counted) {
      addAt(counted, countedGrams, column, exactly(served * food.eatenFactor));
    }
    const own = served * food.protein;
    if (food.group >= 0) protein[food.group] = (protein[food.group] ?? absent()) + own;
    if (food.kind >= 0) addAt(kinds, kindGrams, food.kind, own);
    outOfSeason += served * (outside[index] ?? absent());
    if (food.pulseGrams > 0) pulses += served / food.pulseGrams;
    if (food.fleshGrams > 0) flesh += served / food.fleshGrams;
    if (food.processed) processed = true;
    if (food.tinnedFish) tinnedFish = true;
    if (food.offal) offal = true;
  };
  const ids: number[] = [];
  let liver = false;
  let waits = false;
  for (const dish of dishes) {
    forEachServed(dish, serve);
    const { index, dish: served } = dish.portioned;
    ids.push(index >= 0 ? index : (kitchen.dishIndex.get(served.recipe.id) ?? absent()));
    if (served.holdsLiver) liver = true;
    if (served.recipe.ahead) waits = true;
  }
  const kcal = vector[at.kcal] ?? absent();
  const meal = points(kcal, vector[at.protein] ?? absent(), vector[at.fibre] ?? absent());
  const main = dishes[0]?.portioned;
  const liking = main ? likingPoints(main, task) : 0;
  const taste = liking + (terms.outOfSeason.weight * outOfSeason) / 100;
  const company = companyPoints(dishes, kcal, pulses, terms);
  return {
    dishes,
    vector,
    points: meal + company + taste,
    company,
    taste,
    alone,
    foods,
    grams,
    counted,
    countedGrams,
    ids,
    kinds,
    kindGrams,
    ...likenessOf(protein, counted, countedGrams),
    pulses: pulses >= 1,
    flesh: flesh >= 1,
    processed,
    tinnedFish,
    offal,
    starchy: (vector[firstGroup] ?? absent()) >= starchGrams,
    liver,
    waits,
  };
}
