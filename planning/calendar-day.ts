function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Number of an ISO day ('2026-02-19') such that the next day's is one more, or null when there is no such day.
 * Plain arithmetic of the calendar, so that nothing here can read a clock.
 */
export function dayNumber(isoDay: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay)) return null;
  const year = Number(isoDay.slice(0, 4));
  const month = Number(isoDay.slice(5, 7));
  const day = Number(isoDay.slice(8));
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  // years begin in March, so that the leap day comes last; 153 days are five months from March on
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day;
}

/** ISO day of a number that `dayNumber` gave, or one that lies so many days before or after it. */
function isoDayOf(number: number): string {
  // the inverse of the sum above: 400 years have 146,097 days, 100 years 36,524, 4 years 1,461; day 1 is 1 March
  const days = number - 1;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const century = Math.min(3, Math.floor(ofEra / 36_524));
  const ofCentury = ofEra - century * 36_524;
  const four = Math.floor(ofCentury / 1461);
  const ofFour = ofCentury - four * 1461;
  const single = Math.min(3, Math.floor(ofFour / 365));
  const y = era * 400 + century * 100 + four * 4 + single;
  const ofYear = ofFour - single * 365;
  const m = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * m + 2) / 5) + 1;
  const [year, month] = m < 10 ? [y, m + 3] : [y + 1, m - 9];
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function known(isoDay: string): number {
  const number = dayNumber(isoDay);
  if (number === null) throw new Error(`not a day: ${isoDay}`);
  return number;
}

/** The ISO day so many days later, or earlier. @throws when it is no day */
export function addDays(isoDay: string, days: number): string {
  return isoDayOf(known(isoDay) + days);
}

/** Days from one ISO day to another; below 0 when the other is earlier. @throws when one is no day */
export function daysBetween(from: string, to: string): number {
  return known(to) - known(from);
}

/** Place of an ISO day in its week, 0 for Monday to 6 for Sunday. @throws when it is no day */
export function weekdayIndex(isoDay: string): number {
  // day 1 of this count, 1 March of the year 0, was a Wednesday
  return (known(isoDay) + 1) % 7;
}
