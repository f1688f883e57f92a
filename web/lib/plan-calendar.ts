const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

/** English name of a date's weekday, as plans name their days. */
export function weekdayName(date: Date): string {
  return weekdays[date.getDay()] ?? '';
}

/** Midnight of the Monday on or before a date, counted in days so that summer time cannot shift it. */
function mondayNumber(date: Date): number {
  const day = Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs);
  return day - ((date.getDay() + 6) % 7);
}

/** Week of a plan that a date falls into, 1 for the calendar week in which it was made; beyond 4 the plan is used up. */
export function planWeek(made: Date, today: Date): number {
  return Math.max(1, (mondayNumber(today) - mondayNumber(made)) / 7 + 1);
}

/** How long ago something was made, in words. */
export function planAge(made: Date, today: Date): string {
  const days = Math.floor((today.getTime() - made.getTime()) / dayMs);
  if (days <= 0) return made.getDate() === today.getDate() ? 'today' : 'yesterday';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
}
