import { type Catalogue, dishesForSlot } from '../../catalogue/catalogue.ts';
import type { Profile } from '../../profile/profile.ts';
import { dishOffered, eatingRules } from '../../safety/eating-rules.ts';
import { mealTimes } from '../model/meal-times.ts';

interface Wish {
  /** What to say to the member. */
  readonly advice: string;
  readonly relaxed: (profile: Profile) => Profile;
}

/** Wishes that may be relaxed, mildest first. Allergies and diet are never among them. */
const wishes: readonly Wish[] = [
  {
    advice: 'allow more cooking time',
    relaxed: (profile) => ({ ...profile, cooking_time: '30 to 45 minutes' }),
  },
  {
    advice: 'choose a higher cooking skill',
    relaxed: (profile) => ({ ...profile, cooking_skill: 'Advanced' }),
  },
  {
    advice: 'shorten your list of disliked foods',
    relaxed: (profile) => ({ ...profile, disliked_foods: '' }),
  },
  {
    advice: 'allow more cooking time and shorten your list of disliked foods',
    relaxed: (profile) => ({ ...profile, cooking_time: 'More than 1 hour', disliked_foods: '' }),
  },
];

function emptyMeals(profile: Profile, catalogue: Catalogue, fewest: number): readonly string[] {
  const rules = eatingRules(profile, catalogue);
  const allowed = catalogue.dishes.filter((dish) => dishOffered(dish, rules));
  const short = mealTimes(profile.meals_per_day)
    .filter(({ slot }) => dishesForSlot(allowed, slot).length < fewest)
    .map(({ slot }) => slot);
  return [...new Set(short)];
}

/** Why no plan could be made and which wish to relax, in words for the member. */
export function noPlanReason(profile: Profile, catalogue: Catalogue, fewest: number): string {
  const short = emptyMeals(profile, catalogue, fewest);
  const helpful = wishes.find(
    ({ relaxed }) => emptyMeals(relaxed(profile), catalogue, fewest).length === 0,
  );
  const what = short.length > 0 ? `too few recipes for ${short.join(' and ')}` : 'too few recipes';
  return helpful
    ? `We found ${what} that fit everything you asked for. Please ${helpful.advice} in your profile and try again.`
    : `We found ${what} that fit everything you asked for. Please write to us, so that we can add some.`;
}

/** Why no plan could be made although there are recipes enough, and which wishes to relax, in words for the member. */
export function tooTightReason({ meals_per_day, cooking_time, disliked_foods }: Profile): string {
  const advice = [
    ...(meals_per_day < 4 ? ['choose one more meal a day'] : []),
    ...(cooking_time === 'Less than 15 minutes' ? ['allow more cooking time'] : []),
    ...(disliked_foods.trim() === '' ? [] : ['shorten your list of disliked foods']),
  ];
  const [last, ...others] = advice.toReversed();
  const listed = others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : last;
  return last === undefined
    ? 'We could not make meals that are healthy for you from the recipes that we have. Please write to us, so that we can add some.'
    : `We could not make meals that are healthy for you and fit everything you asked for. Please ${listed} in your profile and try again.`;
}
