import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { FitnessGoal, Level } from '../../profile/options.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import type { Phase, Range, Role } from './training-plan.ts';

/** How one kind of exercise is dosed: sets of a session, repetitions of a set, seconds of rest. */
export interface Dose {
  readonly sets: Range;
  readonly reps: Range;
  readonly rest: Range;
}

const range = (low: number, high: number): Range => ({ low, high });

/** Main lifts by goal (ACSM 2009 and 2026, inside the ranges that each level is given there). */
const mainDose: Readonly<Record<FitnessGoal, Readonly<Record<Level, Dose>>>> = {
  'Lose weight': {
    Beginner: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
    Intermediate: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
    Advanced: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
  },
  'Build muscle': {
    Beginner: { sets: range(2, 3), reps: range(8, 12), rest: range(90, 150) },
    Intermediate: { sets: range(3, 4), reps: range(6, 12), rest: range(90, 150) },
    Advanced: { sets: range(3, 4), reps: range(6, 12), rest: range(90, 150) },
  },
  'Maintain weight': {
    Beginner: { sets: range(2, 3), reps: range(8, 12), rest: range(60, 90) },
    Intermediate: { sets: range(2, 3), reps: range(8, 12), rest: range(60, 90) },
    Advanced: { sets: range(2, 3), reps: range(8, 12), rest: range(60, 90) },
  },
  'Improve performance': {
    Beginner: { sets: range(2, 3), reps: range(8, 12), rest: range(90, 150) },
    Intermediate: { sets: range(3, 5), reps: range(5, 8), rest: range(120, 180) },
    Advanced: { sets: range(3, 5), reps: range(3, 8), rest: range(120, 180) },
  },
  'Improve overall wellness': {
    Beginner: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
    Intermediate: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
    Advanced: { sets: range(2, 3), reps: range(8, 15), rest: range(60, 90) },
  },
};

const assistReps: Readonly<Record<FitnessGoal, Range>> = {
  'Lose weight': range(8, 15),
  'Build muscle': range(8, 15),
  'Maintain weight': range(8, 15),
  'Improve performance': range(6, 12),
  'Improve overall wellness': range(8, 15),
};

/** Below eight repetitions the weight is heavier than the growing, the old and the uncleared should lift. */
const carefulReps = 8;

/** The dose of a role. Sessions of half an hour may do two sets of a main lift where three are usual. */
export function doseOf(role: Role, rules: TrainingRules, short: boolean): Dose {
  const main = mainDose[rules.goal][rules.level];
  const low = rules.careful ? Math.max(carefulReps, main.reps.low) : main.reps.low;
  const high = rules.careful ? Math.max(12, main.reps.high) : main.reps.high;
  switch (role) {
    case 'power':
      return { sets: range(3, 4), reps: range(3, 12), rest: range(60, 120) };
    case 'main':
      return {
        ...main,
        sets: short ? range(2, main.sets.high) : main.sets,
        reps: range(low, high),
      };
    case 'assist':
      return {
        sets: range(2, rules.goal === 'Build muscle' && rules.level !== 'Beginner' ? 4 : 3),
        reps: range(
          rules.careful ? carefulReps : assistReps[rules.goal].low,
          assistReps[rules.goal].high,
        ),
        rest: range(60, Math.max(90, main.rest.low)),
      };
    case 'core':
      return { sets: range(2, 3), reps: range(6, 20), rest: range(45, 90) };
  }
}

/** What makes an exercise harder: a weight one chooses, a band's tension, or the body's own weight. */
export type Resistance = 'weight' | 'band' | 'body';

const weightProps: ReadonlySet<string> = new Set([
  'machine',
  'cable',
  'barbell',
  'dumbbells',
  'trap bar',
  'landmine',
  'weight belt',
  'sled',
  'backpack',
  'shopping bag',
  'two shopping bags',
]);

export function resistanceOf(exercise: Exercise): Resistance {
  const weighted =
    exercise.equipment.includes('Dumbbells') ||
    exercise.props.some((prop) => weightProps.has(prop));
  if (weighted) return 'weight';
  return exercise.equipment.includes('Resistance Bands') ? 'band' : 'body';
}

