import { globSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of processor time by who used them. */
export interface ProcessorTime {
  /** The event loop of the server. */
  readonly eventLoop: number;
  /** The threads that compute plans. */
  readonly planning: number;
  /** What works for both: collecting memory, compiling, packing answers. */
  readonly helpers: number;
  readonly database: number;
}

const msPerTick = 10;

interface Stat {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly ms: number;
  readonly nice: number;
}

function readStats(pattern: string): readonly Stat[] {
  return globSync(pattern).flatMap((file): Stat[] => {
    try {
      const text = readFileSync(file, 'utf8');
      const end = text.lastIndexOf(')');
      const fields = text.slice(end + 2).split(' ');
      const field = (index: number) => Number(fields[index]);
      return [
        {
          id: Number.parseInt(text, 10),
          name: text.slice(text.indexOf('(') + 1, end),
          parent: field(1),
          ms: (field(11) + field(12)) * msPerTick,
          nice: field(16),
        },
      ];
    } catch {
      // it ended meanwhile
      return [];
    }
  });
}

function sum(stats: readonly Stat[]): number {
  return stats.reduce((total, { ms }) => total + ms, 0);
}

/** A process and all that it has started; numbers are given out in a circle, so a child's may be the smaller one. */
function below(root: number, processes: readonly Stat[]): ReadonlySet<number> {
  const inside = new Set([root]);
  let before = 0;
  while (inside.size > before) {
    before = inside.size;
    for (const { id, parent } of processes) if (inside.has(parent)) inside.add(id);
  }
  return inside;
}

/** What a server's process and the database below it have used so far; null where the system does not say. */
export function processorTime(root: number): ProcessorTime | null {
  if (process.platform !== 'linux') return null;
  const processes = readStats('/proc/[0-9]*/stat');
  const inside = below(root, processes);
  const threads = readStats(`/proc/${root}/task/[0-9]*/stat`);
  const eventLoop = threads.filter(({ id }) => id === root);
  // planning threads are known by standing back
  const planning = threads.filter(({ id, nice }) => id !== root && nice > 0);
  return {
    eventLoop: sum(eventLoop),
    planning: sum(planning),
    helpers: sum(threads) - sum(eventLoop) - sum(planning),
    database: sum(processes.filter(({ id, name }) => inside.has(id) && name === 'postgres')),
  };
}

/** What was used between two looks, in words, for each of so many. */
export function usedText(before: ProcessorTime, after: ProcessorTime, each: number): string {
  const part = (key: keyof ProcessorTime) => `${((after[key] - before[key]) / each).toFixed(1)} ms`;
  return `planning ${part('planning')}, event loop ${part('eventLoop')}, helpers ${part('helpers')}, database ${part('database')}`;
}

const lookMs = 2_000;
/** What a server takes that only looks at its line now and then. */
const atRestMs = 100;
const longestMs = 180_000;
/** Where the system does not say what a process uses. */
const unseenMs = 30_000;

/** Waits until a server that was just started has got ready for plans, as one has that runs since yesterday. */
export async function untilAtRest(root: number): Promise<void> {
  const used = () => {
    const time = processorTime(root);
    return time && time.eventLoop + time.planning + time.helpers;
  };
  for (let waited = 0; waited < longestMs; waited += lookMs) {
    const before = used();
    await pause(before === null ? unseenMs : lookMs);
    const after = used();
    if (before === null || after === null || after - before < atRestMs) return;
  }
}
