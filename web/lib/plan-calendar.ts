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

function mondayNumber(date: Date): number {
  return dayNumber(date) - ((date.getDay() + 6) % 7);
}

/** Week of a plan that a date falls into, 1 for the calendar week in which it was made; beyond 4 the plan is used up. */
export function planWeek(made: Date, today: Date): number {
  return Math.max(1, (mondayNumber(today) - mondayNumber(made)) / 7 + 1);
}

/** How long ago something was made, in words. */
export function planAge(made: Date, today: Date): string {
  const days = dayNumber(today) - dayNumber(made);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
}
