/** Ids of the places of a plan on its page, which can be jumped to; the day that is today's has the id `today`. */
export const weekId = (week: number) => `week-${week}`;
/** @param inWeek from 0 */
export const dayId = (week: number, inWeek: number) => `day-${week}-${inWeek}`;
