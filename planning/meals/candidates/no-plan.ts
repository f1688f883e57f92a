import type { Catalogue, Dish } from '../../catalogue/catalogue.ts';
import { dishesServedAt } from '../../catalogue/dishes/meal-customs.ts';
import { listed } from '../../listed.ts';
import type { Profile } from '../../profile/profile.ts';
import { dishOffered, type EatingRules } from '../../safety/eating-rules.ts';
import { dislikedWord } from '../../safety/profile-fit.ts';
import { type MealTime, mealTimes } from '../model/meal-times.ts';

/** For whom no plan could be made. */
export interface WithoutPlan {
  readonly profile: Profile;
  readonly rules: EatingRules;
  readonly catalogue: Catalogue;
}

interface Wish {
  /** What to say to the member. */
  readonly advice: string;
  readonly relaxed: Partial<Pick<EatingRules, 'minutes' | 'skill'>>;
}

/**
 * Wishes that may be relaxed, mildest first. Allergies and diet are never among them, nor are disliked foods: people
 * write their allergies there as well, and nobody can tell which is which.
 */
const wishes: readonly Wish[] = [
  { advice: 'allow more cooking time', relaxed: { minutes: 45 } },
  { advice: 'choose a higher cooking skill', relaxed: { skill: 'Advanced' } },
  {
    advice: 'allow more cooking time and choose a higher cooking skill',
    relaxed: { minutes: Number.POSITIVE_INFINITY, skill: 'Advanced' },
  },
];

/** More names than this tell nobody anything. */
const mostNames = 4;

function offered(catalogue: Catalogue, rules: EatingRules): readonly Dish[] {
  return catalogue.dishes.filter((dish) => dishOffered(dish, rules));
}

function emptyMeals(
  { profile, catalogue }: WithoutPlan,
  rules: EatingRules,
  fewest: number,
): readonly MealTime['slot'][] {
  const allowed = offered(catalogue, rules);
  const short = mealTimes(profile.meals_per_day)
    .filter(
      ({ slot }) => dishesServedAt(allowed, slot, profile.diet_type === 'Low-Carb').length < fewest,
    )
    .map(({ slot }) => slot);
  return [...new Set(short)];
}

/** The names that occur most often, the most frequent first; equal ones by name, wherever a recipe stands in its file. */
function mostFrequent(names: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([name, one], [its, other]) => other - one || (name < its ? -1 : 1))
    .slice(0, mostNames)
    .map(([name]) => name);
}

const nothingDisliked: EatingRules['disliked'] = {
  foods: new Set(),
  dishes: new Set(),
  words: new Map(),
  unmatched: [],
};

/** The member's own words that take the most dishes out of those which everything else leaves. */
function wordsInTheWay({ rules, catalogue }: WithoutPlan): readonly string[] {
  const wordsOf = ({ recipe, ingredients }: Dish): readonly string[] => [
    ...(rules.disliked.dishes.has(recipe.id) ? [dislikedWord(rules, recipe.id, recipe.name)] : []),
    ...ingredients
      .filter(({ food }) => rules.disliked.foods.has(food.key))
      .map(({ food }) => dislikedWord(rules, food.key, food.name)),
  ];
  return mostFrequent(
    offered(catalogue, { ...rules, disliked: nothingDisliked }).flatMap((dish) => [
      ...new Set(wordsOf(dish)),
    ]),
  );
}

/** Everything that narrows the choice, in words for the member. */
function narrowing(who: WithoutPlan): readonly string[] {
  const { diet_type, cooking_skill } = who.profile;
  const { allergens, minutes } = who.rules;
  const hasDiet = diet_type !== 'No Restrictions' && diet_type !== 'Other';
  return [
    ...(hasDiet ? [`your ${diet_type} diet`] : []),
    ...[...allergens].map((allergen) => `no ${allergen}`),
    ...wordsInTheWay(who).map((word) => `no ‘${word}’`),
    ...(Number.isFinite(minutes) ? [`at most ${minutes} minutes`] : []),
    ...(cooking_skill === 'Beginner' ? ['recipes for beginners'] : []),
  ];
}

/** What the dishes that are left for the main meals are made with. */
function foodsLeft({ rules, catalogue }: WithoutPlan): readonly string[] {
  const mains = offered(catalogue, rules).filter(
    ({ recipe: { slots } }) => slots.includes('lunch') || slots.includes('dinner'),
  );
  return mostFrequent(
    mains.flatMap(({ ingredients }) =>
      ingredients.filter(({ role }) => role === 'protein').map(({ food }) => food.name),
    ),
  );
}

/** Why the choice is small and what is left of it, as sentences that end with a space. */
function whatIsLeft(who: WithoutPlan): string {
  const narrowed = narrowing(who);
  const left = foodsLeft(who);
  const why = narrowed.length > 0 ? `What narrows the choice: ${narrowed.join(', ')}. ` : '';
  return left.length > 0
    ? `${why}Main meals that are left are mostly made with: ${left.join('; ')}. `
    : why;
}

const writeToUs = 'write to us, so that we can add recipes';

/** Why no plan could be made and which wish to relax, in words for the member. @param fewest dishes that a meal needs */
export function noPlanReason(who: WithoutPlan, fewest: number): string {
  const short = emptyMeals(who, who.rules, fewest);
  const helpful = wishes.find(
    ({ relaxed }) => emptyMeals(who, { ...who.rules, ...relaxed }, fewest).length === 0,
  );
  const what = short.length > 0 ? `too few recipes for ${listed(short)}` : 'too few recipes';
  const advice = helpful
    ? `${helpful.advice} in your profile and try again, or ${writeToUs}`
    : writeToUs;
  return `We found ${what} that fit everything you asked for. ${whatIsLeft(who)}Please ${advice}.`;
}

/** Why no plan could be made although there are recipes enough, and which wishes to relax, in words for the member. */
export function tooTightReason(who: WithoutPlan): string {
  const { meals_per_day, cooking_time } = who.profile;
  const advice = [
    ...(meals_per_day < 4 ? ['choose one more meal a day'] : []),
    ...(cooking_time === 'Less than 15 minutes' ? ['allow more cooking time'] : []),
  ].join(' or ');
  const relax =
    advice === '' ? writeToUs : `${advice} in your profile and try again, or ${writeToUs}`;
  return `We could not make meals that are healthy for you and fit everything you asked for. ${whatIsLeft(who)}Please ${relax}.`;
}
