const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

/** English name of a date's weekday, as plans name their days. */
export function weekdayName(date: Date): string {
  return weekdays[date.getDay()] ?? '';
}

/** Number of a date's day in its own time zone; whole days apart, so that summer time cannot shift it. */
function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs);
}

/** Days of a plan count from Monday, those of a date from Sunday. */
export function dayIndex(date: Date): number {
  return (date.getDay() + 6) % 7;
}

const saturday = 5;

/** First Monday of a plan: of the week in which it was made, but a plan made at the weekend is for the weeks to come. */
function firstMonday(made: Date): number {
  const index = dayIndex(made);
  return dayNumber(made) - index + (index < saturday ? 0 : 7);
}

/** Where a plan of four weeks stands. */
export interface PlanPlace {
  /** From 1; beyond 4 the plan is used up. */
  readonly week: number;
  /** The day that the plan has come to: today, or its first Monday while that is still to come. */
  readonly day: Date;
  /** Such as 'tomorrow' or 'on Monday' while the plan has not begun; null from then on. */
  readonly starts: string | null;
}

/** Where a plan that was made on one day stands on another. */
export function planPlace(made: Date, today: Date): PlanPlace {
  const wait = Math.max(0, firstMonday(made) - dayNumber(today));
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() + wait);
  const day = wait === 0 ? today : first;
  return {
    week: Math.floor((dayNumber(day) - firstMonday(made)) / 7) + 1,
    day,
    starts: wait === 0 ? null : wait === 1 ? 'tomorrow' : `on ${weekdayName(first)}`,
  };
}

/** How long ago something was made, in words. */
export function planAge(made: Date, today: Date): string {
  const days = dayNumber(today) - dayNumber(made);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
}
