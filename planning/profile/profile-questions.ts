import type { Questions } from './question.ts';

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/**
 * What every member is asked, in the words in which they see it (specification of the product, sections 3 and 5). A name
 * is that of the column of `profiles`, so that nothing is renamed on the way. A new question comes last: members that are
 * drawn at random from a seed stay who they are.
 *
 * The numbers end where the formulas of `planning/targets` do; a test compares all of this with PostgreSQL's columns and
 * says which SQL is missing.
 */
export const profileQuestions = {
  full_name: {
    kind: 'text',
    label: 'Full Name',
    required: true,
    max: 200,
    autoComplete: 'name',
    initial: '',
  },
  /** Whole years. */
  age: {
    kind: 'number',
    label: 'Age',
    hint: 'In whole years.',
    min: 14,
    max: 90,
    unit: 'years',
    stored: { min: 13, max: 120 },
    initial: 30,
  },
  gender: {
    kind: 'choice',
    label: 'Gender',
    hint: 'For your energy target.',
    options: ['Male', 'Female'],
    initial: 'Male',
  },
  /** Whole centimetres. */
  height: {
    kind: 'number',
    label: 'Height',
    hint: 'In centimetres: 1.70 m is 170.',
    min: 120,
    max: 220,
    unit: 'cm',
    stored: { min: 100, max: 250 },
    initial: 170,
  },
  /** Whole kilograms. */
  weight: {
    kind: 'number',
    label: 'Weight',
    hint: 'In whole kilograms.',
    min: 30,
    max: 250,
    unit: 'kg',
    stored: { min: 30, max: 350 },
    initial: 70,
  },
  primary_fitness_goal: {
    kind: 'choice',
    label: 'Primary Fitness Goal',
    options: [
      'Lose weight',
      'Build muscle',
      'Maintain weight',
      'Improve performance',
      'Improve overall wellness',
    ],
    initial: 'Lose weight',
  },
  fitness_level: {
    kind: 'choice',
    label: 'Fitness Level',
    options: levels,
    initial: 'Beginner',
  },
  activity_level: {
    kind: 'choice',
    label: 'Activity Level',
    hint: 'Your usual week, work and walking included.',
    options: ['Not Active', 'Lightly Active', 'Moderately Active', 'Very Active'],
    initial: 'Moderately Active',
  },
  diet_type: {
    kind: 'choice',
    label: 'Diet Type',
    hint: '“Other”: list what you avoid below.',
    options: ['No Restrictions', 'Vegetarian', 'Vegan', 'Fish-Only', 'Low-Carb', 'Other'],
    initial: 'No Restrictions',
  },
  allergies: {
    kind: 'choices',
    label: 'Allergies',
    hint: 'Choose all that apply.',
    options: ['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs', 'None'],
    most: 10,
    initial: [],
  },
  /** Empty when the member dislikes nothing. */
  disliked_foods: {
    kind: 'text',
    label: 'Disliked Foods',
    hint: 'Separate them with commas. We keep them out of your plans.',
    required: false,
    max: 1000,
    rows: 3,
    placeholder: 'For example: liver, mushrooms, pilchards',
    initial: '',
  },
  meals_per_day: {
    kind: 'count',
    label: 'Meals Per Day',
    options: [2, 3, 4, 5],
    initial: 3,
  },
  cooking_skill: {
    kind: 'choice',
    label: 'Cooking Skill',
    options: levels,
    initial: 'Intermediate',
  },
  cooking_time: {
    kind: 'choice',
    label: 'Cooking Time',
    hint: 'For one meal.',
    options: ['Less than 15 minutes', '15 to 30 minutes', '30 to 45 minutes', 'More than 1 hour'],
    initial: '15 to 30 minutes',
  },
  workout_location: {
    kind: 'choice',
    label: 'Workout Location',
    options: ['Home', 'Gym', 'Both'],
    initial: 'Home',
  },
  equipment: {
    kind: 'choices',
    label: 'Equipment',
    hint: 'Choose all that you have.',
    options: [
      'Dumbbells',
      'Resistance Bands',
      'Yoga Mat',
      'Jump Rope',
      'Pull-up Bar',
      'Treadmill',
      'None',
    ],
    most: 10,
    initial: [],
  },
  workout_days: {
    kind: 'count',
    label: 'Workout Days',
    hint: 'In a week.',
    options: [2, 3, 4, 5, 6],
    initial: 3,
  },
  workout_duration: {
    kind: 'choice',
    label: 'Workout Duration',
    hint: 'Warm-up and cool-down included.',
    options: ['15 to 30 minutes', '30 to 45 minutes', '45 to 60 minutes'],
    initial: '30 to 45 minutes',
  },
} as const satisfies Questions;
export type ProfileQuestions = typeof profileQuestions;
