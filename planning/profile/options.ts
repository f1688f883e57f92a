/** Option lists of the profile, in the order and the words in which a member sees them. */

export const genders = ['Male', 'Female'] as const;
export const fitnessGoals = [
  'Lose weight',
  'Build muscle',
  'Maintain weight',
  'Improve performance',
  'Improve overall wellness',
] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const activityLevels = [
  'Not Active',
  'Lightly Active',
  'Moderately Active',
  'Very Active',
] as const;
export const dietTypes = [
  'No Restrictions',
  'Vegetarian',
  'Vegan',
  'Fish-Only',
  'Low-Carb',
  'Other',
] as const;
export const allergyOptions = [
  'Lactose',
  'Gluten',
  'Peanuts',
  'Shellfish',
  'Eggs',
  'None',
] as const;
export const mealsPerDayOptions = [2, 3, 4, 5] as const;
export const cookingTimes = [
  'Less than 15 minutes',
  '15 to 30 minutes',
  '30 to 45 minutes',
  'More than 1 hour',
] as const;
export const workoutLocations = ['Home', 'Gym', 'Both'] as const;
export const equipmentOptions = [
  'Dumbbells',
  'Resistance Bands',
  'Yoga Mat',
  'Jump Rope',
  'Pull-up Bar',
  'Treadmill',
  'None',
] as const;
export const workoutDaysOptions = [2, 3, 4, 5, 6] as const;
export const workoutDurations = [
  '15 to 30 minutes',
  '30 to 45 minutes',
  '45 to 60 minutes',
] as const;

export type Gender = (typeof genders)[number];
export type FitnessGoal = (typeof fitnessGoals)[number];
export type Level = (typeof levels)[number];
export type ActivityLevel = (typeof activityLevels)[number];
export type DietType = (typeof dietTypes)[number];
export type AllergyOption = (typeof allergyOptions)[number];
export type MealsPerDay = (typeof mealsPerDayOptions)[number];
export type CookingTime = (typeof cookingTimes)[number];
export type WorkoutLocation = (typeof workoutLocations)[number];
export type EquipmentOption = (typeof equipmentOptions)[number];
export type WorkoutDays = (typeof workoutDaysOptions)[number];
export type WorkoutDuration = (typeof workoutDurations)[number];
