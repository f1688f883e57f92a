const millisecondsPerDay = 86_400_000;

/** Days since 1970 of an ISO day ('2026-02-19'), or null when there is no such day. */
export function dayNumber(isoDay: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay)) return null;
  const time = new Date(`${isoDay}T00:00:00Z`);
  // the engine reads 30 February as 2 March: only a day that reads back the same exists
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== isoDay) return null;
  return time.getTime() / millisecondsPerDay;
}
