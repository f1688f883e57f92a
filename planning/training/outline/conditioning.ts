import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { FitnessGoal, Level } from '../../profile/options.ts';
import type { Random } from '../../random.ts';
import type { TrainingLocation, TrainingRules } from '../../safety/training-rules.ts';
import type { Pool } from '../model/pools.ts';
import type { Conditioning, Range } from '../model/training-plan.ts';
import { byDuration, type SessionFrame } from './session-frame.ts';
import type { Split } from './splits.ts';

/** What of a session goes to heart and lungs, at most. */
export interface ConditioningWish {
  readonly minutes: number;
  readonly intervals: boolean;
}

const none: ConditioningWish = { minutes: 0, intervals: false };

/** Minutes after strength work in sessions of up to 30, 45 and 60 minutes, and in how many sessions of a week. */
const shares: Readonly<
  Record<
    FitnessGoal,
    { readonly minutes: readonly [number, number, number]; readonly sessions: number }
  >
> = {
  'Lose weight': { minutes: [6, 12, 20], sessions: 6 },
  'Build muscle': { minutes: [0, 6, 10], sessions: 2 },
  'Maintain weight': { minutes: [5, 10, 15], sessions: 2 },
  'Improve performance': { minutes: [0, 8, 12], sessions: 1 },
  'Improve overall wellness': { minutes: [5, 10, 12], sessions: 2 },
};

interface IntervalFormat {
  readonly work: number;
  readonly easy: number;
  readonly rounds: Range;
}

const intervalFormats: Readonly<Record<Level, IntervalFormat>> = {
  Beginner: { work: 30, easy: 90, rounds: { low: 6, high: 8 } },
  Intermediate: { work: 60, easy: 90, rounds: { low: 6, high: 8 } },
  Advanced: { work: 60, easy: 60, rounds: { low: 8, high: 10 } },
};

/**
 * Hard intervals are for performance, and for losing weight once the basics sit; never in half an hour. Where they wait
 * for answers the session is made as for them, and steady work takes their place.
 */
function wantsIntervals(rules: TrainingRules, frame: Range): boolean {
  const allowed = rules.intervalsPerWeek > 0 || rules.intervalsAwaitAnswers;
  if (!allowed || frame.high <= 30) return false;
  if (rules.goal === 'Improve performance') return true;
  return rules.goal === 'Lose weight' && rules.level !== 'Beginner';
}

/** The session for intervals: one for heart and lungs if there is one, else one with a day of rest after it. */
function intervalSession(split: Split, nextDay: readonly (number | null)[]): number {
  const cardio = split.days.findIndex(({ kind }) => kind === 'cardio');
  if (cardio >= 0) return cardio;
  const rested = split.days.findLastIndex((_, index) => nextDay[index] === null);
  return rested >= 0 ? rested : split.days.length - 1;
}

/** How much of each session goes to conditioning. */
export function conditioningWishes(
  split: Split,
  rules: TrainingRules,
  frame: SessionFrame,
  nextDay: readonly (number | null)[],
): readonly ConditioningWish[] {
  const share = shares[rules.goal];
  const hasCardio = split.days.some(({ kind }) => kind === 'cardio');
  const minutes = byDuration(frame, share.minutes);
  const intervals = wantsIntervals(rules, frame) ? intervalSession(split, nextDay) : -1;
  const format = intervalFormats[rules.level];
  const intervalMinutes = Math.ceil((format.rounds.high * (format.work + format.easy)) / 60);
  let left = hasCardio && rules.goal !== 'Lose weight' ? 0 : share.sessions;
  const wishes = split.days.map(() => none);
  // from the end of the week, so that easy work follows the last strength sessions
  for (let index = split.days.length - 1; index >= 0; index--) {
    if (index === intervals) wishes[index] = { minutes: intervalMinutes, intervals: true };
    else if (split.days[index]?.kind === 'cardio')
      wishes[index] = { minutes: 45, intervals: false };
    else if (left > 0 && minutes > 0) {
      wishes[index] = { minutes, intervals: false };
      left -= 1;
    }
  }
  return wishes;
}

const zones = {
  moderate: { heartRate: { low: 0.64, high: 0.76 }, effort: { low: 12, high: 13 } },
  vigorous: { heartRate: { low: 0.77, high: 0.95 }, effort: { low: 14, high: 17 } },
} as const;

/** Beats per minute at an intensity: 208 - 0.7 x age (Tanaka 2001) times the zone of ACSM. */
function heartRate(age: number, intensity: Conditioning['intensity']): Range {
  const most = 208 - 0.7 * age;
  const { low, high } = zones[intensity].heartRate;
  return { low: Math.round(most * low), high: Math.round(most * high) };
}

/** Longer than this and an exercise is meant to be kept up without a break. */
const steadySeconds = 300;
const isSteady = (exercise: Exercise) => exercise.dose.low >= steadySeconds;
const isIntervals = (exercise: Exercise) => /interval/i.test(exercise.name);

/** Most metabolic equivalents of an exercise that still feels moderate to somebody who trains. */
const moderateMet = 7;
const gentleMet = 5.5;
/** With easy seconds after each turn a station may be this much harder. */
const breathers = 1.5;

/** From here a walk is brisk; those who have trained for a while need as much. */
const briskMet = 4.8;

