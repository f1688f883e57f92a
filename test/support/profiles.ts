import fc from 'fast-check';
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

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Bodies as they are: weight from the height and a BMI of 16.5 to 45 that is mostly between 18 and 30. */
const body = fc
  .record({
    age: fc.integer({ min: 14, max: 90 }),
    height: fc.integer({ min: 145, max: 200 }),
    one: share,
    other: share,
  })
  .map(({ age, height, one, other }) => ({
    age,
    height,
    weight: Math.max(30, Math.round((16.5 + 28.5 * one * other) * (height / 100) ** 2)),
  }))
  .filter(({ height, weight }) => weight / (height / 100) ** 2 >= 16);

/** A valid profile with every option possible; disliked foods are left to the test. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    body,
    gender: fc.constantFrom(...genders),
    primary_fitness_goal: fc.constantFrom(...fitnessGoals),
    fitness_level: fc.constantFrom(...levels),
    activity_level: fc.constantFrom(...activityLevels),
    diet_type: fc.constantFrom(...dietTypes),
    allergies: fc.subarray([...allergyOptions], { maxLength: 3 }),
    meals_per_day: fc.constantFrom(...mealsPerDayOptions),
    cooking_skill: fc.constantFrom(...levels),
    cooking_time: fc.constantFrom(...cookingTimes),
    workout_location: fc.constantFrom(...workoutLocations),
    equipment: fc.subarray([...equipmentOptions]),
    workout_days: fc.constantFrom(...workoutDaysOptions),
    workout_duration: fc.constantFrom(...workoutDurations),
  })
  .map(({ body: { age, height, weight }, ...choices }) => ({
    full_name: 'Thandi Mokoena',
    age,
    height,
    weight,
    disliked_foods: '',
    ...choices,
  }));
