import { profileDefaults } from '#contract/profile/profile-form.ts';
import { addDays } from '#planning/calendar-day.ts';
import {
  activityLevels,
  allergyOptions,
  cookingTimes,
  dietTypes,
  fitnessGoals,
  genders,
  levels,
  mealsPerDayOptions,
} from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { GenerationTask } from '../features/generation/task/generation-task.ts';

/** So many, because after 120 the runtime's own threads still have up to twice as much to do for each plan of a crowd. */
const plans = 300;

function nth<T>(options: readonly [T, ...T[]], index: number): T {
  return options[Math.floor(index) % options.length] ?? options[0];
}

/** Somebody who differs from the others before: each option comes in turn, at a pace of its own. */
function nobody(index: number): Profile {
  const allergy = nth(allergyOptions, index / 5);
  return {
    ...profileDefaults,
    full_name: 'Nobody',
    age: 18 + ((index * 7) % 60),
    gender: nth(genders, index / 6),
    height: 150 + ((index * 11) % 45),
    weight: 50 + ((index * 13) % 70),
    primary_fitness_goal: nth(fitnessGoals, index),
    activity_level: nth(activityLevels, index / 2),
    diet_type: nth(dietTypes, index),
    allergies: index % 2 === 0 ? [] : [allergy],
    disliked_foods: index % 3 === 0 ? 'fish, mushrooms' : '',
    meals_per_day: nth(mealsPerDayOptions, index / 6),
    cooking_skill: nth(levels, index / 4),
    cooking_time: nth(cookingTimes, index / 3),
  };
}

/** Meals for members there are not: what a planning thread makes at its start, so that its code is compiled by then. */
export function rehearsalTasks(): readonly GenerationTask[] {
  return Array.from({ length: plans }, (_, index): GenerationTask => {
    const profile = nobody(index);
    const start = addDays('2026-01-05', index % 7);
    const task = { kind: 'meal-plans', profile, stored: [], seed: 'rehearsal', start } as const;
    return { ...task, now: 0, toWrite: false };
  });
}
