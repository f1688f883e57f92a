import type { Catalogue, CatalogueFood, Dish } from '../catalogue/catalogue.ts';
import type { Allergen, AnimalClass } from '../catalogue/food.ts';
import { type FoodMatch, matchFoods } from '../catalogue/matcher/match-foods.ts';
import type { Carried, KitchenTool } from '../catalogue/recipe.ts';
import { type Ahead, aheadOf } from '../catalogue/recipes/ahead.ts';
import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import { askedAllergens, harmfulFoods } from '../health/asked.ts';
import { conditionsIn } from '../health/conditions.ts';
import { unwantedDishes } from '../profile/dish-opinions.ts';
import {
  faithOf,
  type KitchenAnswers,
  type KitchenWishes,
  kitchenWishesOf,
  neverEaten,
} from '../profile/kitchen-answers.ts';
import type { AllergyOption, CookingTime, DietType, Level } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { foodsOfFaith } from './faith-foods.ts';
import { foodsOfTastes } from './taste-foods.ts';

/** What a member must not be given, in the terms of the catalogue. */
export interface EatingRules {
  readonly allergens: ReadonlySet<Allergen>;
  /** Members with any allergy get nothing of which we do not know what it holds. */
  readonly refusesUnknown: boolean;
  readonly animals: ReadonlySet<AnimalClass>;
  /** What the member's own words leave out, and every food of a kind that they or their faith never eat. */
  readonly disliked: FoodMatch;
  /** Words for harmful foods that name none that we know: nothing can be left out for them. */
  readonly unknownHarm: readonly string[];
  /** Kinds of food out of `onlyWhenAsked` that the member asked for. */
  readonly asked: ReadonlySet<string>;
  /** Dishes that the member does not want to be served again. */
  readonly unwanted: ReadonlySet<string>;
  /** Minutes from start to plate for one meal; Infinity when there is no limit. */
  readonly minutes: number;
  /** The same of the one meal of a Saturday and a Sunday that may take longer; no more for who wants these quick too. */
  readonly slowMinutes: number;
  readonly skill: Level;
  /** The most that a new meal may ask for on an earlier day. */
  readonly ahead: Ahead;
  /** Ways in which a new lunch from Monday to Friday may be eaten; null for any. */
  readonly lunchAs: ReadonlySet<Carried> | null;
  /** What the kitchen does not have. */
  readonly lacks: KitchenWishes['lacks'];
  /** Beans and the like may be a breakfast. */
  readonly savouryBreakfasts: boolean;
}

/**
 * Kinds of protein that some love and many send back: no new meal holds them until a member asks for them. Liver,
 * kidneys, gizzards, tripe, heads and feet are all 'offal'. A stored meal may keep them, as they harm nobody.
 */
const onlyWhenAsked: readonly string[] = ['offal'];

const allergenOf: Readonly<Record<Exclude<AllergyOption, 'None'>, Allergen>> = {
  Lactose: 'lactose',
  Gluten: 'gluten',
  Peanuts: 'peanuts',
  Shellfish: 'shellfish',
  Eggs: 'eggs',
};

const everyAnimal: readonly AnimalClass[] = [
  'honey',
  'dairy',
  'egg',
  'fish',
  'shellfish',
  'poultry',
  'meat',
];
const forbiddenAnimals: Readonly<Record<DietType, readonly AnimalClass[]>> = {
  'No Restrictions': [],
  'Low-Carb': [],
  Other: [],
  'Fish-Only': ['poultry', 'meat'],
  Vegetarian: ['fish', 'shellfish', 'poultry', 'meat'],
  Vegan: everyAnimal,
};

/** Whether a food belongs to a diet by the animals that it is of. Anything unknown counts against it. */
export function isOfDiet({ animals }: CatalogueFood, diet: DietType): boolean {
  const forbidden = forbiddenAnimals[diet];
  if (forbidden.length === 0) return true;
  return animals.length > 0 && !animals.some((animal) => forbidden.includes(animal));
}

/** Minutes from start to plate of the one meal of a Saturday and a Sunday that may be ready later. */
const slowMinutes = 180;
const minutesOf: Readonly<Record<CookingTime, number>> = {
  'Less than 15 minutes': 15,
  '15 to 30 minutes': 30,
  '30 to 45 minutes': 45,
  'More than 1 hour': Number.POSITIVE_INFINITY,
};

