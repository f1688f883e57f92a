import type { Exercise, MuscleGroup } from '../../catalogue/exercise.ts';
import type { TrainingLocation, TrainingRules } from '../../safety/training-rules.ts';
import type { ChosenExercise, ChosenSession } from '../choice/choose-exercises.ts';
import { groupBlocks, inOrder, type Style } from '../choice/group-blocks.ts';
import { doseOf, type WeeklySets } from '../model/dose.ts';
import {
  addMuscles,
  belowAmple,
  calfSets,
  type MuscleVector,
  muscleVector,
  noMuscles,
  smallVector,
} from '../model/muscle-sets.ts';
import { countPattern, imbalance, outside, type PatternSets } from '../model/pattern-balance.ts';
import { prescribe } from '../model/progression.ts';
import { changeSeconds, setupSeconds, workSeconds } from '../model/session-time.ts';
import type { Role } from '../model/training-plan.ts';
import { restOf } from './rest.ts';

/** An exercise of a session with its sets in the first week. */
export interface Item {
  readonly exercise: Exercise;
  readonly role: Role;
  readonly required: boolean;
  readonly vector: MuscleVector;
  readonly small: MuscleVector;
  /** Seconds of work in one set of the week that takes longest. */
  readonly work: number;
  readonly sets: { readonly low: number; readonly high: number };
  base: number;
}

export interface AllocatedSession {
  readonly items: readonly Item[];
  readonly blocks: readonly (readonly Item[])[];
}

export interface Allocation {
  readonly style: Style;
  readonly sessions: readonly AllocatedSession[];
  /** Every large muscle reaches the floor, and opposites are in balance. */
  readonly enough: boolean;
  /** Mean share by which large muscles stay below the target. */
  readonly short: number;
}

export interface AllocationTask {
  readonly chosen: readonly ChosenSession[];
  readonly rules: TrainingRules;
  readonly weekly: WeeklySets;
  readonly shortSessions: boolean;
  /** Seconds of strength work that fit into each session. */
  readonly budgets: readonly number[];
  /** Indexes of sessions on the day after that of the same index. */
  readonly nextDay: readonly (number | null)[];
}

/** Fractional sets that one muscle may get in one session. */
export const setsPerSession = 10;

/** Sets led by one muscle that call for a day of rest. */
export const hardSets = 4;

/** A main lift keeps one set in hand for the peak week. */
function peakSets(item: Item): number {
  return item.role === 'main' && item.base > 0
    ? Math.min(item.sets.high, item.base + 1)
    : item.base;
}

function itemOf(choice: ChosenExercise, task: AllocationTask): Item {
  const { exercise, role, required } = choice;
  const planned = prescribe(exercise, role, 1, 3, task.rules, task.shortSessions);
  const { sets } = doseOf(role, task.rules, task.shortSessions);
  return {
    exercise,
    role,
    required,
    vector: muscleVector(exercise),
    small: smallVector(exercise),
    work: workSeconds(exercise, planned),
    sets,
    base: required ? sets.low : 0,
  };
}

/** Seconds of the strength part when every item has the sets that `count` says. */
export function strengthSeconds(
  blocks: readonly (readonly Item[])[],
  style: Style,
  task: Pick<AllocationTask, 'rules' | 'shortSessions'>,
  count: (item: Item) => number,
): number {
  let seconds = 0;
  for (const block of blocks) {
    let rounds = 0;
    for (const item of block) {
      const sets = count(item);
      rounds = Math.max(rounds, sets);
      seconds += sets * (item.work + setupSeconds) + changeSeconds;
    }
    const kind = block.length > 1 ? style : 'straight';
    seconds += rounds * restOf(block, kind, task.rules, task.shortSessions);
  }
  return seconds;
}

const baseOf = (item: Item) => item.base;

function blocksOf(
  items: readonly Item[],
  style: Style,
  place: TrainingLocation,
): readonly (readonly Item[])[] {
  return groupBlocks(inOrder(items.filter(({ base }) => base > 0)), style, place);
}

interface WeekSums extends PatternSets {
  readonly muscles: number[];
  readonly small: number[];
  calves: number;
}

function sumsOf(sessions: readonly (readonly Item[])[], count: (item: Item) => number): WeekSums {
  const sums: WeekSums = {
    muscles: noMuscles(),
    small: [0, 0, 0],
    calves: 0,
    push: 0,
    pull: 0,
    hip: 0,
    knee: 0,
  };
  for (const item of sessions.flat()) {
    addMuscles(sums.muscles, item.vector, count(item));
    addMuscles(sums.small, item.small, count(item));
    sums.calves += calfSets(item.exercise, count(item));
    countPattern(sums, item.exercise, count(item));
  }
  return sums;
}

