import { absent } from '../../../absent.ts';
import { daysOfPlan, weekIndexOf } from '../../../calendar.ts';
import { halfWeekOf } from '../../../catalogue/packs/pack-costs.ts';
import type { NeededIn } from './basket.ts';

/** What is left over was bought for the day before, on which it was cooked. */
const needed = Array.from({ length: daysOfPlan }, (_, day) => {
  const week = weekIndexOf(day);
  return {
    fresh: { half: halfWeekOf(day), week },
    leftover: { half: halfWeekOf(day - 1), week },
  };
});

/** For which half of a week, and for which week, the food of a meal is bought. @param leftover whether it was cooked the day before */
export function neededIn(day: number, leftover: boolean): NeededIn {
  const both = needed[day] ?? absent();
  return leftover ? both.leftover : both.fresh;
}
