import * as v from 'valibot';
import { resultFile } from './result-file.ts';

const resultSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  ok: v.boolean(),
  /** What could not be read, or does not fit, in a sentence each. */
  problems: v.array(v.string()),
  /** All pages of tables and indexes; or, where this login may not, all rows of all tables. */
  of: v.picklist(['pages', 'rows']),
  /** How many tables, and indexes where their pages were read. */
  read: v.number(),
  seconds: v.number(),
});
export type ReadingResult = v.InferOutput<typeof resultSchema>;

/** How the last night's reading of the database ended, beside the backups or, without any, the data. */
export const { read: readReadingResult, keep: keepReadingResult } = resultFile(
  'phila-reading.result',
  resultSchema,
);