/** What a week lacks: sets below the floor weigh most, then balance between opposites, then the target. */
function cost(sums: WeekSums, weekly: WeeklySets): number {
  let total = 0;
  for (const sets of sums.muscles) {
    const below = Math.max(0, weekly.floor - sets);
    const gap = weekly.target - sets;
    total += 40 * below ** 2 + (gap > 0 ? gap ** 2 : 0.3 * gap ** 2);
  }
  for (const sets of sums.small) total += 0.5 * Math.max(0, weekly.small - sets) ** 2;
  total += 10 * belowAmple(sums.muscles, sums.calves, weekly.ample);
  total += 1000 * outside(sums.pull / Math.max(1, sums.push), 0.9, 1.35) ** 2;
  total += 1000 * outside(sums.hip / Math.max(1, sums.knee), 0.7, 1.4) ** 2;
  return total;
}

function addedCost(sums: WeekSums, weekly: WeeklySets, item: Item, sets: number): number {
  const after: WeekSums = { ...sums, muscles: [...sums.muscles], small: [...sums.small] };
  addMuscles(after.muscles, item.vector, sets);
  addMuscles(after.small, item.small, sets);
  after.calves += calfSets(item.exercise, sets);
  countPattern(after, item.exercise, sets);
  return cost(after, weekly);
}

function directSets(items: readonly Item[]): ReadonlyMap<MuscleGroup, number> {
  const sets = new Map<MuscleGroup, number>();
  for (const item of items) {
    for (const muscle of item.exercise.primaryMuscles) {
      sets.set(muscle, (sets.get(muscle) ?? 0) + peakSets(item));
    }
  }
  return sets;
}

/** Whether a muscle would work hard in both sessions. */
function clash(one: readonly Item[], other: readonly Item[]): boolean {
  const first = directSets(one);
  for (const [muscle, sets] of directSets(other)) {
    if (sets >= hardSets && (first.get(muscle) ?? 0) >= hardSets) return true;
  }
  return false;
}

/** The peak week decides: nothing may be too much for a muscle, a session, or two days in a row. */
function bearable(index: number, sessions: readonly (readonly Item[])[], task: AllocationTask) {
  const items = sessions[index] ?? [];
  const session = noMuscles();
  for (const item of items) addMuscles(session, item.vector, peakSets(item));
  if (session.some((sets) => sets > setsPerSession)) return false;
  const week = sumsOf(sessions, peakSets);
  if (week.muscles.some((sets) => sets > task.weekly.ceiling)) return false;
  const next = task.nextDay[index];
  const after = typeof next === 'number' ? sessions[next] : null;
  const before = sessions[task.nextDay.indexOf(index)];
  return !(after && clash(items, after)) && !(before && clash(before, items));
}

/** Fewer points of cost than this are not worth a set. */
const worthASet = 0.5;

/** Adds one set after the other where it helps the week most for its time, as long as time and body bear it. */
function fill(sessions: readonly (readonly Item[])[], style: Style, task: AllocationTask): void {
  const closed = new Set<Item>();
  for (;;) {
    const sums = sumsOf(sessions, baseOf);
    const now = cost(sums, task.weekly);
    let best: { item: Item; index: number; gain: number; sets: number } | null = null;
    for (const [index, items] of sessions.entries()) {
      for (const item of items) {
        const most = item.role === 'main' ? item.sets.high - 1 : item.sets.high;
        const sets = item.base === 0 ? item.sets.low : 1;
        if (closed.has(item) || item.base + sets > Math.max(most, item.sets.low)) continue;
        const better = now - addedCost(sums, task.weekly, item, sets);
        const change = item.base === 0 ? changeSeconds : 0;
        const gain = better / (sets * (item.work + 60) + change);
        if (better > worthASet && (!best || gain > best.gain)) best = { item, index, gain, sets };
      }
    }
    if (!best) return;
    const { item, index, sets } = best;
    item.base += sets;
    const place = task.chosen[index]?.place ?? 'Home';
    const blocks = blocksOf(sessions[index] ?? [], style, place);
    const seconds = strengthSeconds(blocks, style, task, peakSets);
    if (seconds > (task.budgets[index] ?? 0) || !bearable(index, sessions, task)) {
      item.base -= sets;
      closed.add(item);
    }
  }
}

/** Sets for every exercise in one style; null when not even what is required fits. */
export function allocateSets(task: AllocationTask, style: Style): Allocation | null {
  const sessions = task.chosen.map(({ choices }) => choices.map((choice) => itemOf(choice, task)));
  const blocks = (items: readonly Item[], index: number) =>
    blocksOf(items, style, task.chosen[index]?.place ?? 'Home');
  for (const [index, items] of sessions.entries()) {
    const seconds = strengthSeconds(blocks(items, index), style, task, baseOf);
    if (seconds > (task.budgets[index] ?? 0)) return null;
  }
  fill(sessions, style, task);
  const sums = sumsOf(sessions, baseOf);
  const { muscles } = sums;
  const gaps = muscles.map((sets) => Math.max(0, 1 - sets / task.weekly.target));
  return {
    style,
    sessions: sessions.map((items, index) => {
      const grouped = blocks(items, index);
      return { items: grouped.flat(), blocks: grouped };
    }),
    enough:
      muscles.every((sets) => sets >= task.weekly.floor) &&
      imbalance(sums) === 0 &&
      belowAmple(muscles, sums.calves, task.weekly.ample) === 0,
    short: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
  };
}
