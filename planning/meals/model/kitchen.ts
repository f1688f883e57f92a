import { absent } from '../../absent.ts';
import type { Catalogue, CatalogueFood, Dish } from '../../catalogue/catalogue.ts';
import { dishFamilies, familyOf } from '../../catalogue/dishes/dish-family.ts';
import { fleshAnimals } from '../../catalogue/food.ts';
import {
  cookedOfDry,
  dryOfPulses,
  type Eaten,
  eatenAs,
} from '../../catalogue/food-facts/eating-group-of.ts';
import { foodKind } from '../../catalogue/food-facts/food-kinds.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { HowBought } from '../../catalogue/packs/how-bought.ts';
import { PackCost } from '../../catalogue/packs/pack-costs.ts';
import { pricesAt } from '../../catalogue/packs/shops.ts';
import { type EatingGroup, eatingGroups } from '../../nutrition/eating-groups.ts';
import type { FoodKind } from '../../nutrition/food-kinds.ts';
import { addTo, type Vector, zeroVector } from '../../nutrition/vector.ts';
import { countedFoods } from '../../targets/eating-limits.ts';
import { type Helpings, usualHelpings } from './portions/helpings.ts';
import { amountsAt, type PortionedDish, portionDish } from './portions/portions.ts';
import { referenceSize } from './portions/sizes.ts';

/** A food with what planning needs of it, at its place in the kitchen's list. */
export interface KitchenFood {
  readonly food: CatalogueFood;
  readonly packs: PackCost;
  /** Index of its kind of protein in `Kitchen.kinds`; -1 for none. */
  readonly kind: number;
  /** Protein of one gram. */
  readonly protein: number;
  /** Counts towards the different foods of a week. */
  readonly counts: boolean;
  /** Grams that make a small helping of pulses; 0 for other foods. */
  readonly pulseGrams: number;
  readonly processed: boolean;
  /** Pilchards, sardines, tuna. */
  readonly tinnedFish: boolean;
  /** Feet, gizzards, liver, tripe. */
  readonly offal: boolean;
  /** Grams that make a small helping of meat, poultry or fish; 0 for other foods. */
  readonly fleshGrams: number;
  /** Number of its group in `eatingGroups`; -1 for none. */
  readonly group: number;
  /** Places in `countedFoods` under which it is counted, and grams as eaten of each gram. */
  readonly counted: readonly number[];
  readonly eatenFactor: number;
}

/** A dish with its numbers, at its place in the kitchen's list. */
export interface KitchenDish {
  readonly dish: Dish;
  readonly index: number;
  readonly portioned: PortionedDish;
  /** Amounts of the reference serving. */
  readonly reference: Vector;
  /** Indices of its foods. */
  readonly foods: readonly number[];
  /** Holds meat, poultry or fish as its protein. */
  readonly flesh: boolean;
  /** Number of its family in `dishFamilies`; -1 for none. */
  readonly family: number;
}

/** What the packs of a food depend on. */
type PacksOf = Pick<HowBought, 'shops' | 'cold'>;

/** The catalogue with every dish cut into parts. It holds nothing of a member and is shared by all plans. */
export interface Kitchen {
  readonly portioned: ReadonlyMap<Dish, PortionedDish>;
  readonly catalogue: Catalogue;
  readonly foods: readonly KitchenFood[];
  readonly foodIndex: ReadonlyMap<FoodKey, number>;
  readonly dishes: readonly KitchenDish[];
  readonly dishIndex: ReadonlyMap<string, number>;
  readonly kinds: readonly string[];
  readonly helpings: Helpings;
  /** The same kitchen for meals of so many helpings; made once. */
  readonly withHelpings: (helpings: Helpings) => Kitchen;
  /** The same kitchen of who buys elsewhere, or keeps food otherwise: its packs are those of there. Made once. */
  readonly boughtAs: (ways: PacksOf) => Kitchen;
}

const pulseKinds: ReadonlySet<string | null> = new Set(['beans', 'chickpeas', 'lentils', 'soya']);
/** Raw and edible. */
const fleshHelping = 40;
/** kcal in 100 g from which pulses are dry: a helping of them weighs a third. */
const dryKcal = 250;

function isFlesh(food: CatalogueFood): boolean {
  return food.role === 'protein' && fleshAnimals.some((animal) => food.animals.includes(animal));
}

