import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { whenAbsent } from '../embedded/embedded-error.ts';

/** How something ended last, in a file: a lost database does not take it along. */
export interface ResultFile<T> {
  /** Null where it never was, or what stands there is no result. */
  read(folder: string): Promise<T | null>;
  keep(folder: string, result: T): Promise<void>;
}

export function resultFile<T>(name: string, schema: v.GenericSchema<unknown, T>): ResultFile<T> {
  return {
    async read(folder) {
      const text = await readFile(path.join(folder, name), 'utf8').catch(whenAbsent(null));
      if (text === null) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    },
    async keep(folder, result) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, name);
      const handle = await open(`${file}.unfinished`, 'w', 0o600);
      try {
        await handle.writeFile(`${JSON.stringify(result)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.unfinished`, file);
    },
  };
}
