import { useMemo } from 'react';
import type { WeekNumber } from '#planning/calendar.ts';
import type { EveningTask } from '#planning/cooking/evening-before.ts';
import { useIsAfternoon } from '#web/cook/afternoon.ts';
import { cookSheetsResource } from '#web/cook/cook-sheets-resource.ts';
import { thisEvening } from '#web/cook/evening.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';

/** What is done this evening for a day of the plan. */
interface EveningMark {
  readonly week: WeekNumber;
  /** Days since that week began. */
  readonly day: number;
  readonly tasks: readonly EveningTask[];
}

export const eveningMarkClass = 'day-evening';
const none: readonly EveningMark[] = [];

/** Of tomorrow, from noon on; the same object for as long as it says the same. */
export function useEveningMarks(userId: string): readonly EveningMark[] {
  const { data } = useMemberResource(cookSheetsResource, userId);
  const now = useNow();
  const afternoon = useIsAfternoon();
  return useMemo(() => {
    const evening = data && afternoon ? thisEvening(data, now) : null;
    return evening ? [{ ...evening.place, tasks: evening.tasks }] : none;
  }, [data, now, afternoon]);
}

/** Tells it in the heading of that day, which may be folded; the way to each dish is beside its meal. */
export function markEvening(plan: Element, marks: readonly EveningMark[]): void {
  const days = [...plan.querySelectorAll('.plan > .day')];
  for (const { day, tasks } of marks) {
    const said = document.createElement('span');
    said.className = eveningMarkClass;
    const words = tasks.map(({ meal, dish, says }) => `${meal}, ${dish}: ${says}`);
    said.textContent = `This evening, for tomorrow: ${words.join(' ')}`;
    days[day]?.querySelector('summary')?.append(said);
  }
}