/** Ways in which a lunch may be eaten where it is carried; what is cold needs no microwave. */
const lunchWays: Readonly<Record<KitchenWishes['lunch'], ReadonlySet<Carried> | null>> = {
  'At home': null,
  'Carried, warmed up': new Set(['cold', 'microwave']),
  'Carried, eaten cold': new Set(['cold']),
};

/** What a kitchen may lack, as recipes name it; a freezer is in none of them. */
const toolOf: Readonly<Record<string, KitchenTool>> = {
  Fridge: 'fridge',
  Oven: 'oven',
  Microwave: 'microwave',
};

/** Minutes for a meal from which on something may lie and wait overnight for it: who has less wants nothing of yesterday. */
const minutesToWait = 30;
const aheadRank: Readonly<Record<Ahead, number>> = { nothing: 0, waiting: 1, work: 2 };

const levelRank: Readonly<Record<Level, number>> = { Beginner: 1, Intermediate: 2, Advanced: 3 };

/**
 * Foods that a member's own words leave out. A condition is no food and no spelling mistake ('kidney disease' leaves the
 * beans in); words that stand beside one may name foods, and nobody is asked about those which do not.
 * @param harmful whether the words name what harms the member, and not only what they leave
 */
export function foodsTyped(text: string, catalogue: Catalogue, harmful = false): FoodMatch {
  const { foods, beside } = conditionsIn(text);
  const match = matchFoods(foods, catalogue, harmful);
  if (beside === '') return match;
  const further = matchFoods(beside, catalogue, harmful);
  return bothOf(match, { ...further, unmatched: [] });
}

/** What either text leaves out; a word of the first is the member's own before one of the second. */
function bothOf(one: FoodMatch, other: FoodMatch): FoodMatch {
  return {
    foods: new Set([...one.foods, ...other.foods]),
    dishes: new Set([...one.dishes, ...other.dishes]),
    words: new Map([...other.words, ...one.words]),
    unmatched: [...one.unmatched, ...other.unmatched],
  };
}

/** Foods that a member dislikes, and those that they named as harmful, which every ingredient of theirs leaves out. */
function namedFoods(
  profile: Profile,
  catalogue: Catalogue,
): Pick<EatingRules, 'disliked' | 'unknownHarm'> {
  const disliked = foodsTyped(profile.disliked_foods, catalogue);
  const named = harmfulFoods(profile);
  if (named === '') return { disliked, unknownHarm: [] };
  const { unmatched, ...harmful } = foodsTyped(named, catalogue, true);
  return { disliked: bothOf({ ...harmful, unmatched: [] }, disliked), unknownHarm: unmatched };
}

/**
 * The same with every food of a kind that the member never eats, or that their faith leaves out; a word that the member
 * typed stays theirs.
 */
function withNever(
  match: FoodMatch,
  answers: KitchenAnswers | undefined,
  catalogue: Catalogue,
): FoodMatch {
  const never = new Map([
    ...foodsOfTastes(neverEaten(answers), catalogue),
    ...foodsOfFaith(faithOf(answers), catalogue),
  ]);
  if (never.size === 0) return match;
  return {
    ...match,
    foods: new Set([...match.foods, ...never.keys()]),
    words: new Map([...never, ...match.words]),
  };
}

/** Kinds of food out of `onlyWhenAsked` that the member asked for. */
function askedFor(answers: KitchenAnswers | undefined): ReadonlySet<string> {
  return new Set(answers?.offal === 'Sometimes' ? ['offal'] : []);
}