function kitchenFood(
  food: CatalogueFood,
  { prices }: Catalogue,
  kinds: readonly string[],
  { shops, cold }: PacksOf,
) {
  const eaten = eatenAs(food.key, food);
  const pulse = pulseKinds.has(food.proteinKind) && food.role !== 'dairy';
  return {
    food,
    packs: new PackCost(food, pricesAt(prices[food.key], shops), cold),
    kind: food.proteinKind === null ? -1 : kinds.indexOf(food.proteinKind),
    protein: food.per100g.protein / 100,
    counts: food.role !== 'seasoning',
    pulseGrams: pulse ? (food.per100g.kcal >= dryKcal ? 20 : 60) : 0,
    processed: eaten?.group === 'processed meat',
    tinnedFish: food.proteinKind === 'tinned fish',
    offal: food.proteinKind === 'offal',
    fleshGrams: isFlesh(food) ? fleshHelping : 0,
    counted: countedAs(foodKind(food.key), eaten?.group ?? null),
    eatenFactor: eaten ? countedFactor(eaten) : 0,
    group: eaten ? eatingGroups.indexOf(eaten.group) : -1,
  };
}

/** Grams by which a limit counts one of a food: as eaten, but pulses by what they were dry. */
function countedFactor({ group, factor }: Eaten): number {
  return group === 'pulses' ? cookedOfDry * dryOfPulses(factor) : factor;
}

function countedAs(kind: FoodKind | null, group: EatingGroup | null): readonly number[] {
  return countedFoods.flatMap((of, column) =>
    ('kind' in of ? of.kind === kind : of.group === group) ? [column] : [],
  );
}

function referenceOf({ parts, seasoning }: PortionedDish): Vector {
  const vector = zeroVector();
  for (const part of seasoning ? [...parts, seasoning] : parts) {
    addTo(vector, amountsAt(part, referenceSize));
  }
  return vector;
}

const known = new WeakMap<Catalogue, Kitchen>();

/** The catalogue with every dish cut into parts, which takes a tenth of a second and is done once. */
export function createKitchen(catalogue: Catalogue): Kitchen {
  const made = known.get(catalogue) ?? cutCatalogue(catalogue);
  known.set(catalogue, made);
  return made;
}

function cutCatalogue(catalogue: Catalogue): Kitchen {
  const all = [...catalogue.foods.values()];
  const kinds = [...new Set(all.flatMap(({ proteinKind }) => proteinKind ?? []))];
  const foodIndex = new Map(all.map(({ key, index }) => [key, index]));
  const dishIndex = new Map(catalogue.dishes.map(({ recipe }, index) => [recipe.id, index]));
  const families = catalogue.dishes.map((dish) => {
    const family = familyOf(dish);
    return family ? dishFamilies.indexOf(family) : -1;
  });
  const cutFor = (helpings: Helpings) => {
    const dishes = catalogue.dishes.map((dish, index): KitchenDish => {
      const portioned = portionDish(dish, index, helpings);
      return {
        dish,
        index,
        portioned,
        reference: referenceOf(portioned),
        foods: [...dish.foods].map((key) => foodIndex.get(key) ?? -1),
        flesh: dish.ingredients.some(({ food }) => isFlesh(food)),
        family: families[index] ?? absent(),
      };
    });
    return { dishes, portioned: new Map(dishes.map((one) => [one.dish, one.portioned])) };
  };
  // what is cut is the same whoever buys it, and by far the larger part
  const cut = new Map<Helpings, ReturnType<typeof cutFor>>();
  const packed = new Map<string, Kitchen>();
  const boughtAs = (ways: PacksOf): Kitchen => {
    const shops = [...ways.shops].sort();
    const { cold } = ways;
    const key = JSON.stringify([cold, ...shops]);
    const known = packed.get(key);
    if (known) return known;
    const foods = all.map((food) => kitchenFood(food, catalogue, kinds, { shops, cold }));
    const made = new Map<Helpings, Kitchen>();
    const withHelpings = (helpings: Helpings): Kitchen => {
      const dishes = cut.get(helpings) ?? cutFor(helpings);
      cut.set(helpings, dishes);
      const kitchen = made.get(helpings) ?? {
        ...dishes,
        catalogue,
        foods,
        foodIndex,
        dishIndex,
        kinds,
        helpings,
        withHelpings,
        boughtAs,
      };
      made.set(helpings, kitchen);
      return kitchen;
    };
    const kitchen = withHelpings(usualHelpings);
    packed.set(key, kitchen);
    return kitchen;
  };
  return boughtAs({ shops: [], cold: 'freezer' });
}
