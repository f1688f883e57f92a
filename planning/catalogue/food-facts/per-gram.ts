import { diversityGroups } from '../../nutrition/diversity-groups.ts';
import { eatingGroups } from '../../nutrition/eating-groups.ts';
import {
  at,
  dairyIndex,
  firstEaten,
  firstGroup,
  type Measured,
  randIndex,
  retinolIndex,
  type Vector,
  zeroVector,
} from '../../nutrition/vector.ts';
import type { Food } from '../food.ts';
import type { Eaten } from './eating-group-of.ts';

/** Half a cup of a drink in the place of milk, grams. */
const halfCupOfDrink = 125;

/** Grams that stand for half a cup of milk, by the calcium of the food; null for what is no dairy, nor in its place. */
function halfCupGrams({ role, per100g }: Food, isPlantMilk: boolean): number | null {
  if (isPlantMilk) return halfCupOfDrink;
  const calcium = per100g.calcium ?? 0;
  if (role !== 'dairy' || calcium < 100) return null;
  return calcium >= 400 ? 25 : calcium >= 200 ? 60 : halfCupOfDrink;
}

/** Whether the vitamin A of a food is retinol: from animals, or added to a staple by law. */
function holdsRetinol({ animals, aisle, countsAsProduce }: Food): boolean {
  if (animals.some((animal) => animal !== 'plant' && animal !== 'honey')) return true;
  return !countsAsProduce && (aisle === 'Pantry' || aisle === 'Bakery' || aisle === 'Dairy & eggs');
}

/**
 * Amounts in one gram of a food. What was not measured counts as nothing, so it never helps to reach a target.
 * @param rand Rands for one edible gram
 * @param isPlantMilk whether it stands in the place of milk, although nothing that is added to it counts
 * @param eaten the group in which it counts when eating is compared with a pattern
 */
export function perGram(
  food: Food,
  rand: number,
  isPlantMilk: boolean,
  eaten: Eaten | null,
): Vector {
  const n = food.per100g;
  const vector = zeroVector();
  const set = (name: Measured, per100g: number | null) => {
    vector[at[name]] = (per100g ?? 0) / 100;
  };
  set('kcal', n.kcal);
  set('protein', n.protein);
  set('fat', n.fat);
  set('saturatedFat', n.saturatedFat);
  set('carbohydrate', Math.max(0, n.carbohydrate - n.fibre));
  set('fibre', n.fibre);
  set('freeSugars', n.freeSugars);
  set('sodiumMg', n.sodium);
  set('produce', food.countsAsProduce ? 100 : 0);
  set('calciumMg', n.calcium);
  set('ironMg', n.iron);
  set('zincMg', n.zinc);
  set('vitaminAUg', n.vitaminA);
  set('vitaminCMg', n.vitaminC);
  set('vitaminB12Ug', n.vitaminB12);
  set('folateUg', n.folate);
  vector[randIndex] = rand;
  if (holdsRetinol(food)) vector[retinolIndex] = (n.vitaminA ?? 0) / 100;
  const halfCup = halfCupGrams(food, isPlantMilk);
  if (halfCup !== null) vector[dairyIndex] = 1 / halfCup;
  if (food.diversityGroup) vector[firstGroup + diversityGroups.indexOf(food.diversityGroup)] = 1;
  if (eaten) vector[firstEaten + eatingGroups.indexOf(eaten.group)] = eaten.factor;
  return vector;
}
