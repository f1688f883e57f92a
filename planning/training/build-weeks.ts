import type { Exercise } from '../catalogue/exercise.ts';
import { type Weekday, type WeekNumber, weekdays, weekNumbers } from '../meals/meal-plan.ts';
import { seededRandom } from '../random.ts';
import type { TrainingRules } from '../safety/training-rules.ts';
import { type Allocation, type AllocationTask, type Item } from './allocate-sets.ts';
import type { Pools } from './choose-exercises.ts';
import {
  type ConditioningTask,
  type ConditioningWish,
  byDuration,
  chooseConditioning,
  intervalBlock,
  steadyBlock,
} from './conditioning.ts';
import { deloadWeek, peakWeek, plannedWeek, type WeekSets } from './peak-and-deload.ts';
import { restOf } from './rest.ts';
import {
  changeSeconds,
  conditioningSeconds,
  itemSeconds,
  type SessionFrame,
  sessionSeconds,
} from './session-time.ts';
import type { Split, SplitDay } from './splits.ts';
import type { Conditioning, TimedItem, TrainingBlock, TrainingSession } from './training-plan.ts';
import { balanceItems, coolDown, mobilityBlock, muscleWork, warmUp } from './warm-up.ts';
import { focusLine } from './week-words.ts';

export interface BuildTask {
  readonly split: Split;
  readonly allocation: Allocation;
  readonly allocationTask: AllocationTask;
  readonly wishes: readonly ConditioningWish[];
  readonly frame: SessionFrame;
  readonly rules: TrainingRules;
  readonly pools: Pools;
  readonly table: ReadonlyMap<string, Exercise>;
  readonly age: number;
  readonly seed: string;
}

/** Sessions with intervals warm up and cool down for five minutes at least. */
const intervalEnds = 5;
/** Balance work of a session, or of a day without one, in seconds. */
export function balanceSeconds(rules: TrainingRules, frame: SessionFrame, index: number): number {
  if (!rules.balanceWork || index > 2) return 0;
  return frame.high <= 30 ? 90 : 180;
}

export function endSeconds(frame: SessionFrame, wish: ConditioningWish): { warm: number; cool: number } {
  const least = wish.intervals ? intervalEnds : 0;
  return { warm: 60 * Math.max(frame.warmUp, least), cool: 60 * Math.max(frame.coolDown, least) };
}

