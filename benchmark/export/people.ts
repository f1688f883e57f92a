import type { BudgetLevel } from '#planning/profile/kitchen-questions.ts';
import type { AllergyOption, DietType, Level } from '#planning/profile/options.ts';
import { type Profile, profileDefaults } from '#planning/profile/profile.ts';
import { type Random, seededRandom } from '#planning/random.ts';

/** Somebody for whom the benchmark asks for plans. */
export interface Person {
  readonly id: string;
  readonly profile: Profile;
  readonly level: BudgetLevel;
}

const people = 40;

/** Diets and allergies of one person after another: each diet eight times, one in three with an allergy. */
const diets: readonly DietType[] = [
  'No Restrictions',
  'Vegetarian',
  'Vegan',
  'Fish-Only',
  'Low-Carb',
];
const allergies: readonly (readonly AllergyOption[])[] = [
  [],
  ['Lactose'],
  [],
  ['Gluten'],
  [],
  [],
  ['Peanuts'],
  [],
  ['Eggs'],
  [],
  [],
  ['Shellfish'],
  [],
  ['Lactose', 'Gluten'],
  [],
  [],
  ['Peanuts', 'Shellfish'],
];
const dislikes = [
  '',
  'liver',
  '',
  'mushrooms, pilchards',
  '',
  '',
  'brinjal',
  'peas',
  '',
  'beetroot, cottage cheese',
  '',
] as const;
const skills: readonly Level[] = ['Beginner', 'Intermediate', 'Advanced'];
const times: readonly Profile['cooking_time'][] = [
  '15 to 30 minutes',
  '30 to 45 minutes',
  'More than 1 hour',
  'Less than 15 minutes',
  '15 to 30 minutes',
  '30 to 45 minutes',
  '15 to 30 minutes',
];
const goals: readonly Profile['primary_fitness_goal'][] = [
  'Lose weight',
  'Maintain weight',
  'Build muscle',
  'Improve overall wellness',
  'Lose weight',
  'Improve performance',
];
const mealCounts: readonly Profile['meals_per_day'][] = [3, 3, 4, 5, 3, 4, 2, 3];
const levels: readonly BudgetLevel[] = [
  'Low-cost',
  'Moderate',
  'Thrifty',
  'Liberal',
  'Moderate',
  'Low-cost',
];
const activities: readonly Profile['activity_level'][] = [
  'Not Active',
  'Lightly Active',
  'Moderately Active',
  'Very Active',
  'Lightly Active',
];

function turn<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('an empty list takes no turns');
  return value;
}

function whole(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function personAt(index: number): Person {
  const random = seededRandom(`phila benchmark person ${index}`);
  const gender = index % 2 === 0 ? 'Female' : 'Male';
  const height = gender === 'Female' ? whole(random, 150, 176) : whole(random, 160, 190);
  const bodyMassIndex = 19 + 12 * random.next();
  const profile: Profile = {
    ...profileDefaults,
    full_name: `Person ${index + 1}`,
    age: index % 10 === 9 ? whole(random, 66, 78) : whole(random, 19, 63),
    gender,
    height,
    weight: Math.round(bodyMassIndex * (height / 100) ** 2),
    primary_fitness_goal: turn(goals, index),
    activity_level: turn(activities, Math.floor(index / 2)),
    diet_type: turn(diets, index),
    allergies: turn(allergies, index),
    disliked_foods: turn(dislikes, index),
    meals_per_day: turn(mealCounts, index),
    cooking_skill: turn(skills, Math.floor(index / 3)),
    cooking_time: turn(times, index),
  };
  const id = `p${String(index + 1).padStart(2, '0')}`;
  return { id, profile, level: turn(levels, index) };
}

/**
 * The people of the benchmark, the same each time: adults of 19 to 78 with a body mass index of 19 to 31, no illness and no
 * pregnancy. Diets, allergies and the rest take turns of lengths that share few factors, so that they meet in many ways.
 */
export const benchmarkPeople: readonly Person[] = Array.from({ length: people }, (_, index) =>
  personAt(index),
);

/** Who eats together: two to four people who eat as many meals a day. */
export const householdSizes = [2, 3, 2, 4, 2, 3, 2, 4] as const;
