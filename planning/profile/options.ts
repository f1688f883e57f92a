/** Names for the option lists of the profile and for their answers, for code that is about one of them. */
import type { Profile } from './profile.ts';
import { profileQuestions } from './profile-questions.ts';

export const genders = profileQuestions.gender.options;
export const fitnessGoals = profileQuestions.primary_fitness_goal.options;
export const levels = profileQuestions.fitness_level.options;
export const activityLevels = profileQuestions.activity_level.options;
export const dietTypes = profileQuestions.diet_type.options;
export const allergyOptions = profileQuestions.allergies.options;
export const mealsPerDayOptions = profileQuestions.meals_per_day.options;
export const cookingTimes = profileQuestions.cooking_time.options;
export const workoutLocations = profileQuestions.workout_location.options;
export const equipmentOptions = profileQuestions.equipment.options;
export const workoutDaysOptions = profileQuestions.workout_days.options;
export const workoutDurations = profileQuestions.workout_duration.options;

export type Gender = Profile['gender'];
export type FitnessGoal = Profile['primary_fitness_goal'];
export type Level = Profile['fitness_level'];
export type ActivityLevel = Profile['activity_level'];
export type DietType = Profile['diet_type'];
export type AllergyOption = Profile['allergies'][number];
export type MealsPerDay = Profile['meals_per_day'];
export type CookingTime = Profile['cooking_time'];
export type WorkoutLocation = Profile['workout_location'];
export type EquipmentOption = Profile['equipment'][number];
export type WorkoutDays = Profile['workout_days'];
export type WorkoutDuration = Profile['workout_duration'];
