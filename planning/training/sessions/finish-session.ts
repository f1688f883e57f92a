import type { WeekNumber } from '../../calendar.ts';
import {
  changeSeconds,
  conditioningSeconds,
  itemSeconds,
  sessionSeconds,
} from '../model/session-time.ts';
import type { Conditioning, TimedItem, TrainingSession } from '../model/training-plan.ts';
import {
  type ConditioningTask,
  type ConditioningWish,
  intervalBlock,
  steadyBlock,
} from '../outline/conditioning.ts';
import { mobilityWish } from '../outline/session-frame.ts';
import type { SplitDay } from '../outline/splits.ts';
import type { BuildTask } from './build-task.ts';

/** What a session keeps in all four weeks. */
export interface SessionParts {
  readonly day: SplitDay;
  readonly index: number;
  readonly wish: ConditioningWish;
  readonly warmUp: readonly TimedItem[];
  readonly balance: readonly TimedItem[];
  readonly coolDown: readonly TimedItem[];
  readonly conditioning: ConditioningTask;
  readonly mobility: (seconds: number) => readonly TimedItem[];
}

export type Draft = Omit<TrainingSession, 'minutes'>;

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

/** More stretching than this in one go is a chore; the rest of the time is for the heart. */
const mostMobility = 6 * 60;
const fewestMinutes = 5;

/** Adds mobility, then easy work for the heart, until the session is as long as the member asked for. */
function lengthened(draft: Draft, parts: SessionParts, task: BuildTask): Draft {
  const least = task.frame.low * 60 + margin;
  const missing = (session: Draft) => least - sessionSeconds(session, task.table);
  if (missing(draft) <= 0) return draft;
  const has = itemSeconds(draft.mobility);
  const most = Math.max(mostMobility, has);
  const wanted = Math.min(most, 60 * Math.ceil((has + missing(draft)) / 60));
  const loose: Draft = { ...draft, mobility: parts.mobility(wanted) };
  if (missing(loose) <= 0) return loose;
  const heart = conditioningSeconds(loose.conditioning);
  const minutes = Math.ceil((heart + missing(loose) - (heart > 0 ? changeSeconds : 0)) / 60);
  // two more, because turns at stations come in whole rounds
  const conditioning = steadyBlock(parts.conditioning, Math.max(fewestMinutes, minutes + 2));
  return { ...loose, conditioning };
}

/** Share of the room between shortest and longest that a cardio day fills, week by week. */
const cardioFill: Readonly<Record<WeekNumber, number>> = { 1: 0.6, 2: 0.75, 3: 0.9, 4: 0.6 };

export function finished(
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
export function roomOf(
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
