import type { Exercise, MovementPattern, MuscleGroup } from '../../catalogue/exercise.ts';
import {
  levelRank,
  type TrainingLocation,
  type TrainingRules,
} from '../../safety/training-rules.ts';
import { commonReps, doseOf, resistanceOf } from '../model/dose.ts';
import type { Range } from '../model/training-plan.ts';
import type { ExerciseSlot } from '../outline/session-outlines.ts';
import { holdsStation } from './stations.ts';

export interface Context {
  readonly rules: TrainingRules;
  readonly place: TrainingLocation;
  readonly short: boolean;
  /** How much quick exercises are preferred, from 0. */
  readonly haste: number;
  /** Whether no choice has held every rule so far, for want of time as a rule. */
  readonly hurried: boolean;
  /** How often an exercise is in the week already. */
  readonly used: ReadonlyMap<string, number>;
  /** A heavy pull from the floor or a like load on the lower back is in the session already. */
  readonly backLoaded: boolean;
  /** The session holds as many stations of a gym as it has blocks: one more would be without a partner. */
  readonly crowded: boolean;
}

function resistanceScore(exercise: Exercise, place: TrainingLocation): number {
  if (exercise.equipment.includes('Pull-up Bar')) return 2.5;
  switch (resistanceOf(exercise)) {
    case 'weight':
      return place === 'Gym' && exercise.equipment.includes('Gym')
        ? 3.7
        : exercise.equipment.length > 0
          ? 3
          : 1.5;
    case 'band':
      return place === 'Gym' ? -1 : 2;
    case 'body':
      return place === 'Gym' ? -1.5 : 0;
  }
}

/** An exercise below the member's level serves as long as a weight makes it hard enough. */
function levelScore(exercise: Exercise, rules: TrainingRules): number {
  const below = levelRank[rules.level] - levelRank[exercise.level];
  const scores = resistanceOf(exercise) === 'weight' ? [2, 1.2, -0.5] : [3, 1, -1.5];
  return scores[below] ?? 0;
}

/** Muscles for which a pattern is in the week. */
const meantFor: Readonly<Partial<Record<MovementPattern, readonly MuscleGroup[]>>> = {
  hinge: ['glutes', 'hamstrings'],
  'horizontal-push': ['chest'],
  'horizontal-pull': ['lats', 'middle back'],
  'vertical-pull': ['lats'],
};

function leadsAsMeant({ pattern, primaryMuscles }: Exercise): boolean {
  const muscles = meantFor[pattern];
  return !muscles || primaryMuscles.some((muscle) => muscles.includes(muscle));
}

/** Seconds of a small set, both sides. */
function setSeconds({ mode, dose, secondsPerRep, unilateral }: Exercise): number {
  const side = mode === 'time' ? dose.low : dose.low * (secondsPerRep ?? 1);
  return unilateral ? 2 * side : side;
}

/** Repetitions of the goal and of the exercise should overlap by more than one. */
function repsScore(common: Range | null): number {
  if (!common) return -3;
  const width = common.high - common.low;
  return width === 0 ? -2 : Math.min(1.5, width - 0.5);
}

const joints: ReadonlySet<string> = new Set(['knee', 'lower_back', 'shoulder', 'wrist']);

/** What a strained joint costs: most for older joints, which get machines and supports instead. */
const jointWeight = (rules: TrainingRules) => (rules.balanceWork ? 2 : 0.7);

function isUnloaded(exercise: Exercise): boolean {
  return resistanceOf(exercise) === 'body' && exercise.equipment.length === 0;
}

/** Pull-ups and dips apart, a main lift in a gym is one that can be loaded. */
const unloadedInGym = 3;

/** Where nothing else fits the time, a bar and its lighter sets come last. */
const barInAHurry = -12;

function strengthScore(exercise: Exercise, slot: ExerciseSlot, context: Context): number {
  const { rules } = context;
  const common = commonReps(exercise, doseOf(slot.role, rules, context.short).reps);
  const joint = slot.role === 'main' ? 5 : 1.5;
  if (slot.role === 'power') return 0;
  let score = resistanceScore(exercise, context.place);
  score += exercise.mechanic === 'compound' ? joint : slot.role === 'main' ? -joint : 0;
  if (exercise.mode === 'reps') score += repsScore(common);
  else if (slot.role === 'main') score -= 3;
  // two legs or arms carry the heavy work; one at a time is for later
  if (slot.role === 'main' && exercise.unilateral) score -= 1.5;
  if (slot.role === 'main' && context.place === 'Gym' && isUnloaded(exercise)) {
    score -= unloadedInGym;
  }
  // a bar is worth its two lighter sets where there is time for them
  if (slot.role === 'main' && exercise.props.includes('barbell')) {
    score += context.hurried ? barInAHurry : context.short ? -2 : 1;
  }
  if (!leadsAsMeant(exercise)) score -= slot.required || exercise.pattern === 'hinge' ? 4 : 1;
  return score - context.haste * setSeconds(exercise);
}

/** More than a gym's piece is worth above the body alone; main lifts are what a gym is for, and may go alone. */
const secondStation = { main: 2.5, other: 6 } as const;

/** Sitting down on a chair and pushing off a wall are where those begin who cannot do more. */
const firstRung = 3;

function isFirstRung(exercise: Exercise): boolean {
  return exercise.easier === null && resistanceOf(exercise) === 'body';
}

export function exerciseScore(exercise: Exercise, slot: ExerciseSlot, context: Context): number {
  const { rules, used } = context;
  let score = levelScore(exercise, rules) + (exercise.tier === 1 ? 1.5 : 0);
  if (slot.role !== 'core') score += strengthScore(exercise, slot, context);
  else if (context.hurried) score -= context.haste * setSeconds(exercise);
  if (context.backLoaded && exercise.flags.includes('lower_back')) score -= 3;
  if (slot.prefer && exercise.primaryMuscles.includes(slot.prefer)) score += 2;
  if (context.crowded && holdsStation(exercise, context.place)) {
    score -= secondStation[slot.role === 'main' ? 'main' : 'other'];
  }
  if (isFirstRung(exercise) && slot.role !== 'core' && !rules.balanceWork && !rules.gentle) {
    score -= firstRung;
  }
  score -= 2.5 * (used.get(exercise.id) ?? 0);
  if (rules.careful)
    score -= jointWeight(rules) * exercise.flags.filter((flag) => joints.has(flag)).length;
  return score;
}

/** Weights are chosen for the goal's repetitions; a lift that is never done for so many is left out. */
export function suits(exercise: Exercise, slot: ExerciseSlot, context: Context): boolean {
  if ((exercise.mechanic === 'power') !== (slot.role === 'power')) return false;
  if (exercise.pattern === 'accessory') {
    return slot.prefer !== null && exercise.primaryMuscles.includes(slot.prefer);
  }
  if (slot.role === 'core' || slot.role === 'power' || exercise.mode === 'time') return true;
  const { reps } = doseOf(slot.role, context.rules, context.short);
  return resistanceOf(exercise) !== 'weight' || commonReps(exercise, reps) !== null;
}
