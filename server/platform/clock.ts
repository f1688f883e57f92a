import { homeTimeZone, type WallClock } from '#contract/plans/plan-start.ts';
import { daysBetween } from '#planning/calendar-day.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();
/** More zones than members are in; a stranger's names must not fill the memory. */
const mostFormats = 600;

/** Null where the runtime knows no such zone. To make one takes a tenth of a millisecond, so it is kept. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null;
  try {
    const hour = { hour: '2-digit', hourCycle: 'h23' } as const;
    const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...day, ...hour });
  } catch {
    format = null;
  }
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** What the clocks of a time zone show; null where the runtime knows no such zone. */
export function wallClock(now: Date, timeZone: string): WallClock | null {
  // '2026-11-27 19' is how Sweden writes it
  const [day, hour] = formatOf(timeZone)?.format(now).split(' ') ?? [];
  return day === undefined || hour === undefined ? null : { day, hour: Number(hour) };
}

const hourMs = 3_600_000;
/** Some zones are a half or three quarters of an hour off the others. */
const stepMs = hourMs / 4;

/**
 * When the clocks of a time zone come to an hour of a day; where they are put forward over it, to the hour after it.
 * @param day ISO day
 * @param timeZone one that `wallClock` knows, else UTC
 */
export function whenClockShows(day: string, hour: number, timeZone: string): Date {
  const utc = new Date(`${day}T${String(hour).padStart(2, '0')}:00Z`);
  const hoursPast = (at: number) => {
    const shown = wallClock(new Date(at), timeZone);
    return shown ? daysBetween(day, shown.day) * 24 + shown.hour - hour : null;
  };
  let at = utc.getTime();
  at -= (hoursPast(at) ?? 0) * hourMs;
  while ((hoursPast(at) ?? 0) < 0) at += stepMs;
  while ((hoursPast(at - stepMs) ?? -1) >= 0) at -= stepMs;
  return new Date(at);
}

/** What the clocks of South Africa show. */
export function homeClock(now: Date): WallClock {
  const clock = wallClock(now, homeTimeZone);
  if (!clock) throw new Error(`the runtime does not know ${homeTimeZone}`);
  return clock;
}

/** The calendar day in South Africa, as YYYY-MM-DD; prices are judged by it. */
export function southAfricanDay(now: Date): string {
  return homeClock(now).day;
}
