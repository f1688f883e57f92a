import type { WorkoutDuration } from '../../profile/options.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import type { Range } from '../model/training-plan.ts';
import type { SplitDay } from './splits.ts';

/** Minutes of a session: more than `low`, at most `high`; and what of it goes to warming up and cooling down. */
export interface SessionFrame extends Range {
  readonly warmUp: number;
  readonly coolDown: number;
}

const frames: Readonly<Record<WorkoutDuration, SessionFrame>> = {
  '15 to 30 minutes': { low: 15, high: 30, warmUp: 4, coolDown: 2 },
  '30 to 45 minutes': { low: 30, high: 45, warmUp: 6, coolDown: 4 },
  '45 to 60 minutes': { low: 45, high: 60, warmUp: 8, coolDown: 5 },
};

/** What a chosen duration leaves for a session. */
export function sessionFrame(duration: WorkoutDuration): SessionFrame {
  return frames[duration];
}

/** The value for sessions of up to 30, 45 or 60 minutes. */
export function byDuration<T>(frame: Range, values: readonly [T, T, T]): T {
  const [short, middle, long] = values;
  return frame.high <= 30 ? short : frame.high <= 45 ? middle : long;
}

/** Sessions with intervals warm up and cool down for five minutes at least. */
const intervalEnds = 5;

/** Seconds to raise the pulse and to loosen, before lighter sets, in sessions of up to 30, 45 and 60 minutes. */
const generalWarmUp = [130, 210, 270] as const;

/**
 * Seconds of warm-up and cool-down of a session.
 * @param ramps seconds of lighter sets, which are part of the warm-up
 */
export function endSeconds(
  frame: SessionFrame,
  wish: { readonly intervals: boolean },
  ramps: number,
): { warm: number; cool: number } {
  const least = wish.intervals ? intervalEnds : 0;
  const warm = 60 * Math.max(frame.warmUp, least);
  return {
    warm: Math.max(warm, byDuration(frame, generalWarmUp) + ramps),
    cool: 60 * Math.max(frame.coolDown, least),
  };
}

/** Balance work of a session, or of a day without one, in seconds. */
export function balanceSeconds(rules: TrainingRules, frame: SessionFrame, index: number): number {
  if (!rules.balanceWork || index > 2) return 0;
  return frame.high <= 30 ? 60 : 180;
}

/** Minutes of mobility in sessions of up to 30, 45 and 60 minutes. */
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
