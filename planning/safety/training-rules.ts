import type {
  Exercise,
  ExerciseEquipment,
  ExerciseFlag,
  ExerciseProp,
} from '../catalogue/exercise.ts';
import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import {
  clearanceSentence,
  needsClearance,
  sparedFlags,
  trainingNotes,
} from '../health/effects.ts';
import { grownAge, olderAge } from '../profile/life-stages.ts';
import type { FitnessGoal, Level } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { indexLines } from '../targets/bmi-for-age.ts';
import { bodyMassIndex } from '../targets/energy.ts';
import type { HeldBecause } from '../targets/goal-energy.ts';
import { dailyTargets, type TargetsResult } from '../targets/targets.ts';

export type TrainingLocation = 'Home' | 'Gym';

/** Household things that no gym is expected to have; benches and steps stand in for the others. */
const notInGyms: ReadonlySet<ExerciseProp> = new Set([
  'stairs',
  'door frame',
  'kitchen counter',
  'backpack',
  'smooth floor',
  'shopping bag',
  'two shopping bags',
  'sturdy table',
  'door',
  'door anchor',
  'foot anchor',
]);

/** What a member must not be given in training, and what keeps the rest safe. */
export interface TrainingRules {
  readonly goal: FitnessGoal;
  /** Hardest exercises that may be chosen, and the level that volumes follow. */
  readonly level: Level;
  readonly equipment: ReadonlySet<ExerciseEquipment>;
  readonly props: ReadonlySet<ExerciseProp>;
  readonly avoid: ReadonlySet<ExerciseFlag>;
  /** Whether hanging from a bar in a gym is fine. */
  readonly hanging: boolean;
  /** Nothing harder than moderate, and always three repetitions in reserve. */
  readonly gentle: boolean;
  /** Three repetitions in reserve, at least eight in a set. */
  readonly careful: boolean;
  readonly intervalsPerWeek: number;
  /** Whether intervals are left out for no other reason than that the questions about health are not answered. */
  readonly intervalsAwaitAnswers: boolean;
  readonly balanceWork: boolean;
  /** Sentence that asks to see a doctor or clinic first. */
  readonly clearance: string | null;
  /** Sentences about what was changed for safety. */
  readonly notes: readonly string[];
}

export type TrainingRulesResult =
  | { readonly ok: true; readonly rules: TrainingRules }
  | { readonly ok: false; readonly reason: string };

export const levelRank: Readonly<Record<Level, number>> = {
  Beginner: 1,
  Intermediate: 2,
  Advanced: 3,
};

const doorwayBarKilograms = 100;
const bmiLimit = { noHanging: 35, clearance: 40 } as const;

/** Bodies for which no plan may be made: the same limits as for meals, in words that fit training. */
function refusal(targets: TargetsResult & { readonly ok: false }): string {
  return targets.refer
    ? 'Your weight is very low for your height. Please see a doctor or clinic before you start to train.'
    : targets.reason;
}

/** Jumping and running load knees and ankles hard: children and teenagers are judged by the lines of their age. */
function isObese(profile: Profile): boolean {
  return bodyMassIndex(profile) >= indexLines(profile).obese;
}

const olderSpares: readonly ExerciseFlag[] = ['spinal_flexion', 'unsupported_lunge'];

function flagsToAvoid(profile: Profile, answers: HealthAnswers): ReadonlySet<ExerciseFlag> {
  const avoid = new Set(sparedFlags(answers));
  const bmi = bodyMassIndex(profile);
  const older = profile.age >= olderAge;
  if (older || isObese(profile)) avoid.add('high_impact');
  // old vertebrae break when bent against a load, and a fall costs more than a step to the back is worth
  if (older) for (const flag of olderSpares) avoid.add(flag);
  if (older || bmi >= bmiLimit.noHanging || needsClearance(answers)) {
    avoid.add('inverted');
  }
  return avoid;
}

/** A hang at a high BMI is hard on shoulders and grip; doorway bars are usually made for about 100 kg. */
function mayHang(profile: Profile, place: TrainingLocation): boolean {
  const strongEnough = place === 'Gym' || profile.weight <= doorwayBarKilograms;
  return bodyMassIndex(profile) < bmiLimit.noHanging && strongEnough;
}

function clearanceOf(profile: Profile, answers: HealthAnswers): string | null {
  const bmi = bodyMassIndex(profile);
  const newToTraining =
    profile.fitness_level === 'Beginner' || profile.activity_level === 'Not Active';
  const said = clearanceSentence(answers);
  if (said !== null) return said;
  if (bmi >= bmiLimit.clearance) {
    return 'Please see a doctor or clinic before you start, so that this plan can be fitted to your health. It stays at a moderate effort.';
  }
  if (profile.age >= olderAge && newToTraining) {
    return 'Starting to train from 65: please see a doctor or clinic before you start. This plan stays at a moderate effort.';
  }
  return null;
}

const intervalsByLevel: Readonly<Record<Level, number>> = {
  Beginner: 1,
  Intermediate: 2,
  Advanced: 3,
};

