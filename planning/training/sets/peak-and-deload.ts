import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { addMuscles, noMuscles } from '../model/muscle-sets.ts';
import { countPattern, imbalance, type PatternSets } from '../model/pattern-balance.ts';
import { prescribe, volumeOf } from '../model/progression.ts';
import type { PlannedExercise } from '../model/training-plan.ts';
import {
  type Allocation,
  type AllocationTask,
  type Item,
  setsPerSession,
  strengthSeconds,
} from './allocate-sets.ts';

/** Sets of every item in one week. */
export type WeekSets = ReadonlyMap<Item, number>;

/** A week may be this much more work than the one before; a little below the quarter that is the limit. */
const mostGrowth = 1.24;

export function plannedTrainingWeek(
  items: readonly Item[],
  sets: WeekSets,
  week: WeekNumber,
  task: AllocationTask,
): readonly PlannedExercise[] {
  return items.map((item) =>
    prescribe(
      item.exercise,
      item.role,
      sets.get(item) ?? item.base,
      week,
      task.rules,
      task.shortSessions,
    ),
  );
}

function imbalanceOf(items: readonly Item[], sets: WeekSets): number {
  const sums: PatternSets = { push: 0, pull: 0, hip: 0, knee: 0 };
  for (const item of items) countPattern(sums, item.exercise, sets.get(item) ?? item.base);
  return imbalance(sums);
}

/**
 * Sets of the third week: one more for as many main lifts as time, muscles and the step from the week before bear, the
 * first lift of every session before the second.
 */
export function peakWeek(
  allocation: Allocation,
  task: AllocationTask,
  table: ReadonlyMap<string, Exercise>,
): WeekSets {
  const sets = new Map<Item, number>();
  const items = allocation.sessions.flatMap((session) => session.items);
  const muscles = noMuscles();
  for (const item of items) addMuscles(muscles, item.vector, item.base);
  const before = volumeOf(plannedTrainingWeek(items, sets, 2, task), table);
  const start = imbalanceOf(items, sets);
  const candidates = allocation.sessions.flatMap((session, index) =>
    session.items
      .filter(({ role, base, sets: { high } }) => role === 'main' && base < high)
      .map((item, place) => ({ item, index, place })),
  );
  for (const { item, index } of candidates.toSorted((a, b) => a.place - b.place)) {
    sets.set(item, item.base + 1);
    const session = allocation.sessions[index];
    const inSession = noMuscles();
    for (const other of session?.items ?? []) {
      addMuscles(inSession, other.vector, sets.get(other) ?? other.base);
    }
    const seconds = strengthSeconds(
      session?.blocks ?? [],
      allocation.style,
      task,
      (other) => sets.get(other) ?? other.base,
    );
    const fits =
      seconds <= (task.budgets[index] ?? 0) &&
      inSession.every((count) => count <= setsPerSession) &&
      muscles.every((count, at) => count + (item.vector[at] ?? 0) <= task.weekly.ceiling) &&
      volumeOf(plannedTrainingWeek(items, sets, 3, task), table) <= mostGrowth * before &&
      imbalanceOf(items, sets) <= start;
    if (fits) addMuscles(muscles, item.vector, 1);
    else sets.delete(item);
  }
  return sets;
}

/** Share of the third week's sets that the fourth keeps, and the most that mending may bring it to. */
const kept = 0.6;
const mostKept = 0.7;

/** Muscles that get a whole set in fewer than two sessions, with what each session gives them. */
function starved(sessions: readonly (readonly Item[])[], sets: ReadonlyMap<Item, number>) {
  const perSession = sessions.map((items) => {
    const sum = noMuscles();
    for (const item of items) addMuscles(sum, item.vector, sets.get(item) ?? 0);
    return sum;
  });
  return noMuscles().flatMap((_, muscle) => {
    const days = perSession.filter((sum) => (sum[muscle] ?? 0) >= 1).length;
    return days < 2 ? [{ muscle, perSession }] : [];
  });
}

/** One more set for the muscle where a session comes nearest to a whole set for it. */
function feed(
  sessions: readonly (readonly Item[])[],
  sets: Map<Item, number>,
  { muscle, perSession }: { muscle: number; perSession: readonly (readonly number[])[] },
): boolean {
  const ranked = sessions
    .map((items, index) => ({ items, has: perSession[index]?.[muscle] ?? 0 }))
    .filter(({ has, items }) => has < 1 && items.some(({ vector }) => (vector[muscle] ?? 0) > 0))
    .toSorted((a, b) => b.has - a.has);
  for (const { items } of ranked) {
    const [item] = items
      .filter((one) => (one.vector[muscle] ?? 0) > 0 && (sets.get(one) ?? 0) < one.base)
      .toSorted((a, b) => (b.vector[muscle] ?? 0) - (a.vector[muscle] ?? 0));
    if (!item) continue;
    sets.set(item, (sets.get(item) ?? 0) + 1);
    return true;
  }
  return false;
}

/** Sets of the fourth week: about two fifths fewer than at the peak, no exercise and no day left out. */
export function deloadWeek(allocation: Allocation, peak: WeekSets): WeekSets {
  const sessions = allocation.sessions.map(({ items }) => items);
  const items = sessions.flat();
  const atPeak = (item: Item) => peak.get(item) ?? item.base;
  const most = mostKept * items.reduce((sum, item) => sum + atPeak(item), 0);
  const sets = new Map(items.map((item) => [item, Math.max(1, Math.floor(atPeak(item) / 2))]));
  const count = (item: Item) => sets.get(item) ?? 0;
  const sum = () => items.reduce((all, item) => all + count(item), 0);
  const add = (item: Item) => sets.set(item, count(item) + 1);
  for (let [hungry] = starved(sessions, sets); hungry; [hungry] = starved(sessions, sets)) {
    if (sum() + 1 > most || !feed(sessions, sets, hungry)) break;
  }
  // what was cut most comes first, so that every exercise keeps about the same share
  const byShare = items.toSorted((a, b) => (count(a) + 1) / atPeak(a) - (count(b) + 1) / atPeak(b));
  for (const item of byShare) {
    if (sum() + 1 > (most * kept) / mostKept) break;
    if ((count(item) + 1) / atPeak(item) <= mostKept) add(item);
  }
  for (const item of byShare) {
    if (sum() + 1 > most || imbalanceOf(items, sets) === 0) break;
    const after = imbalanceOf(items, new Map(sets).set(item, count(item) + 1));
    if (count(item) < atPeak(item) && after < imbalanceOf(items, sets)) add(item);
  }
  return sets;
}
