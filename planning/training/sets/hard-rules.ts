import { daysPerWeek, firstWeekday, weekdaysFrom } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { Level } from '../../profile/options.ts';
import type { WeeklySets } from '../model/dose.ts';
import { addMuscles, belowAmple, calfSets, muscleVector, noMuscles } from '../model/muscle-sets.ts';
import { countPattern, imbalance, type PatternSets } from '../model/pattern-balance.ts';
import { canPullDown, type ExercisePools, pullsDown } from '../model/pools.ts';
import { sessionSeconds } from '../model/session-time.ts';
import { majorMuscles, type TrainingSession, type TrainingWeek } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import { hardSets, setsPerSession } from './allocate-sets.ts';

type Table = ReadonlyMap<string, Exercise>;

function exercisesOf(session: TrainingSession, table: Table) {
  return strengthOf(session).flatMap((planned) => {
    const exercise = table.get(planned.exercise);
    return exercise ? [{ planned, exercise }] : [];
  });
}

function muscleSets(session: TrainingSession, table: Table): readonly number[] {
  const sum = noMuscles();
  for (const { planned, exercise } of exercisesOf(session, table)) {
    addMuscles(sum, muscleVector(exercise), planned.sets);
  }
  return sum;
}

/** Power, large movements, single joints; the trunk and carries may stand anywhere. */
function stageOf({ mechanic, pattern }: Exercise): readonly number[] {
  if (mechanic === null || pattern === 'carry') return [];
  return [['power', 'compound', 'isolation'].indexOf(mechanic)];
}

function sessionProblem(session: TrainingSession, week: TrainingWeek, table: Table): string | null {
  const seconds = sessionSeconds(session, table);
  if (seconds > 60 * week.duration.high || seconds <= 60 * week.duration.low) {
    return `${session.name} would not fit your time`;
  }
  const ids = strengthOf(session).map(({ exercise }) => exercise);
  if (new Set(ids).size < ids.length) return `${session.name} would hold an exercise twice`;
  const stages = exercisesOf(session, table).flatMap(({ exercise }) => stageOf(exercise));
  if (stages.some((stage, index) => stage < (stages[index - 1] ?? 0))) {
    return `a small exercise would come before a large one in ${session.name}`;
  }
  if (muscleSets(session, table).some((sets) => sets > setsPerSession)) {
    return `${session.name} would be too much for one muscle`;
  }
  return null;
}

/** Muscles that lead in four sets or more. */
function hardMuscles(session: TrainingSession, table: Table): ReadonlySet<string> {
  const sets = new Map<string, number>();
  for (const { planned, exercise } of exercisesOf(session, table)) {
    for (const muscle of exercise.primaryMuscles) {
      sets.set(muscle, (sets.get(muscle) ?? 0) + planned.sets);
    }
  }
  return new Set([...sets].filter(([, count]) => count >= hardSets).map(([muscle]) => muscle));
}

const pairsAllowed: Readonly<Record<Level, number>> = { Beginner: 0, Intermediate: 0, Advanced: 3 };

/** Days of a block in a row, so that the last of a week meets the first of the next. */
function dayProblem(weeks: readonly TrainingWeek[], table: Table): string | null {
  let before: TrainingSession | null = null;
  for (const week of weeks) {
    let pairs = 0;
    if (week.sessions.length >= daysPerWeek) return 'no day would be left for rest';
    for (const weekday of weekdaysFrom(firstWeekday(week))) {
      const session: TrainingSession | null =
        week.sessions.find((one) => one.weekday === weekday) ?? null;
      if (session && before) {
        const yesterday = hardMuscles(before, table);
        for (const muscle of hardMuscles(session, table)) if (yesterday.has(muscle)) pairs += 1;
        const hard = [before, session].every(
          ({ conditioning }) => conditioning?.kind === 'intervals',
        );
        if (hard) return 'intervals would come on two days in a row';
      }
      before = session;
    }
    if (pairs > pairsAllowed[week.level]) return 'a muscle would work hard on two days in a row';
  }
  return null;
}

/** What is never chosen to train a large muscle, or only beside what is. */
const minor: ReadonlySet<string> = new Set(['accessory', 'carry', 'conditioning', 'mobility']);