const mobilityMinutes = {
  wellness: [3, 5, 8],
  cardio: [4, 8, 10],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

/** Mobility that belongs to the session by its goal, seconds. */
export function mobilityWish(day: SplitDay, rules: TrainingRules, frame: SessionFrame): number {
  if (day.kind === 'cardio') return 60 * byDuration(frame, mobilityMinutes.cardio);
  if (rules.goal !== 'Improve overall wellness') return 0;
  return 60 * byDuration(frame, mobilityMinutes.wellness);
}

/** What a session keeps in all four weeks. */
interface SessionParts {
  readonly day: SplitDay;
  readonly index: number;
  readonly wish: ConditioningWish;
  readonly warmUp: readonly TimedItem[];
  readonly balance: readonly TimedItem[];
  readonly coolDown: readonly TimedItem[];
  readonly conditioning: ConditioningTask;
  readonly mobility: (seconds: number) => readonly TimedItem[];
}

function sessionParts(task: BuildTask, index: number): SessionParts | null {
  const day = task.split.days[index];
  const wish = task.wishes[index];
  if (!day || !wish) return null;
  const { rules, frame, pools, age } = task;
  const items = task.allocation.sessions[index]?.items ?? [];
  const pool = pools[day.place];
  const choice = chooseConditioning(pool, day.place, rules, seededRandom(`${task.seed}/c${index}`));
  const conditioningWork = [choice.steady ?? choice.stations[0]].flatMap((exercise) =>
    exercise ? [[exercise, 6] as const] : [],
  );
  const work = muscleWork([
    ...items.map(({ exercise, base }) => [exercise, base] as const),
    ...(items.length === 0 ? conditioningWork : []),
  ]);
  const random = () => seededRandom(`${task.seed}/m${index}`);
  const ends = endSeconds(frame, wish);
  const lifts = items.filter(({ role }) => role === 'main').map(({ exercise }) => exercise);
  const warm = warmUp({ pool, work, lifts, random: random() }, ends.warm);
  const cool = coolDown({ pool, work, random: random() }, ends.cool);
  const seconds = balanceSeconds(rules, frame, index);
  return {
    day,
    index,
    wish,
    warmUp: warm,
    balance: seconds > 0 ? balanceItems(pool, seconds, 2, random()) : [],
    coolDown: cool,
    conditioning: { choice, place: day.place, age, rules },
    mobility: (wanted) => mobilityBlock({ pool, work, random: random() }, wanted, [...warm, ...cool]),
  };
}

function blocksOf(
  task: BuildTask,
  index: number,
  sets: WeekSets,
  week: WeekNumber,
): readonly TrainingBlock[] {
  const { rules, allocationTask } = task;
  const style = task.allocation.style;
  const blocks: readonly (readonly Item[])[] = task.allocation.sessions[index]?.blocks ?? [];
  return blocks.map((items) => {
    const kind = items.length === 1 ? 'straight' : items.length === 2 ? 'superset' : style;
    return {
      kind,
      exercises: plannedWeek(items, sets, week, allocationTask),
      rest: restOf(items, kind, rules, allocationTask.shortSessions),
    };
  });
}

type Draft = Omit<TrainingSession, 'minutes'>;

function draftOf(
  parts: SessionParts,
  blocks: readonly TrainingBlock[],
  week: WeekNumber,
  seed: string,
): Draft {
  const { day } = parts;
  return {
    weekday: day.weekday,
    name: day.name,
    kind: day.kind,
    place: day.place,
    warmUp: parts.warmUp,
    balance: parts.balance,
    blocks,
    conditioning: null,
    mobility: [],
    coolDown: parts.coolDown,
    focus: focusLine(day.kind, week, parts.index, seed),
  };
}

function conditioningFor(
  parts: SessionParts,
  week: WeekNumber,
  seconds: number,
): Conditioning | null {
  const minutes = Math.min(parts.wish.minutes, (seconds - changeSeconds) / 60);
  const hard = parts.wish.intervals ? intervalBlock(parts.conditioning, week, minutes) : null;
  return hard ?? steadyBlock(parts.conditioning, minutes);
}

/** A minute above the least, so that a plan is never a rounding away from too short. */
const margin = 60;
const mostMobility = 10 * 60;

/** Adds mobility, then easy work for the heart, until the session is as long as the member asked for. */
function lengthened(draft: Draft, parts: SessionParts, task: BuildTask): Draft {
  const least = task.frame.low * 60 + margin;
  const missing = (session: Draft) => least - sessionSeconds(session, task.table);
  if (missing(draft) <= 0) return draft;
  const wanted = Math.min(
    mostMobility,
    60 * Math.ceil((itemSeconds(draft.mobility) + missing(draft)) / 60),
  );
  const loose: Draft = { ...draft, mobility: parts.mobility(wanted) };
  if (missing(loose) <= 0) return loose;
  const has = conditioningSeconds(loose.conditioning);
  const minutes = Math.ceil((has + missing(loose) - (has > 0 ? changeSeconds : 0)) / 60);
  const conditioning = steadyBlock(parts.conditioning, Math.max(5, minutes + 2));
  return { ...loose, conditioning };
}

/** Share of the room between shortest and longest that a cardio day fills, week by week. */
const cardioFill: Readonly<Record<WeekNumber, number>> = { 1: 0.6, 2: 0.75, 3: 0.9, 4: 0.6 };

function finished(
  draft: Draft,
  parts: SessionParts,
  task: BuildTask,
  week: WeekNumber,
  room: number,
): TrainingSession {
  const { frame, table, rules } = task;
  const wanted = Math.min(mobilityWish(parts.day, rules, frame), room);
  const mobility = wanted >= 60 ? parts.mobility(wanted) : [];
  const withMobility: Draft = { ...draft, mobility };
  const free = room - itemSeconds(mobility);
  const conditioning = conditioningFor(parts, week, free);
  const whole = lengthened({ ...withMobility, conditioning }, parts, task);
  return { ...whole, minutes: Math.ceil(sessionSeconds(whole, table) / 60) };
}

/** Seconds that a session may still take: at the peak for strength days, a growing share for cardio days. */
function roomOf(
  parts: SessionParts,
  drafts: readonly Draft[],
  week: WeekNumber,
  task: BuildTask,
): number {
  const { frame, table } = task;
  const longest = Math.max(...drafts.map((draft) => sessionSeconds(draft, table)));
  const end =
    parts.day.kind === 'cardio'
      ? frame.low + (frame.high - frame.low) * cardioFill[week]
      : frame.high;
  return 60 * end - longest;
}

export interface BuiltWeek {
  readonly week: WeekNumber;
  readonly sessions: readonly TrainingSession[];
  readonly balanceDays: readonly { readonly weekday: Weekday; readonly items: readonly TimedItem[] }[];
}

/** From 65 years three days a week hold balance work; where there are fewer sessions it gets a day of its own. */
function balanceDays(task: BuildTask): BuiltWeek['balanceDays'] {
  const missing = task.rules.balanceWork ? 3 - task.split.days.length : 0;
  if (missing <= 0) return [];
  const taken = new Set<Weekday>(task.split.days.map(({ weekday }) => weekday));
  const items = balanceItems(task.pools.Home, 300, 3, seededRandom(`${task.seed}/balance`));
  const free = weekdays.filter((weekday) => !taken.has(weekday));
  const middle = free.includes('Saturday') ? 'Saturday' : free[0];
  return middle ? [{ weekday: middle, items }] : [];
}

/** The sessions of four weeks: build, build, peak, and a week to recover or to settle. */
export function buildWeeks(task: BuildTask): readonly BuiltWeek[] {
  const { allocation, allocationTask, table, rules } = task;
  const peak = peakWeek(allocation, allocationTask, table);
  const base: WeekSets = new Map();
  const last = rules.level === 'Beginner' ? base : deloadWeek(allocation, peak);
  const sets: Readonly<Record<WeekNumber, WeekSets>> = { 1: base, 2: base, 3: peak, 4: last };
  const sessions = task.split.days.flatMap((_, index) => {
    const parts = sessionParts(task, index);
    if (!parts) return [];
    const drafts = weekNumbers.map((week) =>
      draftOf(parts, blocksOf(task, index, sets[week], week), week, task.seed),
    );
    return [{ parts, drafts }];
  });
  const balance = balanceDays(task);
  return weekNumbers.map((week, at) => ({
    week,
    sessions: sessions.flatMap(({ parts, drafts }) => {
      const draft = drafts[at];
      if (!draft) return [];
      return [finished(draft, parts, task, week, roomOf(parts, drafts, week, task))];
    }),
    balanceDays: balance,
  }));
}
