import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { processorSeconds } from './processor-time.ts';

// A queue is a folder, which several processes work off together: `files.json` holds the paths of the files in their
// order, a file by the number of a place the process that has taken it, and one with `.done` says that it has ended, and holds the seconds
// for which processors have worked for it.

/** How long all tests of a file may take, in milliseconds: long, because only what hangs is ended by it. */
export const longestFile = 1_800_000;

/** How much later a process is ended that is stuck where no timer of its own can end a file, in milliseconds. */
const grace = 30_000;

const filesSchema = v.array(v.string());

function filesOf(folder: string): readonly string[] {
  return v.parse(filesSchema, JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')));
}

const claimOf = (folder: string, place: number) => path.join(folder, String(place));
const doneOf = (folder: string, place: number) => `${claimOf(folder, place)}.done`;

/** Whether this process is the first to ask for a file of the queue. */
function claim(folder: string, place: number): boolean {
  try {
    writeFileSync(claimOf(folder, place), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Takes one file after the other that no other process has taken, until there is none. @param work on a file, to its end */
export async function takeEach(
  folder: string,
  work: (file: string) => Promise<void>,
): Promise<void> {
  for (const [place, file] of filesOf(folder).entries()) {
    if (!claim(folder, place)) continue;
    const before = processorSeconds();
    const done = () =>
      writeFileSync(doneOf(folder, place), JSON.stringify(processorSeconds() - before));
    // a file that ends its process is nowhere waited for
    process.once('exit', done);
    await work(file);
    process.off('exit', done);
    done();
  }
}

/** How long processors have worked for each file that has ended, in seconds, but for the database. */
export function secondsOfFiles(folder: string): ReadonlyMap<string, number> {
  const found = filesOf(folder).flatMap((file, place) => {
    const done = doneOf(folder, place);
    if (!existsSync(done)) return [];
    const text = readFileSync(done, 'utf8');
    return [[file, text === '' ? 0 : v.parse(v.number(), JSON.parse(text))] as const];
  });
  return new Map(found);
}

/** Kills the processes that have been with a file for longer than any may take. @returns those files */
export function endStuck(folder: string): readonly string[] {
  return filesOf(folder).filter((_, place) => {
    const taken = claimOf(folder, place);
    if (!existsSync(taken) || existsSync(doneOf(folder, place))) return false;
    if (Date.now() - statSync(taken).mtimeMs < longestFile + grace) return false;
    try {
      process.kill(Number(readFileSync(taken, 'utf8')), 'SIGKILL');
    } catch {
      // it is gone, and so is its file
    }
    writeFileSync(doneOf(folder, place), '');
    return true;
  });
}
