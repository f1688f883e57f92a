import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { answersOf } from '../health/answers.ts';
import { isCautious } from '../health/effects.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { at } from '../nutrition/vector.ts';
import { householdMeasure } from '../page/figures.ts';
import { grownAge } from '../profile/life-stages.ts';
import type { Profile } from '../profile/profile.ts';
import { dishOffered, type EatingRules, eatingRules, foodAllowed } from '../safety/eating-rules.ts';
import { kilojoulesPerKilocalorie } from '../targets/kilojoules.ts';
import {
  enoughOfIntake,
  plantIronFactor,
  type ReferenceIntakes,
  referenceIntakes,
} from '../targets/reference-intakes.ts';
import { dailyTargets } from '../targets/targets.ts';

/** A food that brings what is missing. */
export interface FillingFood {
  readonly food: FoodKey;
  readonly name: string;
  /** Grams a day as weighed in a recipe, at most a usual portion. */
  readonly grams: number;
  /** The same by the spoon, cup or piece; null where it is weighed. */
  readonly measure: string | null;
  readonly kilojoules: number;
  /** How much of the nutrient they bring, in the gap's unit. */
  readonly adds: number;
}

/** A nutrient of which the mean day of the stored weeks holds too little. */
export interface NutrientGap {
  readonly name: string;
  readonly unit: 'g' | 'mg' | 'µg';
  /** On the mean day of the four weeks. */
  readonly holds: number;
  /** Advised for a day. */
  readonly wanted: number;
  /** At most three, each by itself; none where the member eats no food that brings enough of it. */
  readonly foods: readonly FillingFood[];
  /** What to ask about where these foods do not fill it; null where they do, or where nothing is to be swallowed for it. */
  readonly supplement: string | null;
}

export type PlanGaps =
  | { readonly kind: 'rows'; readonly rows: readonly NutrientGap[] }
  /** With what they told us of their body other amounts may be right, which a clinic knows. */
  | { readonly kind: 'clinic' }
  /** Nothing is said: below 18 years, or no plans are made for them. */
  | { readonly kind: 'silent' };

type Nutrient = keyof ReferenceIntakes | 'protein' | 'fibre';

/** What is compared, and how it is told. */
interface Compared {
  readonly nutrient: Nutrient;
  readonly name: string;
  readonly unit: NutrientGap['unit'];
  /** Share of what is advised from which the mean day holds enough. */
  readonly enough: number;
  /** What to do where no food fills it, as the end of a sentence; null where nothing is to be swallowed for it. */
  readonly otherwise: string | null;
}

/** Plans are made to reach both targets; a little below them is what rounding does. */
const enoughOfTarget = 0.97;
const ask = (what: string) => `ask a clinic or pharmacist about ${what}`;

const targets: readonly Omit<Compared, 'enough'>[] = [
  {
    nutrient: 'protein',
    name: 'Protein',
    unit: 'g',
    otherwise: 'a protein powder can help: see below',
  },
  { nutrient: 'fibre', name: 'Fibre', unit: 'g', otherwise: null },
];
const intakes: readonly Omit<Compared, 'enough'>[] = [
  { nutrient: 'calciumMg', name: 'Calcium', unit: 'mg', otherwise: ask('calcium tablets') },
  {
    nutrient: 'ironMg',
    name: 'Iron',
    unit: 'mg',
    otherwise: 'let a clinic check your iron before you take any',
  },
  { nutrient: 'zincMg', name: 'Zinc', unit: 'mg', otherwise: ask('zinc tablets') },
  // as tablets too much of it does harm
  { nutrient: 'vitaminAUg', name: 'Vitamin A', unit: 'µg', otherwise: null },
  { nutrient: 'vitaminCMg', name: 'Vitamin C', unit: 'mg', otherwise: ask('vitamin C tablets') },
  {
    nutrient: 'vitaminB12Ug',
    name: 'Vitamin B12',
    unit: 'µg',
    otherwise: ask('vitamin B12 tablets'),
  },
  { nutrient: 'folateUg', name: 'Folate', unit: 'µg', otherwise: ask('folic acid tablets') },
];
const compared: readonly Compared[] = [
  ...targets.map((one) => ({ ...one, enough: enoughOfTarget })),
  ...intakes.map((one) => ({ ...one, enough: enoughOfIntake })),
];

const mostFoods = 3;
/** A food that brings less than this share of a gap is no answer to it. */
const leastShare = 0.25;
/** What a food may bring beside it in a day: milligrams of sodium, grams of free sugars and of saturated fat. */
const mostBeside = [
  [at.sodiumMg, 400],
  [at.freeSugars, 5],
  [at.saturatedFat, 8],
] as const;
/** Share of the plan's energy beyond which a food is no addition to it but another plan. */
const mostOfEnergy = 0.1;
/** Leaves whose calcium is bound to oxalate: about a twentieth of it is taken up (Weaver, Proulx and Heaney 1999). */
const boundCalcium: ReadonlySet<FoodKey> = new Set([
  'spinach',
  'baby-spinach',
  'spinach-frozen',
  'morogo',
]);
/** Micrograms of vitamin A in a gram above which an animal food is liver, which is for once a week. */
const liverVitaminA = 15;

const meanOf = (weeks: readonly MealWeek[], of: (week: MealWeek) => number) =>
  weeks.reduce((sum, week) => sum + of(week), 0) / Math.max(1, weeks.length);

function heldIn(weeks: readonly MealWeek[], nutrient: Nutrient): number {
  return meanOf(
    weeks,
    ({ days }) =>
      days.reduce((sum, { amounts }) => sum + amounts[nutrient], 0) / Math.max(1, days.length),
  );
}

