import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { addMark } from '#web/fit/use-plan-marks.ts';
import { headingWords } from '#web/lib/plans/plan-tools.ts';
import { isOn } from './shown-session.ts';

export type SessionMark = NonNullable<ProfileFit['training']>['marks'][number];

/** Marks the sessions of a week that the profile does not allow. */
export function markSessions(plan: Element, marks: readonly SessionMark[]): void {
  for (const heading of plan.querySelectorAll('.plan > .day .day-name')) {
    const name = headingWords(heading);
    const mark = marks.find(({ weekday }) => isOn(name, weekday));
    if (mark) addMark(heading, mark.says);
  }
}