/** Hard effort comes after the questions that PAR-Q+ and ACSM ask before it: who has not answered them waits with it. */
function intervalRules(
  profile: Profile,
  { silent }: HealthAnswers,
  cleared: boolean,
): Pick<TrainingRules, 'intervalsPerWeek' | 'intervalsAwaitAnswers'> {
  const excluded =
    profile.age < grownAge ||
    profile.age >= olderAge ||
    bodyMassIndex(profile) >= bmiLimit.noHanging ||
    // some weeks of easy training come before hard intervals
    profile.activity_level === 'Not Active' ||
    !cleared;
  return {
    intervalsPerWeek: excluded || silent ? 0 : intervalsByLevel[profile.fitness_level],
    intervalsAwaitAnswers: silent && !excluded,
  };
}

function plannedLevel(profile: Profile): Level {
  const capped =
    profile.age < grownAge ||
    profile.age >= olderAge ||
    bodyMassIndex(profile) >= bmiLimit.noHanging;
  return capped && profile.fitness_level === 'Advanced' ? 'Intermediate' : profile.fitness_level;
}

/** Why a plan does not train for losing weight, although the member wishes to. */
const heldNotes: Readonly<Record<HeldBecause, string>> = {
  growing:
    'Before 18 the body still grows, so this plan trains for strength and fitness, not for losing weight.',
  condition: 'This plan trains for strength and health, not for losing weight.',
  underweight:
    'Your weight is low for your height, so this plan trains for strength and health, not for losing weight.',
  slim: 'Your weight is already at the low end for your height, so this plan trains for strength and health, not for losing weight.',
  'much training':
    'You train often and your weight is healthy, so this plan trains for strength and health, not for losing weight.',
  older:
    'From 65 years muscle and bone are worth more than a lower weight, so this plan trains for strength and health.',
};

function safetyNotes(
  profile: Profile,
  rules: Pick<TrainingRules, 'level'>,
  held: HeldBecause | null,
): readonly string[] {
  const notes: string[] = held ? [heldNotes[held]] : [];
  if (profile.age < grownAge) {
    notes.push(
      'Train with an adult or a coach beside you who can watch your form. Aim for about 60 minutes of movement every day: sport, dancing and walking to school all count.',
    );
  }
  if (rules.level !== profile.fitness_level) {
    const why = profile.age < grownAge ? 'while you grow' : 'for your joints';
    notes.push(`The hardest exercises are left out ${why}; the plan still gets harder each week.`);
  }
  if (profile.age >= olderAge) {
    notes.push(
      'No jumping, no crunches, no lunges without something to hold, and nothing with the head below the hips. Balance work on three days keeps you steady on your feet.',
    );
  } else if (isObese(profile)) {
    notes.push(
      'Jumping and running are left out for now: they load knees and ankles hard. Walking, cycling and strength work get you as far.',
    );
  }
  return notes;
}

function barNote(profile: Profile, uses: boolean): readonly string[] {
  if (!uses || mayHang(profile, 'Home')) return [];
  return [
    'Your pull-up bar is left out for now: read on its label first how much it may bear. Rows train the same muscles with less strain on the shoulders.',
  ];
}

function ownedEquipment(profile: Profile): ReadonlySet<ExerciseEquipment> {
  const owned = new Set<ExerciseEquipment>();
  // 'None' beside a piece of equipment is a slip of the finger; the piece counts
  for (const piece of profile.equipment) if (piece !== 'None') owned.add(piece);
  if (!mayHang(profile, 'Home')) owned.delete('Pull-up Bar');
  return owned;
}

/**
 * The gates of one member, or why there must be no plan, in words for the member.
 * @param asked answers to questions about the member's body; what the profile's own words say counts beside them
 */
export function trainingRules(
  profile: Profile,
  asked: HealthAnswers = noAnswers,
): TrainingRulesResult {
  const answers = answersOf(profile, asked);
  const result = dailyTargets(profile, answers);
  if (!result.ok) return { ok: false, reason: refusal(result) };
  const { goal, held } = result.targets;
  const clearance = clearanceOf(profile, answers);
  const older = profile.age >= olderAge;
  const shared = {
    goal,
    level: plannedLevel(profile),
    avoid: flagsToAvoid(profile, answers),
  };
  const barAtHome = profile.workout_location !== 'Gym' && profile.equipment.includes('Pull-up Bar');
  return {
    ok: true,
    rules: {
      ...shared,
      equipment: ownedEquipment(profile),
      props: new Set(answers.props),
      hanging: mayHang(profile, 'Gym'),
      gentle: clearance !== null,
      careful: clearance !== null || older || profile.age < grownAge,
      ...intervalRules(profile, answers, clearance === null),
      balanceWork: older,
      clearance,
      notes: [
        ...trainingNotes(answers),
        ...safetyNotes(profile, shared, held),
        ...barNote(profile, barAtHome),
      ],
    },
  };
}

function equipmentAt(exercise: Exercise, place: TrainingLocation, rules: TrainingRules): boolean {
  if (place === 'Home') {
    return (
      exercise.equipment.every((piece) => rules.equipment.has(piece)) &&
      exercise.props.every((prop) => rules.props.has(prop))
    );
  }
  const hangs = exercise.equipment.includes('Pull-up Bar');
  return (rules.hanging || !hangs) && exercise.props.every((prop) => !notInGyms.has(prop));
}

/** Whether the member may be given the exercise there: equipment, household things, level and flags. */
export function exerciseAllowed(
  exercise: Exercise,
  place: TrainingLocation,
  rules: TrainingRules,
): boolean {
  return (
    levelRank[exercise.level] <= levelRank[rules.level] &&
    !exercise.flags.some((flag) => rules.avoid.has(flag)) &&
    equipmentAt(exercise, place, rules)
  );
}
