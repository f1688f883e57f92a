import type { Dated, Weekday, WeekNumber } from '../../calendar.ts';
import type { TimedItem, TrainingSession } from './training-plan.ts';

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