/** Repetitions wanted of a role that the exercise is good for; null when they do not meet. */
export function commonReps(exercise: Exercise, reps: Range): Range | null {
  const low = Math.max(reps.low, exercise.dose.low);
  const high = Math.min(reps.high, exercise.dose.high);
  return high < low ? null : { low, high };
}

/** Narrower than this and there is no room to grow by repetitions. */
const roomToGrow = 2;

/**
 * Where the repetitions (or seconds) of an exercise move. A weight is chosen to fit the goal's range; where the body's
 * own weight or a band is what there is, the exercise's usual range holds.
 */
export function amountRange(exercise: Exercise, reps: Range): Range {
  if (exercise.mode === 'time') return exercise.dose;
  const common = commonReps(exercise, reps);
  if (common && common.high - common.low >= roomToGrow) return common;
  if (resistanceOf(exercise) !== 'weight') return exercise.dose;
  if (!common) return reps;
  return {
    low: Math.max(reps.low, common.low - roomToGrow),
    high: Math.min(reps.high, common.high + roomToGrow),
  };
}

/** Repetitions in reserve, week by week. */
export function reserveOf(rules: TrainingRules, week: WeekNumber): number {
  const weeks: Readonly<Record<Level, readonly number[]>> = {
    Beginner: [4, 4, 3, 4],
    Intermediate: rules.careful ? [4, 4, 3, 5] : [3, 3, 2, 4],
    Advanced: [3, 2, 1, 3],
  };
  return weeks[rules.level][week - 1] ?? 3;
}

export function phaseOf(level: Level, week: WeekNumber): Phase {
  if (week === 4) return level === 'Beginner' ? 'consolidate' : 'deload';
  const phases: readonly Phase[] = ['base', 'build', 'peak'];
  return phases[week - 1] ?? 'base';
}

/** Sets per large muscle and week that the first week aims at. */
const weeklySets: Readonly<Record<Level, Readonly<Record<FitnessGoal, number>>>> = {
  Beginner: {
    'Lose weight': 6,
    'Build muscle': 8,
    'Maintain weight': 6,
    'Improve performance': 7,
    'Improve overall wellness': 5,
  },
  Intermediate: {
    'Lose weight': 9,
    'Build muscle': 12,
    'Maintain weight': 8,
    'Improve performance': 10,
    'Improve overall wellness': 8,
  },
  Advanced: {
    'Lose weight': 11,
    'Build muscle': 15,
    'Maintain weight': 10,
    'Improve performance': 12,
    'Improve overall wellness': 10,
  },
};

export interface WeeklySets {
  /** Fewest that still do something, in the first three weeks. */
  readonly floor: number;
  readonly target: number;
  readonly ceiling: number;
  /** Sets wished for arms and calves. */
  readonly small: number;
  /** Fewest for who is advanced and gives it six hours; null for all others. */
  readonly ample: AmpleSets | null;
}

export interface AmpleSets {
  /** For quadriceps, chest and back, by themselves. */
  readonly large: number;
  /** Sets that the calves lead. */
  readonly calves: number;
}

/** What trained muscles still answer to: 12 to 20 sets a week suit those who have lifted for years (ACSM 2026). */
const ampleSets: AmpleSets = { large: 14, calves: 6 };
const ampleMinutes = 360;

/** Share of the target that arms and calves should get: they are what building muscle is also about. */
const smallShare: Readonly<Record<FitnessGoal, number>> = {
  'Lose weight': 0.3,
  'Build muscle': 0.65,
  'Maintain weight': 0.35,
  'Improve performance': 0.35,
  'Improve overall wellness': 0.3,
};

const ceilings: Readonly<Record<Level, number>> = { Beginner: 12, Intermediate: 18, Advanced: 22 };

/** @param weeklyMinutes days times the longest session */
export function weeklySetsOf(
  rules: TrainingRules,
  newToTraining: boolean,
  weeklyMinutes: number,
): WeeklySets {
  const target = weeklySets[rules.level][rules.goal];
  const lowest = weeklySets[rules.level]['Improve overall wellness'];
  const aim = newToTraining ? Math.min(target, lowest) : target;
  return {
    floor: weeklyMinutes <= 60 ? 3 : 4,
    target: aim,
    small: smallShare[rules.goal] * aim,
    ceiling: ceilings[rules.level],
    ample: rules.level === 'Advanced' && weeklyMinutes >= ampleMinutes ? ampleSets : null,
  };
}