/** How far each large muscle can be trained by what a member may be given; one that hurts may leave it nothing. */
function trainable(week: TrainingWeek, pools: ExercisePools): readonly number[] {
  const sum = noMuscles();
  for (const place of new Set(week.sessions.map((session) => session.place))) {
    for (const [pattern, exercises] of pools[place]) {
      if (minor.has(pattern)) continue;
      for (const exercise of exercises) {
        if (exercise.mechanic === 'power') continue;
        if (pattern !== 'vertical-pull' || pullsDown(exercise)) {
          addMuscles(sum, muscleVector(exercise), 1);
        }
      }
    }
  }
  return sum;
}

/** Large muscles twice a week, and every movement that the equipment and what hurts allow. */
function coverageProblem(week: TrainingWeek, table: Table, pools: ExercisePools): string | null {
  const days = week.sessions.map((session) => muscleSets(session, table));
  const rare = trainable(week, pools).some(
    (able, muscle) => able > 0 && days.filter((sets) => (sets[muscle] ?? 0) >= 1).length < 2,
  );
  if (rare) return 'a large muscle would be trained less than twice a week';
  const all = week.sessions.flatMap((session) => exercisesOf(session, table));
  const patterns = new Set<string>(all.map(({ exercise }) => exercise.pattern));
  const possible = new Set<string>(week.sessions.flatMap(({ place }) => [...pools[place].keys()]));
  const wanted = ['hinge', 'horizontal-push', 'horizontal-pull', 'vertical-push'];
  const missing = wanted.find((pattern) => possible.has(pattern) && !patterns.has(pattern));
  if (missing) return `the week would hold no ${missing.replace('-', ' ')}`;
  const legs = ['squat', 'lunge'];
  if (legs.some((one) => possible.has(one)) && !legs.some((one) => patterns.has(one))) {
    return 'the week would hold no squat';
  }
  const isCore = (pattern: string) => pattern.startsWith('core');
  if ([...possible].some(isCore) && ![...patterns].some(isCore)) {
    return 'the week would hold nothing for the trunk';
  }
  const couldPull = week.sessions.some(({ place }) => canPullDown(pools[place]));
  const pulls = all.some(({ exercise }) => pullsDown(exercise));
  return couldPull && !pulls ? 'the week would hold no pulling down' : null;
}

/** A little below the quarter that is the limit: totals are rounded. */
const mostGrowth = 1.249;

function progressProblem(weeks: readonly TrainingWeek[]): string | null {
  for (const [index, week] of weeks.entries()) {
    const before = weeks[index - 1];
    if (!before) continue;
    if (week.week < 4) {
      const ratio = week.totals.volume / before.totals.volume;
      if (ratio < 1) return 'a week would be easier than the one before';
      if (ratio > mostGrowth) return 'a week would be much harder than the one before';
    } else if (week.level === 'Beginner') {
      if (week.totals.sets > before.totals.sets) return 'the last week would be harder';
    } else {
      const kept = week.totals.sets / before.totals.sets;
      if (kept < 0.4 || kept > 0.7) return 'the last week would not be a lighter one';
    }
  }
  return null;
}

/** The first rule that a block of weeks breaks, in words for the member; null when it holds all. */
export function hardProblem(
  weeks: readonly TrainingWeek[],
  table: Table,
  pools: ExercisePools,
): string | null {
  for (const week of weeks) {
    for (const session of week.sessions) {
      const problem = sessionProblem(session, week, table);
      if (problem) return problem;
    }
    const problem = coverageProblem(week, table, pools);
    if (problem) return problem;
  }
  return dayProblem(weeks, table) ?? progressProblem(weeks);
}

/** How far a block is from what a coach would wish: muscles below their floor, opposites out of balance. */
export function softPenalty(
  weeks: readonly TrainingWeek[],
  { floor, ceiling, ample }: WeeklySets,
  table: Table,
): number {
  let penalty = 0;
  for (const week of weeks) {
    if (week.week < 4) {
      for (const sets of Object.values(week.totals.muscleSets)) {
        penalty += Math.max(0, floor - sets) + Math.max(0, sets - ceiling);
      }
    }
    const sums: PatternSets = { push: 0, pull: 0, hip: 0, knee: 0 };
    const trained = week.sessions.flatMap((one) => exercisesOf(one, table));
    for (const { planned, exercise } of trained) {
      countPattern(sums, exercise, planned.sets);
    }
    penalty += imbalance(sums) > 0 ? 1 : 0;
    if (week.week === 3) {
      const calves = trained.reduce(
        (sum, { planned, exercise }) => sum + calfSets(exercise, planned.sets),
        0,
      );
      const sets = majorMuscles.map((muscle) => week.totals.muscleSets[muscle]);
      penalty += belowAmple(sets, calves, ample);
    }
  }
  return penalty;
}
