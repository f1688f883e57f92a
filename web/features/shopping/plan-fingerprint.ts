import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { foodKey } from '#contract/shopping/shopping-list.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { planFingerprint } from '#planning/shopping/plan-needs.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

const ingredient = v.object({ food: foodKey, grams: v.number() });
const meal = v.object({
  dishes: v.array(v.object({ ingredients: v.array(ingredient) })),
  leftoverOf: v.exactOptional(
    v.object({ week: v.picklist(weekNumbers), weekday: v.picklist(weekdays) }),
  ),
});
const weeksSchema = v.array(
  v.object({
    week: v.picklist(weekNumbers),
    start: v.pipe(
      v.nullable(startsOnSchema),
      v.transform((start) => start ?? undefined),
    ),
    days: v.array(v.object({ meals: v.array(meal) })),
  }),
);

/**
 * What the member's meal plans need today, as a fingerprint to compare with that of a list; null where they cannot be
 * read. It tells a plan that was changed from one of which meals were only locked.
 */
export const planFingerprintNow = memberResource(async (userId): Promise<string | null> => {
  const data = await dataClient();
  const answer = await data
    .from('meal_plans')
    .select('week,start:details->start,days:details->days')
    .eq('user_id', userId)
    .order('week', { ascending: true });
  const weeks = v.safeParse(weeksSchema, rowsOf(answer));
  return weeks.success ? planFingerprint(weeks.output) : null;
});
