import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { AttackMember } from '../members.ts';
import { keepAskingReady, keepReading, type Readings, type Until } from './readers.ts';
import { type AttackTally, type AttackTask, tallySchema } from './tasks.ts';

export interface Outcome {
  readonly name: string;
  readonly readings: Readings;
  /** Statuses of `/readyz`. */
  readonly ready: readonly number[];
  /** What the flood was answered; nothing where there was none. */
  readonly tally: AttackTally;
}

const attackerFile = path.join(import.meta.dirname, 'attacker.ts');
const nothing: AttackTally = { answers: {}, othersRows: 0 };

/** Floods from a process of its own until told to stop. @returns what it was answered */
async function flood(task: AttackTask, stopped: Promise<void>): Promise<AttackTally> {
  const child = fork(attackerFile, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = once(child, 'message');
  const gone = once(child, 'exit').then(() => {
    throw new Error('the attacker ended before it was told to');
  });
  // it exits after its last word, too
  gone.catch(() => {});
  child.send(task);
  await stopped;
  child.send('stop');
  const [tally] = await Promise.race([told, gone]);
  return v.parse(tallySchema, tally);
}

/**
 * So many seconds of honest reads, and beside them a flood.
 * @param task null: nothing beside them
 */
export async function playRound(
  name: string,
  seconds: number,
  readers: readonly AttackMember[],
  url: string,
  task: AttackTask | null,
): Promise<Outcome> {
  const until: Until = { over: false };
  const stopped = Promise.withResolvers<void>();
  const flooding = task === null ? Promise.resolve(nothing) : flood(task, stopped.promise);
  // connections are made and queries prepared before anything is measured
  await pause(1_000);
  const reading = keepReading(url, readers, until);
  const asking = keepAskingReady(url, until);
  await pause(seconds * 1_000);
  until.over = true;
  const [readings, ready] = await Promise.all([reading, asking]);
  stopped.resolve();
  return { name, readings, ready, tally: await flooding };
}
