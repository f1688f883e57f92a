import type { Weekday } from '../../calendar.ts';
import type { Stock } from '../../catalogue/packs/stock.ts';
import type { Profile } from '../../profile/profile.ts';
import type { EatingRules } from '../../safety/eating-rules.ts';
import type { GroupTarget } from '../../targets/eating-pattern.ts';
import type { DailyTargets } from '../../targets/targets.ts';
import type { Kitchen } from '../model/kitchen.ts';
import type { MealTime } from '../model/meal-times.ts';
import type { DayNeeds } from '../rules/layers/day-needs.ts';
import type { Terms } from './terms.ts';

/** What of a member's task a month is judged by. */
export interface JudgedTask {
  /** The name of day 0. */
  readonly first: Weekday;
  readonly kitchen: Kitchen;
  readonly profile: Profile;
  readonly targets: DailyTargets;
  readonly rules: EatingRules;
  readonly times: readonly MealTime[];
  readonly terms: Terms;
  readonly penalty: DayNeeds;
  /** What people who eat like the member eat in a week, in the order of `eatingGroups`. */
  readonly pattern: readonly GroupTarget[];
  /** Recipes of which the member wants more; absent where nothing was said. */
  readonly wanted?: ReadonlySet<string>;
  /** Recipes of the home styles that the member chose; absent where none was chosen or none can be served. */
  readonly home?: ReadonlySet<string>;
  /**
   * Recipes that are not this member's: of other homes than those that they chose, or of bread, pap and the like for who
   * eats few carbohydrates; absent where there are none.
   */
  readonly foreign?: ReadonlySet<string>;
  /** Recipes of a piece of meat or fish, and how many of them a week should hold; absent where none can be served. */
  readonly cuts?: { readonly recipes: ReadonlySet<string>; readonly ofWeek: number };
  /** Recipes for Sundays that can be served to the member; absent where there are none. */
  readonly sunday?: ReadonlySet<string>;
  /** By index of a food of the kitchen: part of the plan's days that are outside its season. */
  readonly outside: Float64Array;
  /** What is at home, of which the month need not buy. */
  readonly stock: Stock;
  /** Rands for the four weeks. */
  readonly budget: number;
}
