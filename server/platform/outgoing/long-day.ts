import { homeTimeZone } from '#contract/plans/plan-start.ts';

const format = new Intl.DateTimeFormat('en-ZA', {
  timeZone: homeTimeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The day of a moment here, '28 November 2026', for mails and pages. */
export function longDay(moment: Date): string {
  return format.format(moment);
}
