import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { addMark } from '#web/fit/use-plan-marks.ts';
import { dayHeading } from '#web/lib/plans/plan-names.ts';

export type SessionMark = NonNullable<ProfileFit['training']>['marks'][number];

/** Marks the sessions of a week that the profile does not allow. */
export function markSessions(plan: Element, marks: readonly SessionMark[]): void {
  for (const day of plan.querySelectorAll('.plan > .day')) {
    const on = dayHeading(day)?.weekday;
    const mark = marks.find(({ weekday }) => weekday === on);
    if (mark) addMark(day.querySelector('.day-name'), mark.says);
  }
}
