import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { whenAbsent } from '../embedded/embedded-error.ts';

/** How the last drill ended, in a file beside the backups: a lost database does not take it along. */
const resultName = 'phila-drill.result';

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

/** Null where there was none, or what stands there is none. */
export async function readDrillResult(folder: string): Promise<DrillResult | null> {
  const text = await readFile(path.join(folder, resultName), 'utf8').catch(whenAbsent(null));
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resultSchema), text);
  return parsed.success ? parsed.output : null;
}

export async function keepDrillResult(folder: string, result: DrillResult): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, resultName);
  const handle = await open(`${file}.unfinished`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(result)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.unfinished`, file);
}
