import type { Exercise, MovementPattern } from '../../catalogue/exercise.ts';
import type { TrainingLocation, TrainingRules } from '../../safety/training-rules.ts';
import { type ExercisePools, pullsDown } from '../model/pools.ts';
import type { Role } from '../model/training-plan.ts';
import type { ExerciseSlot } from '../outline/session-outlines.ts';
import { type Context, exerciseScore, suits } from './score-exercise.ts';

/** Patterns that may stand in for each other when the own one has too little to offer. */
const kin: readonly (readonly MovementPattern[])[] = [
  ['squat', 'lunge'],
  ['core-anti-extension', 'core-rotation', 'core-flexion'],
];

function kinOf(pattern: MovementPattern): readonly MovementPattern[] {
  return kin.find((family) => family.includes(pattern)) ?? [];
}

export interface Replaceable {
  readonly exercise: Exercise;
  readonly role: Role;
  readonly place: TrainingLocation;
  /** Ids that the session holds already. */
  readonly taken: ReadonlySet<string>;
}

/** What could stand in for an exercise, the best first: its own pattern before its kin. */
export function replacements(
  { exercise: old, role, place, taken }: Replaceable,
  pools: ExercisePools,
  rules: TrainingRules,
  short: boolean,
): readonly Exercise[] {
  const pool = pools[place];
  const [muscle] = old.primaryMuscles;
  const slot: ExerciseSlot = {
    patterns: [old.pattern],
    role,
    required: false,
    prefer: muscle ?? null,
  };
  const context: Context = {
    rules,
    place,
    short,
    haste: 0,
    hurried: false,
    used: new Map(),
    backLoaded: false,
    crowded: false,
  };
  const fitting = (pattern: MovementPattern) =>
    (pool.get(pattern) ?? [])
      .filter(
        (exercise) =>
          !taken.has(exercise.id) &&
          pullsDown(exercise) === pullsDown(old) &&
          suits(exercise, slot, context),
      )
      .map((exercise) => ({ exercise, score: exerciseScore(exercise, slot, context) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ exercise }) => exercise);
  const others = kinOf(old.pattern).filter((pattern) => pattern !== old.pattern);
  return [...fitting(old.pattern), ...others.flatMap(fitting)];
}
