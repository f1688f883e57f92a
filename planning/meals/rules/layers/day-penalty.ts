import type { ReferenceIntakes } from '../../../targets/reference-intakes.ts';
import type { DailyTargets } from '../../../targets/targets.ts';
import type { MealTime } from '../../model/meal-times.ts';
import { type NutritionTerms, nutritionTerms } from '../table/nutrition-terms.ts';
import { DayNeeds } from './day-needs.ts';

/** Points for each Rand that food costs by weight; what packs cost is counted where the month is looked at. */
const pointsPerRand = 0.1;
/** The same where a month would be too dear: a Rand a day is 28 in a month. */
export const whenDear = 6;

/** @param perRand points for each Rand */
export function dayPenalty(
  targets: DailyTargets,
  times: readonly MealTime[],
  intakes: ReferenceIntakes,
  terms: NutritionTerms = nutritionTerms,
  perRand = pointsPerRand,
): DayNeeds {
  return new DayNeeds(targets, times, intakes, terms, 1, perRand);
}

/** The same for one meal alone, against its share of the day. */
export function mealPenalty(
  targets: DailyTargets,
  time: MealTime,
  intakes: ReferenceIntakes,
  terms: NutritionTerms = nutritionTerms,
): DayNeeds {
  const { share } = time;
  const part: DailyTargets = {
    ...targets,
    energy: targets.energy * share,
    protein: { low: targets.protein.low * share, high: targets.protein.high * share },
    carbohydrate: { ...targets.carbohydrate, lowGrams: targets.carbohydrate.lowGrams * share },
    fibre: targets.fibre * share,
    sodium: targets.sodium * share,
    produce: targets.produce * share,
  };
  return new DayNeeds(part, [{ ...time, share: 1 }], intakes, terms, share, pointsPerRand);
}
