import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { levelRank, type TrainingRules } from '../../safety/training-rules.ts';
import { amountRange, doseOf, reserveOf, resistanceOf } from './dose.ts';
import type { PlannedExercise, Range, Role, Tempo } from './training-plan.ts';

/** Three seconds down, one still, one up: the same repetitions become harder without a gram more. */
const slow: Tempo = { lower: 3, hold: 1, lift: 1 };
const slowSeconds = slow.lower + slow.hold + slow.lift;

/** Seconds by which a hold grows in a week. */
const holdStep = 5;
/** Percent by which a load grows in a week when repetitions do not. */
const loadStep = 2.5;
const deloadLoad = 90;
/** From this many repetitions one more is a step of at most an eighth; below it the load grows instead. */
const repsThatGrow = 8;

function startOf(exercise: Exercise, range: Range): number {
  if (exercise.mode === 'time') {
    const room = Math.floor((range.high - range.low) / 3 / holdStep) * holdStep;
    return range.low + room;
  }
  const third = range.low + Math.floor((range.high - range.low) / 3);
  return Math.max(range.low, Math.min(third, range.high - 2));
}

interface Step {
  readonly amount: number;
  readonly load: number | null;
  readonly tempo: Tempo | null;
}

/** Double progression: repetitions first, load when they are at hand (ACSM 2009: 2 to 10 % a step). */
function weighted(range: Range, start: number, week: WeekNumber, beginner: boolean): Step {
  const byReps = start >= repsThatGrow && start + 1 <= range.high;
  const second = byReps
    ? { amount: start + 1, load: 100, tempo: null }
    : { amount: start, load: 100 + loadStep, tempo: null };
  switch (week) {
    case 1:
      return { amount: start, load: 100, tempo: null };
    case 2:
      return second;
    case 3:
      return { ...second, load: second.load + loadStep };
    case 4:
      return beginner ? second : { amount: start, load: deloadLoad, tempo: null };
  }
}

/** Without a weight: repetitions, then slower ones; a harder variant is for the next block. */
function unweighted(
  exercise: Exercise,
  range: Range,
  start: number,
  week: WeekNumber,
  role: Role,
  rules: TrainingRules,
): Step {
  const step = exercise.mode === 'time' ? holdStep : 1;
  const second = Math.min(range.high, start + step);
  const third = Math.min(range.high, second + step);
  const mayBeSlow =
    exercise.mode === 'reps' &&
    exercise.mechanic === 'compound' &&
    (exercise.secondsPerRep ?? slowSeconds) < slowSeconds;
  const easy = levelRank[exercise.level] < levelRank[rules.level] || third === second;
  switch (week) {
    case 1:
      return { amount: start, load: null, tempo: null };
    case 2:
      return { amount: second, load: null, tempo: null };
    case 3:
      if (mayBeSlow && easy) return { amount: second, load: null, tempo: slow };
      // a main lift gets another set in the third week, so its repetitions rest
      return { amount: role === 'main' ? second : third, load: null, tempo: null };
    case 4:
      return {
        amount: rules.level === 'Beginner' ? second : Math.max(range.low, start - step),
        load: null,
        tempo: null,
      };
  }
}

/** What to do of an exercise in a week of the block, for a number of sets. */
export function prescribe(
  exercise: Exercise,
  role: Role,
  sets: number,
  week: WeekNumber,
  rules: TrainingRules,
  short: boolean,
): PlannedExercise {
  const power = role === 'power';
  const range = power ? exercise.dose : amountRange(exercise, doseOf(role, rules, short).reps);
  const start = power ? range.low : startOf(exercise, range);
  const hasLoad = resistanceOf(exercise) === 'weight';
  const step: Step = power
    ? { amount: start, load: hasLoad ? 100 : null, tempo: null }
    : hasLoad && exercise.mode === 'reps'
      ? weighted(range, start, week, rules.level === 'Beginner')
      : unweighted(exercise, range, start, week, role, rules);
  return {
    exercise: exercise.id,
    role,
    sets,
    amount: step.amount,
    range: { low: range.low, high: range.high },
    // speed is lost long before the strength is: fast work stops early
    reserve: power ? Math.max(3, reserveOf(rules, week)) : reserveOf(rules, week),
    tempo: step.tempo,
    load: step.load,
  };
}

/** Seconds of holding that count as one repetition in the volume. */
const secondsPerRep = 4;

/** Volume of planned exercises: sets, repetitions, sides, load. */
export function volumeOf(
  planned: readonly PlannedExercise[],
  table: ReadonlyMap<string, Exercise>,
): number {
  let volume = 0;
  for (const { exercise: id, sets, amount, load } of planned) {
    const exercise = table.get(id);
    if (!exercise) continue;
    const reps = exercise.mode === 'time' ? amount / secondsPerRep : amount;
    volume += sets * reps * (exercise.unilateral ? 2 : 1) * ((load ?? 100) / 100);
  }
  return Math.round(volume * 10) / 10;
}
