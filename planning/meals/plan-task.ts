import type { Profile } from '../profile/profile.ts';
import type { EatingRules } from '../safety/eating-rules.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { DayNeeds } from './day-penalty.ts';
import type { Pools } from './dish-pools.ts';
import type { Kitchen } from './kitchen.ts';
import type { MealTime } from './meal-times.ts';

/** All that follows from a profile before a dish is drawn. */
export interface PlanTask {
  readonly kitchen: Kitchen;
  readonly profile: Profile;
  readonly targets: DailyTargets;
  readonly rules: EatingRules;
  readonly times: readonly MealTime[];
  readonly pools: Pools;
  readonly penalty: DayNeeds;
}
