import * as v from 'valibot';
import { plansBeforeColumns, plansBeforeSchema, undoDays } from '#contract/plans/plans-before.ts';
import { addDays } from '#planning/calendar-day.ts';
import { dataClient, rowsOf } from '../requests/data-client.ts';
import { memberResource } from '../requests/resource.ts';
import { localDay } from './plan-calendar.ts';

/** When the last change of each plan was made, as long as it can be undone; asked again when there are new plans. */
export const plansBeforeResource = memberResource(
  async (userId) => {
    const data = await dataClient();
    const answer = await data.from('plans_before').select(plansBeforeColumns).eq('user_id', userId);
    return v.parse(plansBeforeSchema, rowsOf(answer));
  },
  { name: 'plans-before', parse: (kept) => v.parse(plansBeforeSchema, kept) },
);

/** The last day on which 'Undo' brings back what was replaced then, an ISO day; null when that is over. */
export function undoUntil(replacedAt: string, now: Date): string | null {
  const replaced = new Date(replacedAt);
  const over = now.getTime() - replaced.getTime() >= undoDays * 86_400_000;
  return over ? null : addDays(localDay(replaced), undoDays);
}
