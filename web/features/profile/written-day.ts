import { longDate } from '#web/lib/format.ts';

/** An ISO day as pages write it. Noon, where the reader is, lies on the day itself. */
export const writtenDay = (day: string) => longDate(new Date(`${day}T12:00:00`));
