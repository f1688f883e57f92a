import type { Dated } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import type { ExercisePools } from '../model/pools.ts';
import type { ConditioningWish } from '../outline/conditioning.ts';
import type { SessionFrame } from '../outline/session-frame.ts';
import type { Split } from '../outline/splits.ts';
import type { Allocation, AllocationTask } from '../sets/allocate-sets.ts';

/** What four weeks are built from. */
export interface BuildTask extends Dated {
  readonly split: Split;
  readonly allocation: Allocation;
  readonly allocationTask: AllocationTask;
  readonly wishes: readonly ConditioningWish[];
  readonly frame: SessionFrame;
  readonly rules: TrainingRules;
  readonly pools: ExercisePools;
  readonly table: ReadonlyMap<string, Exercise>;
  readonly age: number;
  /** What the member's plan was asked for with, and the same with the number of the attempt. */
  readonly planSeed: string;
  readonly seed: string;
}
