import * as v from 'valibot';
import { resultFile } from './result-file.ts';

const resultSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The backup that was restored. */
  backup: v.string(),
  ok: v.boolean(),
  /** What did not hold, in a sentence each. */
  problems: v.array(v.string()),
  rows: v.number(),
  tables: v.number(),
  /** Tables and indexes of the product's own database that were read; null: this login may not. */
  checked: v.nullable(v.number()),
  seconds: v.number(),
});
export type DrillResult = v.InferOutput<typeof resultSchema>;

/** How the last drill ended, beside the backups. */
export const { read: readDrillResult, keep: keepDrillResult } = resultFile(
  'phila-drill.result',
  resultSchema,
);
