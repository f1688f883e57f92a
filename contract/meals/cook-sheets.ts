import * as v from 'valibot';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { waysAhead } from '#planning/catalogue/recipe.ts';
import type { CookWeek } from '#planning/cooking/cook-sheet.ts';
import { mealNames } from '#planning/meals/model/meal-times.ts';
import { startsOnSchema } from '../plans/plan-start.ts';

const dish = v.object({
  recipe: v.string(),
  name: v.string(),
  emoji: v.string(),
  portions: v.number(),
  pot: v.exactOptional(v.string()),
  leftover: v.exactOptional(v.string()),
  lines: v.array(
    v.object({
      food: v.string(),
      grams: v.string(),
      measure: v.exactOptional(v.string()),
      named: v.exactOptional(v.literal(true)),
      weighed: v.exactOptional(v.string()),
      thaw: v.exactOptional(v.literal(true)),
    }),
  ),
  steps: v.array(v.string()),
  ahead: v.exactOptional(v.object({ kind: v.picklist(waysAhead), says: v.string() })),
  free: v.number(),
});

/** What the kitchen reads: the four weeks of meals as a cook needs them, dish by dish. */
export interface CookSheets {
  /** Which rows these are, by the times of their last changes; null without rows. */
  readonly rows: string | null;
  /** ISO time at which the four weeks were made, and their day 1; null where that is not known. */
  readonly madeAt: string | null;
  readonly startsOn: string | null;
  /** Null where the member has no plan of meals that we made. */
  readonly weeks: readonly CookWeek[] | null;
}

export const cookSheetsSchema: v.GenericSchema<unknown, CookSheets> = v.object({
  rows: v.nullable(v.string()),
  madeAt: v.nullable(v.string()),
  startsOn: v.nullable(startsOnSchema),
  weeks: v.nullable(
    v.array(
      v.object({
        week: v.picklist(weekNumbers),
        start: v.exactOptional(startsOnSchema),
        days: v.array(
          v.object({
            weekday: v.picklist(weekdays),
            meals: v.array(
              v.object({
                slot: v.picklist(mealNames),
                name: v.string(),
                emoji: v.string(),
                minutes: v.number(),
                dishes: v.array(dish),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
});
