import { bodyOf } from '#planning/audit/plan-under-audit.ts';
import { type HealthStatement, healthy } from '#planning/audit/statements/health-statements.ts';
import { householdProps, sturdyProps } from '#planning/catalogue/exercise.ts';
import { type HealthAnswers, noAnswers } from '#planning/health/answers.ts';
import { healthDefaults } from '#planning/profile/health-answers.ts';
import { type EquipmentOption, equipmentOptions } from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { noneOption } from '#planning/profile/question.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { lifterProfile } from '#test/support/members/profiles.ts';
import { withHealth } from '../members/answers.ts';
import {
  anyone,
  type Corner,
  cornerAges,
  cornerIndices,
  optionsOf,
  pairsOf,
  randomMember,
  withIndex,
} from '../members/members.ts';

export interface Trainee {
  /** What names the member again: 'random 17', 'corner 4'. */
  readonly name: string;
  readonly profile: Profile;
  /** What was answered to questions. */
  readonly answers: HealthAnswers;
  /** What the answers and the words of the profile mean for the body. */
  readonly health: HealthStatement;
}

const statements: readonly HealthStatement[] = [
  ...(
    [
      'knees',
      'hips',
      'ankles or feet',
      'back',
      'neck',
      'shoulders',
      'elbows',
      'wrists or hands',
    ] as const
  ).map((joint): HealthStatement => ({ conditions: [], joints: [joint] })),
  ...(['pregnancy', 'breastfeeding', 'diabetes', 'heart', 'bones', 'other'] as const).map(
    (condition): HealthStatement => ({ conditions: [condition], joints: [] }),
  ),
];

/** Two in three answered nothing; the others have more or fewer things at home, and half of them a joint or an illness. */
function anyAnswers(random: Random): Pick<Trainee, 'answers' | 'health'> {
  if (random.next() < 0.67) return { answers: noAnswers, health: healthy };
  const further = [...householdProps, ...sturdyProps].filter(() => random.next() < 0.6);
  const props = [...new Set([...noAnswers.props, ...further])];
  const said = statements[random.below(statements.length)];
  const health = said && random.next() < 0.5 ? said : healthy;
  return { answers: { ...noAnswers, ...health, props }, health };
}

/** Every other member has answered the questions about their body, with nothing to tell; the others never did. */
function orSilent(profile: Profile, index: number): Profile {
  return index % 2 === 0 ? profile : { ...profile, healthAnswers: healthDefaults };
}

/**
 * The same member for the same seed and index.
 * @param answering whether they have answered the questions about their body, most of them with something to tell
 */
export function randomTrainee(seed: string, index: number, answering = false): Trainee {
  const drawn = randomMember(seed, index, anyone);
  const { name, profile, dislikes } = answering ? withHealth(seed, drawn) : drawn;
  const asked = anyAnswers(seededRandom(`answers ${seed} ${index}`));
  const said = bodyOf({ profile, dislikes });
  const health: HealthStatement = {
    conditions: [...said.conditions, ...asked.health.conditions],
    joints: [...said.joints, ...asked.health.joints],
  };
  const answered = answering ? profile : orSilent(profile, index);
  return { name, profile: answered, answers: asked.answers, health };
}

/** An advanced member who gives it six hours a week; all else by chance. */
export function lifterTrainee(seed: string, index: number): Trainee {
  const profile = orSilent(lifterProfile(seed, index), index);
  return { name: `lifter ${index}`, profile, answers: noAnswers, health: healthy };
}

const equipmentSets: readonly (readonly EquipmentOption[])[] = [
  [],
  ...equipmentOptions.map((option) => [option]),
  equipmentOptions.filter((option) => option !== noneOption),
];

const corners: readonly (readonly Corner[])[] = [
  ...optionsOf([
    'gender',
    'primary_fitness_goal',
    'fitness_level',
    'activity_level',
    'workout_location',
  ]),
  equipmentSets.map((equipment) => (profile) => ({ ...profile, equipment })),
  ...optionsOf(['workout_days', 'workout_duration']),
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
    return {
      name: `corner ${index}`,
      profile: orSilent(change(body), index),
      answers: noAnswers,
      health: healthy,
    };
  });
}