function pick(
  candidates: readonly Exercise[],
  count: number,
  rules: TrainingRules,
  random: Random,
): readonly Exercise[] {
  const fit = rules.level !== 'Beginner' && !rules.careful;
  return candidates
    .map((exercise) => ({
      exercise,
      score:
        2 * random.next() +
        (exercise.equipment.length > 0 ? 2 : 0) +
        (exercise.tier === 1 ? 1 : 0) +
        (isIntervals(exercise) ? 2 : 0) +
        (fit && exercise.met >= briskMet ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ exercise }) => exercise);
}

/** What conditioning is done with at a place: chosen once for a session, so that four weeks compare. */
export interface ConditioningChoice {
  readonly steady: Exercise | null;
  readonly stations: readonly Exercise[];
  readonly intervals: readonly Exercise[];
}

export function chooseConditioning(
  pool: Pool,
  place: TrainingLocation,
  rules: TrainingRules,
  index: number,
  random: Random,
): ConditioningChoice {
  const all = pool.get('conditioning') ?? [];
  const most = rules.gentle ? gentleMet : moderateMet;
  const format = intervalFormats[rules.level];
  const steady = all.filter(
    (exercise) =>
      isSteady(exercise) && !isIntervals(exercise) && exercise.met >= 3.5 && exercise.met <= most,
  );
  const machines = steady.filter(({ equipment }) => equipment.length > 0);
  const stations = all.filter(
    (exercise) =>
      !isSteady(exercise) &&
      exercise.met <= (rules.gentle ? most : most + breathers) &&
      exercise.dose.high >= 30,
  );
  const brisk = all.filter(({ met, ...exercise }) =>
    rules.level === 'Beginner' ? met <= 8.5 && !/stair/i.test(exercise.name) : met >= 6,
  );
  const forIntervals = brisk.filter(
    (exercise) => isSteady(exercise) || exercise.dose.high >= format.work,
  );
  const [long] = pick(machines.length > 0 ? machines : steady, 1, rules, random);
  // a rope at home takes its turn with what goes on without a break
  const skips =
    place === 'Home' && index % 2 === 1 && stations.some(({ equipment }) => equipment.length > 0);
  return {
    steady: skips ? null : (long ?? null),
    stations: pick(stations, 3, rules, random),
    intervals: pick(forIntervals, 1, rules, random),
  };
}

function block(
  kind: Conditioning['kind'],
  exercises: readonly Exercise[],
  timing: { rounds: number; work: number; easy: number },
  intensity: Conditioning['intensity'],
  age: number,
): Conditioning {
  const perRound = kind === 'circuit' ? exercises.length : 1;
  return {
    kind,
    exercises: exercises.map(({ id }) => id),
    ...timing,
    minutes: (timing.rounds * perRound * (timing.work + timing.easy)) / 60,
    intensity,
    effort: { ...zones[intensity].effort },
    heartRate: heartRate(age, intensity),
  };
}

/** Shorter than this it is not worth changing for. */
const fewestMinutes = 3;
/** At home a walk or machine is worth starting from here; below it stations in turn keep one warm. */
const steadyFromMinutes = 10;

export interface ConditioningTask {
  readonly choice: ConditioningChoice;
  readonly place: TrainingLocation;
  readonly age: number;
  readonly rules: TrainingRules;
}

/** A block of steady or circuit work that fits into the minutes; null when they are too few. */
export function steadyBlock(task: ConditioningTask, minutes: number): Conditioning | null {
  const whole = Math.floor(minutes);
  if (whole < fewestMinutes) return null;
  const { choice, place, age } = task;
  const longEnough = place === 'Gym' || whole >= steadyFromMinutes;
  if (choice.steady && (longEnough || choice.stations.length < 2)) {
    return block(
      'steady',
      [choice.steady],
      { rounds: 1, work: whole * 60, easy: 0 },
      'moderate',
      age,
    );
  }
  const stations = choice.stations.slice(0, Math.min(3, whole));
  const rounds = Math.floor(whole / stations.length);
  const work = Math.min(40, ...stations.map(({ dose }) => dose.high));
  return block('circuit', stations, { rounds, work, easy: 60 - work }, 'moderate', age);
}

/** Steady work is not cut below this. */
const fewestSteadyMinutes = 5;

/** The block without so many seconds, or as near to that as makes sense; intervals stay whole. */
export function shortened(conditioning: Conditioning, seconds: number): Conditioning {
  const { kind, rounds, work, easy, exercises, minutes } = conditioning;
  if (kind === 'steady') {
    const left = Math.max(fewestSteadyMinutes, minutes - Math.ceil(seconds / 60));
    return left < minutes ? { ...conditioning, minutes: left, work: left * 60 } : conditioning;
  }
  if (kind === 'intervals') return conditioning;
  const round = exercises.length * (work + easy);
  const left = Math.max(1, rounds - Math.ceil(seconds / round));
  return { ...conditioning, rounds: left, minutes: (left * round) / 60 };
}

/**
 * Intervals of a week that fit into the minutes, one round more each week; null when they are too few. Steady work of
 * their length for who has to answer the questions about health first.
 */
export function intervalBlock(
  task: ConditioningTask,
  week: WeekNumber,
  minutes: number,
): Conditioning | null {
  const { rules, choice, age } = task;
  const { work, easy, rounds } = intervalFormats[rules.level];
  const fits = Math.floor((minutes * 60) / (work + easy));
  // the deload week keeps to steady work
  if (fits < rounds.low || choice.intervals.length === 0 || week === 4) return null;
  const wanted = Math.min(rounds.high, rounds.low + week - 1, fits);
  const intensity = rules.level === 'Beginner' ? 'moderate' : 'vigorous';
  const hard = block('intervals', choice.intervals, { rounds: wanted, work, easy }, intensity, age);
  if (!rules.intervalsAwaitAnswers) return hard;
  const steady = steadyBlock(task, hard.minutes);
  return steady && { ...steady, insteadOf: 'intervals' };
}
