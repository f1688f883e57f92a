import { addDays } from '#planning/calendar-day.ts';
import { seededRandom } from '#planning/random.ts';

const someMonday = '2026-11-23';
const days = 400;
/** One plan of so many is of the kind that had no date and began on a Monday. */
const undated = 8;

/** The day on which the plans of an audited member begin: any of a year, by the member's seed. */
export function startFor(seed: string): string | undefined {
  const random = seededRandom(`start ${seed}`);
  return random.below(undated) === 0 ? undefined : addDays(someMonday, random.below(days));
}
