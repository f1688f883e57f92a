import { type ExerciseFlag, householdProps, sturdyProps } from '#planning/catalogue/exercise.ts';
import {
  activityLevels,
  type EquipmentOption,
  equipmentOptions,
  fitnessGoals,
  genders,
  levels,
  workoutDaysOptions,
  workoutDurations,
  workoutLocations,
} from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { noAnswers, type TrainingAnswers } from '#planning/safety/training-rules.ts';
import {
  anyone,
  cornerAges,
  cornerIndices,
  pairsOf,
  randomMember,
  withIndex,
} from './audit-members.ts';

export interface Trainee {
  /** What names the member again: 'random 17', 'corner 4'. */
  readonly name: string;
  readonly profile: Profile;
  readonly answers: TrainingAnswers;
}

const spared: readonly ExerciseFlag[] = ['knee', 'lower_back', 'shoulder', 'wrist', 'pregnancy'];

/** Two in three answered nothing; the others have more or fewer things at home, a joint to spare, or should see a doctor. */
function anyAnswers(random: Random): TrainingAnswers {
  if (random.next() < 0.67) return noAnswers;
  const props = [...householdProps, ...sturdyProps].filter(() => random.next() < 0.6);
  const flag = spared[random.below(spared.length)];
  return {
    props: [...new Set([...noAnswers.props, ...props])],
    avoid: flag && random.next() < 0.5 ? [flag] : [],
    needsClearance: random.next() < 0.3,
  };
}

/** The same member for the same seed and index. */
export function randomTrainee(seed: string, index: number): Trainee {
  const { name, profile } = randomMember(seed, index, anyone);
  return { name, profile, answers: anyAnswers(seededRandom(`answers ${seed} ${index}`)) };
}

const equipmentSets: readonly (readonly EquipmentOption[])[] = [
  [],
  ...equipmentOptions.map((option) => [option]),
  equipmentOptions.filter((option) => option !== 'None'),
];

type Corner = (profile: Profile) => Profile;

const corners: readonly (readonly Corner[])[] = [
  genders.map((gender) => (profile) => ({ ...profile, gender })),
  fitnessGoals.map((primary_fitness_goal) => (profile) => ({ ...profile, primary_fitness_goal })),
  levels.map((fitness_level) => (profile) => ({ ...profile, fitness_level })),
  activityLevels.map((activity_level) => (profile) => ({ ...profile, activity_level })),
  workoutLocations.map((workout_location) => (profile) => ({ ...profile, workout_location })),
  equipmentSets.map((equipment) => (profile) => ({ ...profile, equipment })),
  workoutDaysOptions.map((workout_days) => (profile) => ({ ...profile, workout_days })),
  workoutDurations.map((workout_duration) => (profile) => ({ ...profile, workout_duration })),
  cornerAges.map((age) => (profile) => ({ ...profile, age })),
  cornerIndices.map((bmi) => (profile) => withIndex(profile, bmi)),
];

/** Every pair of values that two choices of a profile can have, each in one member; the other choices by chance. */
export function cornerTrainees(seed: string): readonly Trainee[] {
  return pairsOf(corners).map((change, index): Trainee => {
    const { profile } = randomMember(`corner ${seed}`, index, anyone);
    const random = seededRandom(`corner training ${seed} ${index}`);
    const height = 145 + random.below(51);
    const body = withIndex(
      { ...profile, height, age: 18 + random.below(63) },
      18.5 + 12 * random.next(),
    );
    return { name: `corner ${index}`, profile: change(body), answers: noAnswers };
  });
}
