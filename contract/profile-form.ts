import * as v from 'valibot';
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
import type { Profile } from '#planning/profile/profile.ts';

/** Bounds of the numbers, the same as the CHECK constraints of the `profiles` table. */
export const profileBounds = {
  age: { min: 13, max: 120, unit: 'years' },
  height: { min: 100, max: 250, unit: 'cm' },
  weight: { min: 30, max: 350, unit: 'kg' },
  full_name: { max: 200 },
  disliked_foods: { max: 1000 },
} as const;

const whole = (name: string, bounds: { min: number; max: number; unit: string }) => {
  const message = `${name} must be a whole number from ${bounds.min} to ${bounds.max} ${bounds.unit}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(bounds.min, message),
    v.maxValue(bounds.max, message),
  );
};

/** A profile as it crosses the wire: from a form to the server, or from a row of `profiles`. */
export const profileSchema = v.object({
  full_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Full Name is required.'),
    v.maxLength(profileBounds.full_name.max, 'Full Name is too long.'),
  ),
  age: whole('Age', profileBounds.age),
  gender: v.picklist(genders),
  height: whole('Height', profileBounds.height),
  weight: whole('Weight', profileBounds.weight),
  primary_fitness_goal: v.picklist(fitnessGoals),
  fitness_level: v.picklist(levels),
  activity_level: v.picklist(activityLevels),
  diet_type: v.picklist(dietTypes),
  allergies: v.array(v.picklist(allergyOptions)),
  disliked_foods: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(
      profileBounds.disliked_foods.max,
      `Disliked Foods must be at most ${profileBounds.disliked_foods.max} characters.`,
    ),
  ),
  meals_per_day: v.picklist(mealsPerDayOptions),
  cooking_skill: v.picklist(levels),
  cooking_time: v.picklist(cookingTimes),
  workout_location: v.picklist(workoutLocations),
  equipment: v.array(v.picklist(equipmentOptions)),
  workout_days: v.picklist(workoutDaysOptions),
  workout_duration: v.picklist(workoutDurations),
});

/** The values with which onboarding starts (specification of the product, section 3). */
export const profileDefaults: Profile = {
  full_name: '',
  age: 30,
  gender: 'Male',
  height: 170,
  weight: 70,
  primary_fitness_goal: 'Lose weight',
  fitness_level: 'Beginner',
  activity_level: 'Moderately Active',
  diet_type: 'No Restrictions',
  allergies: [],
  disliked_foods: '',
  meals_per_day: 3,
  cooking_skill: 'Intermediate',
  cooking_time: '15 to 30 minutes',
  workout_location: 'Home',
  equipment: [],
  workout_days: 3,
  workout_duration: '30 to 45 minutes',
};
