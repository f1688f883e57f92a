import type { Weekday } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { Profile } from '../../profile/profile.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import type { ExercisePools } from '../model/pools.ts';
import type { WeekTotals } from '../model/training-plan.ts';
import type { SessionFrame } from '../outline/session-frame.ts';

/** What the words of a plan are made from beside its sessions. */
export interface Describing {
  /** The name of the plan's first day. */
  readonly first: Weekday;
  readonly profile: Profile;
  readonly rules: TrainingRules;
  readonly frame: SessionFrame;
  readonly pools: ExercisePools;
  readonly table: ReadonlyMap<string, Exercise>;
  readonly splitName: string;
}

export interface CountedWeek {
  readonly built: BuiltWeek;
  readonly totals: WeekTotals;
}
