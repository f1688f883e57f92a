import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { root } from '../commands.ts';
import { processOf } from './own-process.ts';
import { endStuck, secondsOfFiles } from './queue.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly times: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  /** From its begin to its end. */
  readonly milliseconds: number;
  /** For which processors have worked for it, its browser's work counted and its database's not. */
  readonly processorSeconds: number;
}

/** One more than there are cores, because files wait for browsers and databases as well. */
const lanes = availableParallelism() + 1;

const lookForStuckEvery = 10_000;

const nameOf = (file: string) => path.relative(root, file);

interface Queue {
  readonly folder: string;
  /** What node:test is to start: one program for each process that works the queue off. */
  readonly starts: readonly string[];
}

async function layQueue(folder: string, files: readonly string[], most: number): Promise<Queue> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'files.json'), JSON.stringify(files));
  const lane = JSON.stringify(pathToFileURL(path.join(root, 'scripts', 'suite', 'lane.ts')).href);
  const text = `import { workOff } from ${lane};\nawait workOff(${JSON.stringify(folder)});\n`;
  const starts = Array.from({ length: Math.min(most, files.length) }, (_, index) =>
    path.join(folder, `lane-${index + 1}.test.mjs`),
  );
  for (const start of starts) await writeFile(start, text);
  return { folder, starts };
}

/** A queue for the files of each process of its own, and one for all others. */
function layQueues(folder: string, files: readonly string[]): Promise<readonly Queue[]> {
  const own = Map.groupBy(files, (file) => processOf(nameOf(file)));
  const shared = own.get(null) ?? [];
  own.delete(null);
  return Promise.all([
    ...[...own.values()].map((of, index) => layQueue(path.join(folder, `own-${index + 1}`), of, 1)),
    layQueue(path.join(folder, 'shared'), shared, lanes),
  ]);
}

/** Prints what comes of the tests as it comes. @param files in the order in which they are begun */
export async function runFiles(files: readonly string[]): Promise<Counts> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'suite-'));
  const queues = await layQueues(folder, files);
  const taken: Omit<FileTime, 'processorSeconds'>[] = [];
  const broken: string[] = [];
  let counts = { passed: 0, failed: 0, skipped: 0 };
  const stream = run({ files: queues.flatMap(({ starts }) => starts), concurrency: lanes });
  const ended = ({ name, nesting, details }: Ended) => {
    if (nesting === 0 && details.type === 'suite')
      taken.push({ file: name, milliseconds: details.duration_ms });
  };
  stream.on('test:pass', ended);
  stream.on('test:fail', (event) => {
    ended(event);
    // a file that could not be loaded, or a hook: none of its tests need have failed
    const { failureType } = Object(event.details.error);
    if (event.nesting === 0 && failureType !== 'subtestsFailed') broken.push(event.name);
  });
  stream.on('test:summary', ({ file, counts: seen }) => {
    // one summary comes for each process and a last one, without a file, for the whole run
    if (file !== undefined) return;
    const failed = seen.tests - seen.passed - seen.skipped - seen.todo;
    counts = { passed: seen.passed, failed, skipped: seen.skipped };
  });
  const look = setInterval(() => {
    for (const queue of queues)
      for (const file of endStuck(queue.folder)) console.log(`✖ ${nameOf(file)} hangs`);
  }, lookForStuckEvery);
  const report = stream.compose(spec);
  report.pipe(process.stdout, { end: false });
  await new Promise((resolve, reject) => {
    stream.on('error', reject);
    report.on('end', resolve);
    report.on('error', reject);
  });
  clearInterval(look);
  const worked = new Map(queues.flatMap((queue) => [...secondsOfFiles(queue.folder)]));
  await rm(folder, { recursive: true, force: true });
  const times = taken.map((one) => ({
    ...one,
    processorSeconds: worked.get(path.join(root, one.file)) ?? 0,
  }));
  const seen = new Set(times.map(({ file }) => file));
  const lost = files.map(nameOf).filter((file) => !seen.has(file));
  for (const file of [...broken, ...lost]) console.log(`✖ ${file}`);
  return { ...counts, failed: counts.failed + broken.length + lost.length, times };
}

interface Ended {
  readonly name: string;
  readonly nesting: number;
  readonly details: { readonly type?: string | undefined; readonly duration_ms: number };
}
