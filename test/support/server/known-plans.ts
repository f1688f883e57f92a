import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { GenerationTask, Planned } from '#server/features/generation/task/generation-task.ts';
import type { PlanThreads } from '#server/plans/plan-threads.ts';

/** Where processes of a run keep plans for each other; without it a process keeps them for itself. */
const folder = process.env.PHILA_TEST_PLANS;

const inMemory = new Map<string, Buffer>();

const keyOf = (task: GenerationTask) =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex');

function find(key: string): Buffer | null {
  if (folder === undefined) return inMemory.get(key) ?? null;
  try {
    return readFileSync(path.join(folder, key));
  } catch {
    return null;
  }
}

function keep(key: string, plan: Buffer): void {
  if (folder === undefined) {
    inMemory.set(key, plan);
    return;
  }
  mkdirSync(folder, { recursive: true });
  // put in place whole: another process may look for it at this moment
  const draft = path.join(folder, `${key}.${process.pid}`);
  writeFileSync(draft, plan);
  renameSync(draft, path.join(folder, key));
}

/**
 * Threads that make each plan once. The same task gives the same plan, and most tests want some plan of the same member: the
 * first of them has it made by the planner, those after it get what was made.
 */
export function rememberPlans(threads: PlanThreads): PlanThreads {
  return {
    ...threads,
    plans: {
      async run(task, signal, turn) {
        signal?.throwIfAborted();
        const key = keyOf(task);
        const known = find(key);
        if (known) {
          const planned: Planned = deserialize(known);
          return planned;
        }
        const planned = await threads.plans.run(task, signal, turn);
        keep(key, serialize(planned));
        return planned;
      },
    },
  };
}
