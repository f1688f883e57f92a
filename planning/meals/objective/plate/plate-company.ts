import type { DishFacts } from '../../../catalogue/dishes/dish-facts.ts';
import { belongsBeside } from '../../../catalogue/dishes/table-customs.ts';
import type { Plate } from '../../model/plates.ts';
import type { PortionedDish, SizedDish } from '../../model/portions/portions.ts';
import type { Terms } from '../terms.ts';

/** Dishes of a plate beyond which each is one too many, and kcal for each of which a plate may hold one more. */
const usualDishes = 3;
const kcalPerDish = 500;
/** Extras beside a lunch or a dinner before each is one too many, and kcal of a plate for each of them. */
const usualExtras = 1;
const kcalPerExtra = 1200;
/** Small helpings of pulses from which on a plate holds too many: 100 g dry, a cup and a half once cooked. */
const mostPulses = 5;

/** Whether two dishes would be two milks, two fruits, two meats or two pots of pulses, or milk and fish. */
export function isPoorPair(one: DishFacts, other: DishFacts): boolean {
  if ((one.milky && other.milky) || (one.pulsy && other.pulsy)) return true;
  if (one.fruity && other.fruity) return true;
  if (one.fleshy && other.fleshy) return true;
  return (one.milky && other.fishy) || (one.fishy && other.milky);
}

/** Whether fish would stand beside beans or macaroni that know nothing of it. */
function isFishBeside(fish: DishFacts, other: DishFacts): boolean {
  return fish.fishy && (other.pulsy || other.holdsPasta);
}

/** Whether an egg would stand beside a lunch or dinner of meat or fish; bacon and eggs are a breakfast. */
export function isEggBesideFlesh(side: DishFacts, main: DishFacts): boolean {
  return side.eggy && !side.isMain && main.fleshy && main.isMain;
}

function isOddPair(one: DishFacts, other: DishFacts): boolean {
  if (isEggBesideFlesh(one, other)) return true;
  return isPoorPair(one, other) || isFishBeside(one, other) || isFishBeside(other, one);
}

/** Points for sides that do not go with the main dish, or with each other. */
function pointsOfPairs(dishes: readonly SizedDish[], { poorPair, twoStaples }: Terms): number {
  let points = 0;
  for (let index = 1; index < dishes.length; index++) {
    const side = dishes[index]?.portioned.facts;
    if (!side) continue;
    for (let other = 0; other < index; other++) {
      const facts = dishes[other]?.portioned.facts;
      if (!facts) continue;
      if (isOddPair(side, facts)) points += poorPair.weight;
      if (side.starchy && facts.starchy) points += twoStaples.weight;
    }
  }
  return points;
}

/** Snacks that may stand beside a lunch or a dinner of so much energy. */
export function mostExtras(kcal: number): number {
  return Math.max(usualExtras, Math.floor(kcal / kcalPerExtra));
}

/** Whether a side is a snack that fills up a meal, and no scoop, vegetable or salad that belongs to it. */
export function isExtra({ isSideOnly }: DishFacts): boolean {
  return !isSideOnly;
}

/** Snacks among the dishes of a plate, the first of which is what it is made for. */
export function extrasIn([, ...sides]: readonly PortionedDish[]): number {
  return sides.filter(({ facts }) => isExtra(facts)).length;
}

/**
 * Snacks that fill up a lunch or a dinner beyond those that anybody has: a fruit, a handful of nuts, bread with jam. A
 * larger helping of the dish itself is a meal, four bits beside it are none.
 */
function extrasTooMany(dishes: readonly SizedDish[], kcal: number): number {
  if (!dishes[0]?.portioned.facts.isMain) return 0;
  const extras = extrasIn(dishes.map(({ portioned }) => portioned));
  return Math.max(0, extras - mostExtras(kcal));
}

/**
 * Points for a plate that nobody would serve, though it is allowed: pap beside rice, milk with fish, a breakfast with
 * beans at its side, a rusk beside a dinner, a snack from two pots, more dishes than a cook makes for one meal.
 * @param kcal of the plate: who eats twice as much at one sitting has more dishes
 * @param pulses small helpings of beans, lentils and chickpeas
 */
export function companyPoints(
  dishes: readonly SizedDish[],
  kcal: number,
  pulses: number,
  terms: Terms,
): number {
  const main = dishes[0]?.portioned;
  if (!main) return 0;
  let points = pointsOfPairs(dishes, terms);
  const most = Math.max(usualDishes, kcal / kcalPerDish);
  points += terms.manyDishes.weight * Math.max(0, dishes.length - most);
  points += terms.manyExtras.weight * extrasTooMany(dishes, kcal);
  points += terms.manyPulses.weight * Math.max(0, pulses - mostPulses * main.helpings.times);
  const breakfast = main.dish.recipe.slots[0] === 'breakfast';
  const suits = ({ suitsBreakfast, table }: DishFacts) =>
    breakfast ? suitsBreakfast : !main.facts.isMain || belongsBeside(table, main.facts.table);
  let pots = 0;
  for (const { portioned } of dishes) {
    if (portioned.facts.cooked) pots++;
    if (portioned !== main && !suits(portioned.facts)) {
      points += terms.strangeSide.weight;
    }
  }
  if (!main.facts.isMain && !breakfast && pots > 1) {
    points += terms.secondPot.weight * (pots - 1);
  }
  return points;
}

/** Points for its company from which on nobody would serve a plate. */
const oddCompany = 12;

/** Whether a plate holds dishes that nobody would serve together. */
export function isOddCompany({ company }: Pick<Plate, 'company'>): boolean {
  return company >= oddCompany;
}