/** @param answers to questions about the member's body; what the profile's own words say counts beside them */
export function eatingRules(
  profile: Profile,
  catalogue: Catalogue,
  answers: HealthAnswers = noAnswers,
): EatingRules {
  // 'None' beside another allergy is a slip of the finger; the allergy counts
  const allergens = new Set<Allergen>();
  for (const allergy of profile.allergies)
    if (allergy !== 'None') allergens.add(allergenOf[allergy]);
  for (const allergen of askedAllergens(profile)) allergens.add(allergen);
  const minutes = minutesOf[profile.cooking_time];
  const wishes = kitchenWishesOf(profile.kitchenAnswers);
  const { disliked, unknownHarm } = namedFoods(profile, catalogue);
  // coeliac disease asks for all that the allergy does, traces included
  if (answersOf(profile, answers).conditions.includes('coeliac')) allergens.add('gluten');
  return {
    allergens,
    refusesUnknown: allergens.size > 0 || harmfulFoods(profile) !== '',
    animals: new Set(forbiddenAnimals[profile.diet_type]),
    disliked: withNever(disliked, profile.kitchenAnswers, catalogue),
    unknownHarm,
    asked: askedFor(profile.kitchenAnswers),
    unwanted: unwantedDishes(profile.dishOpinions),
    minutes,
    slowMinutes: wishes.quickWeekends ? minutes : Math.max(minutes, slowMinutes),
    skill: profile.cooking_skill,
    // work ahead is no part of the minutes that a member was promised
    ahead: minutes < minutesToWait ? 'nothing' : wishes.batch ? 'work' : 'waiting',
    lunchAs: lunchWays[wishes.lunch],
    lacks: wishes.lacks,
    savouryBreakfasts: wishes.savouryBreakfasts,
  };
}

/** Whether the member may be given the food at all. Anything unknown counts against it. */
export function foodAllowed(food: CatalogueFood, rules: EatingRules): boolean {
  if (food.allergens === null) {
    if (rules.refusesUnknown) return false;
  } else if (food.allergens.some((allergen) => rules.allergens.has(allergen))) {
    return false;
  }
  if (food.mayContain.some((allergen) => rules.allergens.has(allergen))) return false;
  if (food.animals.length === 0 && rules.animals.size > 0) return false;
  if (food.animals.some((animal) => rules.animals.has(animal))) return false;
  return !rules.disliked.foods.has(food.key);
}

/**
 * Whether name, time and skill of a dish suit the member; what it is made of is another question.
 * @param minutes from start to plate that its place allows; nowhere may the work of it be longer than the member's own
 */
export function dishMayBeServed(dish: Dish, rules: EatingRules, minutes = rules.minutes): boolean {
  return (
    dish.recipe.activeMinutes <= rules.minutes &&
    dish.recipe.totalMinutes <= minutes &&
    levelRank[dish.recipe.skill] <= levelRank[rules.skill] &&
    !rules.disliked.dishes.has(dish.recipe.id)
  );
}

/** Whether the member may be given the dish: every ingredient, the time it takes and the skill it wants. */
export function dishAllowed(dish: Dish, rules: EatingRules, minutes = rules.minutes): boolean {
  return (
    dishMayBeServed(dish, rules, minutes) &&
    dish.ingredients.every(({ food }) => foodAllowed(food, rules))
  );
}

/** Whether every food of a dish is served unasked, or was asked for. */
function nothingUnasked(dish: Dish, rules: EatingRules): boolean {
  return dish.ingredients.every(
    ({ food: { proteinKind } }) =>
      proteinKind === null || !onlyWhenAsked.includes(proteinKind) || rules.asked.has(proteinKind),
  );
}

function mayComeAgain({ recipe }: Dish, { unwanted }: EatingRules): boolean {
  return !unwanted.has(recipe.id);
}

/** Whether a new meal of the dish asks for no more on an earlier day than the member may be asked. */
function nothingHidden({ recipe }: Dish, { ahead }: EatingRules): boolean {
  return aheadRank[aheadOf(recipe)] <= aheadRank[ahead];
}

/** Whether the kitchen has what a dish is made with. */
function canBeMade({ recipe: { tools } }: Dish, { lacks }: EatingRules): boolean {
  for (const thing of lacks) {
    const tool = toolOf[thing];
    if (tool && tools.includes(tool)) return false;
  }
  return true;
}

/**
 * Whether a new meal may hold the dish, apart from what it is made of: name, time, skill and kitchen suit the member, who did not
 * say 'not again'; nothing is in it that is only served when it was asked for, and no pot of an earlier day is hidden in
 * it. For plans and swaps alike.
 */
export function dishMayBeOffered(dish: Dish, rules: EatingRules, minutes = rules.minutes): boolean {
  return (
    dishMayBeServed(dish, rules, minutes) &&
    mayComeAgain(dish, rules) &&
    nothingUnasked(dish, rules) &&
    nothingHidden(dish, rules) &&
    canBeMade(dish, rules)
  );
}

/** Whether a new meal may hold the dish. */
export function dishOffered(dish: Dish, rules: EatingRules): boolean {
  return dishAllowed(dish, rules) && dishMayBeOffered(dish, rules);
}
