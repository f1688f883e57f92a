import { useEffect, useEffectEvent, useRef } from 'react';
import type { WeekPlan } from '#web/lib/plans/weekly-plans.ts';

/**
 * Tells when new plans have taken the place of others while the page is open; of the first plans of all there is nothing to
 * tell.
 * @param weeks what stands on the page, which is in place before `generating` ends
 */
export function useRenewed(
  generating: boolean,
  weeks: readonly WeekPlan[],
  onRenewed: () => void,
): void {
  const made = weeks.map((week) => week.generated_at).join();
  /** What stood there when the plans were asked for. */
  const before = useRef<string | null>(null);
  const tell = useEffectEvent(onRenewed);
  useEffect(() => {
    if (generating) {
      before.current ??= made;
      return;
    }
    const replaced = before.current;
    before.current = null;
    if (replaced && made !== '' && made !== replaced) tell();
  }, [generating, made]);
}
