import type { Dated, Weekday, WeekNumber } from '../calendar.ts';
import type { Exercise } from '../catalogue/exercise.ts';
import type { TrainingRules } from '../safety/training-rules.ts';
import type { Allocation, AllocationTask } from './allocate-sets.ts';
import type { ConditioningWish } from './conditioning.ts';
import type { Pools } from './pools.ts';
import type { SessionFrame } from './session-frame.ts';
import type { Split } from './splits.ts';
import type { TimedItem, TrainingSession } from './training-plan.ts';

/** What four weeks are built from. */
export interface BuildTask extends Dated {
  readonly split: Split;
  readonly allocation: Allocation;
  readonly allocationTask: AllocationTask;
  readonly wishes: readonly ConditioningWish[];
  readonly frame: SessionFrame;
  readonly rules: TrainingRules;
  readonly pools: Pools;
  readonly table: ReadonlyMap<string, Exercise>;
  readonly age: number;
  /** What the member's plan was asked for with, and the same with the number of the attempt. */
  readonly planSeed: string;
  readonly seed: string;
}

/** One week before its words are written. */
export interface BuiltWeek extends Dated {
  readonly week: WeekNumber;
  /** Of the plan as it was first made. */
  readonly plan: string;
  /** Of the plan, or of the press that made this week anew. */
  readonly seed: string;
  readonly sessions: readonly TrainingSession[];
  readonly balanceDays: readonly {
    readonly weekday: Weekday;
    readonly items: readonly TimedItem[];
  }[];
}
