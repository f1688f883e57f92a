import type { DraftErrors, DraftField } from '#web/lib/profile-draft.ts';

export interface Step {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly DraftField[];
}

export const steps: readonly [Step, Step, Step, Step] = [
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

/** The first step whose answers are not right yet; the number of steps when all are. */
export function firstFaultyStep(errors: DraftErrors): number {
  const faulty = steps.findIndex((step) => step.fields.some((field) => errors[field]));
  return faulty === -1 ? steps.length : faulty;
}

/** Step that an address asks for (`?step=3` is the third), as far as the answers before it are right. */
export function stepOf(asked: string | null, errors: DraftErrors): number {
  const wanted = /^[1-4]$/.test(asked ?? '') ? Number(asked) - 1 : 0;
  return Math.min(wanted, firstFaultyStep(errors), steps.length - 1);
}
