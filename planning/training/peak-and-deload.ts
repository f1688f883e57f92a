import type { Exercise } from '../catalogue/exercise.ts';
import {
  type Allocation,
  type AllocationTask,
  type Item,
  setsPerSession,
  strengthSeconds,
} from './allocate-sets.ts';
import { addMuscles, noMuscles } from './muscle-sets.ts';
import { prescribe, volumeOf } from './progression.ts';
import type { PlannedExercise } from './training-plan.ts';
import type { WeekNumber } from '../meals/meal-plan.ts';

/** Sets of every item in one week. */
export type WeekSets = ReadonlyMap<Item, number>;

/** A week may be this much more work than the one before; a little below the quarter that is the limit. */
const mostGrowth = 1.24;

export function plannedWeek(
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

function balanced(items: readonly Item[], sets: WeekSets): boolean {
  let push = 0;
  let pull = 0;
  let hip = 0;
  let knee = 0;
  for (const item of items) {
    const count = sets.get(item) ?? item.base;
    const { pattern } = item.exercise;
    if (pattern.endsWith('push')) push += count;
    else if (pattern.endsWith('pull')) pull += count;
    else if (pattern === 'hinge') hip += count;
    else if (pattern === 'squat' || pattern === 'lunge') knee += count;
  }
  return pull >= 0.8 * push && pull <= 1.5 * push && hip >= 0.6 * knee && hip <= 1.6 * knee;
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
  const before = volumeOf(plannedWeek(items, sets, 2, task), table);
  const startedBalanced = balanced(items, sets);
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
      volumeOf(plannedWeek(items, sets, 3, task), table) <= mostGrowth * before &&
      (balanced(items, sets) || !startedBalanced);
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
  const total = items.reduce((sum, item) => sum + atPeak(item), 0);
  const sets = new Map(items.map((item) => [item, Math.max(1, Math.floor(atPeak(item) / 2))]));
  const sum = () => [...sets.values()].reduce((all, count) => all + count, 0);
  for (let [hungry] = starved(sessions, sets); hungry; [hungry] = starved(sessions, sets)) {
    if (sum() + 1 > mostKept * total || !feed(sessions, sets, hungry)) break;
  }
  while (sum() < Math.round(kept * total)) {
    const [item] = items
      .filter((one) => (sets.get(one) ?? 0) < atPeak(one) - 1)
      .toSorted((a, b) => atPeak(b) - (sets.get(b) ?? 0) - (atPeak(a) - (sets.get(a) ?? 0)));
    if (!item) break;
    sets.set(item, (sets.get(item) ?? 0) + 1);
  }
  return sets;
}
