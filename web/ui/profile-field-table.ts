import { profileBounds } from '#contract/profile-form.ts';
import {
  activityLevels,
  allergyOptions,
  cookingTimes,
  dietTypes,
  equipmentOptions,
  fitnessGoals,
  genders,
  levels,
  mealsPerDayOptions,
  workoutDaysOptions,
  workoutDurations,
  workoutLocations,
} from '#planning/profile/options.ts';
import type { DraftField } from '#web/lib/profile-draft.ts';

export type ListField = 'allergies' | 'equipment';
export type SingleField = Exclude<DraftField, ListField>;

interface Shared {
  readonly label: string;
  readonly hint?: string;
}
interface Option {
  readonly value: string;
  readonly text: string;
}
export type SingleFieldSpec =
  | (Shared & { readonly kind: 'text'; readonly maxLength: number; readonly autoComplete: string })
  | (Shared & { readonly kind: 'long'; readonly maxLength: number; readonly placeholder: string })
  | (Shared & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit: string;
    })
  | (Shared & { readonly kind: 'select'; readonly options: readonly Option[] });

const choices = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, text: value }));

/** Counts whose last choice means 'that many or more': 5 is shown as 5+. */
const counts = (values: readonly number[]): Option[] =>
  values.map((value, place) => ({
    value: String(value),
    text: place === values.length - 1 ? `${value}+` : String(value),
  }));

/** Each question of the profile that has one answer, in the words of the screens. */
export const singleFields: Record<SingleField, SingleFieldSpec> = {
  full_name: {
    kind: 'text',
    label: 'Full Name',
    maxLength: profileBounds.full_name.max,
    autoComplete: 'name',
  },
  age: { kind: 'number', label: 'Age', hint: 'In whole years.', ...profileBounds.age },
  gender: {
    kind: 'select',
    label: 'Gender',
    hint: 'For your energy target.',
    options: choices(genders),
  },
  height: {
    kind: 'number',
    label: 'Height',
    hint: 'In centimetres: 1.70 m is 170.',
    ...profileBounds.height,
  },
  weight: {
    kind: 'number',
    label: 'Weight',
    hint: 'In whole kilograms.',
    ...profileBounds.weight,
  },
  primary_fitness_goal: {
    kind: 'select',
    label: 'Primary Fitness Goal',
    options: choices(fitnessGoals),
  },
  fitness_level: { kind: 'select', label: 'Fitness Level', options: choices(levels) },
  activity_level: {
    kind: 'select',
    label: 'Activity Level',
    hint: 'Your usual week, work and walking included.',
    options: choices(activityLevels),
  },
  diet_type: {
    kind: 'select',
    label: 'Diet Type',
    hint: '“Other”: list what you avoid below.',
    options: choices(dietTypes),
  },
  disliked_foods: {
    kind: 'long',
    label: 'Disliked Foods',
    hint: 'Separate them with commas. We keep them out of your plans.',
    placeholder: 'For example: liver, mushrooms, pilchards',
    maxLength: profileBounds.disliked_foods.max,
  },
  meals_per_day: {
    kind: 'select',
    label: 'Meals Per Day',
    options: counts(mealsPerDayOptions),
  },
  cooking_skill: { kind: 'select', label: 'Cooking Skill', options: choices(levels) },
  cooking_time: {
    kind: 'select',
    label: 'Cooking Time',
    hint: 'For one meal.',
    options: choices(cookingTimes),
  },
  workout_location: {
    kind: 'select',
    label: 'Workout Location',
    options: choices(workoutLocations),
  },
  workout_days: {
    kind: 'select',
    label: 'Workout Days',
    hint: 'In a week.',
    options: counts(workoutDaysOptions),
  },
  workout_duration: {
    kind: 'select',
    label: 'Workout Duration',
    hint: 'Warm-up and cool-down included.',
    options: choices(workoutDurations),
  },
};

/** Each question of the profile that has several answers. `None` excludes all others. */
export const listFields: Record<ListField, Shared & { readonly options: readonly string[] }> = {
  allergies: { label: 'Allergies', hint: 'Choose all that apply.', options: allergyOptions },
  equipment: { label: 'Equipment', hint: 'Choose all that you have.', options: equipmentOptions },
};
