import type {
  ActivityLevel,
  AllergyOption,
  CookingTime,
  DietType,
  EquipmentOption,
  FitnessGoal,
  Gender,
  Level,
  MealsPerDay,
  WorkoutDays,
  WorkoutDuration,
  WorkoutLocation,
} from './options.ts';

/** What a member told us. Field names are those of the `profiles` table, so that nothing is renamed on the way. */
export interface Profile {
  readonly full_name: string;
  /** Whole years. */
  readonly age: number;
  readonly gender: Gender;
  /** Whole centimetres. */
  readonly height: number;
  /** Whole kilograms. */
  readonly weight: number;
  readonly primary_fitness_goal: FitnessGoal;
  readonly fitness_level: Level;
  readonly activity_level: ActivityLevel;
  readonly diet_type: DietType;
  readonly allergies: readonly AllergyOption[];
  /** Free text; empty when the member dislikes nothing. */
  readonly disliked_foods: string;
  readonly meals_per_day: MealsPerDay;
  readonly cooking_skill: Level;
  readonly cooking_time: CookingTime;
  readonly workout_location: WorkoutLocation;
  readonly equipment: readonly EquipmentOption[];
  readonly workout_days: WorkoutDays;
  readonly workout_duration: WorkoutDuration;
}
