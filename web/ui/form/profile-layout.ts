import type { ProfileField } from '#planning/profile/profile.ts';

interface Section {
  readonly title: string;
  readonly fields: readonly ProfileField[];
}

/** A step of onboarding. */
export interface Step extends Section {
  readonly lead: string;
}

/** Where each question of the profile stands in onboarding. */
export const onboardingSteps: readonly [Step, Step, Step, Step] = [
  {
    title: 'Basic Information',
    lead: 'Your energy target is worked out from these.',
    fields: ['full_name', 'age', 'gender', 'height', 'weight'],
  },
  {
    title: 'Fitness Goals',
    lead: 'Where you are, and where you would like to be.',
    fields: ['primary_fitness_goal', 'fitness_level', 'activity_level'],
  },
  {
    title: 'Nutrition Preferences',
    lead: 'What goes on your plate, and what never does.',
    fields: [
      'diet_type',
      'meals_per_day',
      'allergies',
      'disliked_foods',
      'cooking_skill',
      'cooking_time',
    ],
  },
  {
    title: 'Workout Preferences',
    lead: 'Where, with what, how often and how long.',
    fields: ['workout_location', 'workout_days', 'equipment', 'workout_duration'],
  },
];

/** Where it stands on the profile page. */
export const profileSections: readonly Section[] = [
  { title: 'Basic Information', fields: ['full_name', 'age', 'gender', 'height', 'weight'] },
  {
    title: 'Fitness & Nutrition',
    fields: [
      'primary_fitness_goal',
      'fitness_level',
      'activity_level',
      'diet_type',
      'allergies',
      'disliked_foods',
    ],
  },
  {
    title: 'Meal & Workout Preferences',
    fields: [
      'meals_per_day',
      'cooking_skill',
      'cooking_time',
      'workout_location',
      'workout_days',
      'workout_duration',
      'equipment',
    ],
  },
];