function advised(profile: Profile, weeks: readonly MealWeek[]): Readonly<Record<Nutrient, number>> {
  const intakes = referenceIntakes(profile);
  const plants = profile.diet_type === 'Vegetarian' || profile.diet_type === 'Vegan';
  return {
    ...intakes,
    ironMg: intakes.ironMg * (plants ? plantIronFactor : 1),
    protein: meanOf(weeks, ({ target }) => target.protein),
    fibre: meanOf(weeks, ({ target }) => target.fibre),
  };
}

/** Whether the food may be eaten every day beside a plan for what is in it. */
function isSuggested(food: CatalogueFood, profile: Profile, rules: EatingRules): boolean {
  if (!foodAllowed(food, rules)) return false;
  if (food.madeFor !== undefined && !rules.allergens.has(food.madeFor)) return false;
  if (food.role === 'seasoning' || food.role === 'sweet' || food.role === 'fat') return false;
  if (food.role === 'starch' && profile.diet_type === 'Low-Carb') return false;
  const perGram = food.perGram[at.vitaminAUg] ?? 0;
  return food.animals.includes('plant') || perGram <= liverVitaminA;
}

/**
 * Foods that the member eats: those of their own weeks first, then those of dishes that their plans may hold. Where they
 * named something that we do not know, nobody can say which food holds it: then their own weeks alone count.
 */
function eatenFoods(
  profile: Profile,
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): { readonly own: ReadonlySet<FoodKey>; readonly foods: readonly CatalogueFood[] } {
  const rules = eatingRules(profile, catalogue);
  const meals = weeks.flatMap(({ days }) => days.flatMap((day) => day.meals));
  const served = meals.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
  const own = new Set(served.map(({ food }) => food));
  const understood = rules.unknownHarm.length === 0 && rules.disliked.unmatched.length === 0;
  const offered = understood ? catalogue.dishes.filter((dish) => dishOffered(dish, rules)) : [];
  // a starch of no meal of theirs is flour or bran, which nobody eats by itself
  const further = offered.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ food }) => (food.role === 'starch' ? [] : [food.key])),
  );
  const keys = new Set([...own, ...further]);
  const foods = [...catalogue.foods.values()].filter(
    (food) => keys.has(food.key) && isSuggested(food, profile, rules),
  );
  return { own, foods };
}

interface Gap {
  readonly nutrient: Nutrient;
  /** In the nutrient's unit. */
  readonly missing: number;
  /** The most that a food may add to a day. */
  readonly kcal: number;
}

/** The food in the grams that fill the gap, or in its largest portion; null where that is no answer to it. */
function filling(food: CatalogueFood, { nutrient, missing, kcal }: Gap): FillingFood | null {
  if (nutrient === 'calciumMg' && boundCalcium.has(food.key)) return null;
  const { perGram, stepGrams, maxMealGrams } = food;
  const brings = perGram[at[nutrient]] ?? 0;
  const energy = perGram[at.kcal] ?? 0;
  if (brings <= 0 || energy <= 0) return null;
  const most = Math.min(maxMealGrams, kcal / energy);
  const steps = Math.min(Math.ceil(missing / brings / stepGrams), Math.floor(most / stepGrams));
  const grams = steps * stepGrams;
  const adds = brings * grams;
  const tooMuch = mostBeside.some(([index, limit]) => (perGram[index] ?? 0) * grams > limit);
  if (tooMuch || steps < 1 || adds < leastShare * missing) return null;
  return {
    food: food.key,
    name: food.name,
    grams,
    measure: householdMeasure(grams, food.measures),
    kilojoules: energy * grams * kilojoulesPerKilocalorie,
    adds,
  };
}

function otherwiseText(
  otherwise: string | null,
  foods: readonly FillingFood[],
  missing: number,
): string | null {
  if (otherwise === null || foods.some(({ adds }) => adds >= missing)) return null;
  return foods.length > 0
    ? `If these foods do not fill it, ${otherwise}.`
    : `${otherwise.charAt(0).toUpperCase()}${otherwise.slice(1)}.`;
}

/**
 * What the stored weeks lack of what is advised for the member, and which foods that they eat would bring it, least
 * energy first; a supplement only where these foods do not.
 */
export function planGaps(
  profile: Profile,
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): PlanGaps {
  if (profile.age < grownAge || !dailyTargets(profile).ok) return { kind: 'silent' };
  if (isCautious(answersOf(profile))) return { kind: 'clinic' };
  const wanted = advised(profile, weeks);
  const { own, foods } = eatenFoods(profile, weeks, catalogue);
  const kcal = mostOfEnergy * meanOf(weeks, ({ target }) => target.energy);
  const rows = compared.flatMap(({ nutrient, name, unit, enough, otherwise }) => {
    const holds = heldIn(weeks, nutrient);
    const missing = wanted[nutrient] - holds;
    if (holds >= enough * wanted[nutrient]) return [];
    const best = foods
      .flatMap((food) => filling(food, { nutrient, missing, kcal }) ?? [])
      .toSorted(
        (one, other) =>
          Number(own.has(other.food)) - Number(own.has(one.food)) ||
          one.kilojoules / one.adds - other.kilojoules / other.adds,
      )
      .slice(0, mostFoods);
    const supplement = otherwiseText(otherwise, best, missing);
    return [{ name, unit, holds, wanted: wanted[nutrient], foods: best, supplement }];
  });
  return { kind: 'rows', rows };
}
