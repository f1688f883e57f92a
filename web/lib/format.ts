const noBreakSpace = '\u00a0';

/** Rands as South African shops write them: R99, R149.99, R1 234.50. `cents`: always with two decimals. */
export function rand(amount: number, { cents = false } = {}): string {
  const text = cents || !Number.isInteger(amount) ? amount.toFixed(2) : String(amount);
  return `R${text.replace(/\B(?=(\d{3})+(?!\d))/g, noBreakSpace)}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Day, month and year of a date in the reader's own time zone: 28 April 2025. */
export function longDate(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** An ISO day as pages write it. Noon, where the reader is, lies on the day itself. */
export const writtenDay = (day: string) => longDate(new Date(`${day}T12:00:00`));
