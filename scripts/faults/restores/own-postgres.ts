import { execFile } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL of the machine's own, as an operator with DATABASE_URL has it: its programs, and who may run them. */
export interface OwnPostgres {
  run(program: string, words: readonly string[]): Promise<string>;
  /** A folder that belongs to who runs it. */
  folder(place: string): Promise<string>;
  /** All in a folder belongs to them from now on. */
  own(place: string): Promise<void>;
  readonly version: string;
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [flag, 'postgres'])).stdout);
}

/** Null where the machine has none, or not with all programs. */
export async function findOwnPostgres(): Promise<OwnPostgres | null> {
  try {
    const bin = (await run('pg_config', ['--bindir'])).stdout.trim();
    const isRoot = process.getuid?.() === 0;
    // it refuses to run as root
    const as = isRoot ? { uid: await idOf('-u'), gid: await idOf('-g') } : {};
    const env = { ...process.env, LC_ALL: 'C' };
    const { stdout: version } = await run(path.join(bin, 'pg_basebackup'), ['--version']);
    return {
      version: version.trim(),
      async run(program, words) {
        const options = { ...as, env, cwd: '/tmp', maxBuffer: 1e8 };
        return (await run(path.join(bin, program), words, options)).stdout;
      },
      async folder(place) {
        await mkdir(place, { recursive: true, mode: 0o700 });
        if (as.uid !== undefined) await chown(place, as.uid, as.gid);
        return place;
      },
      async own(place) {
        if (as.uid !== undefined) await run('chown', ['-R', `${as.uid}:${as.gid}`, place]);
      },
    };
  } catch {
    return null;
  }
}
