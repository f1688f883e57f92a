import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { timing } from '#bench/meals.ts';
import { memberPassword, registerReader, signUpMember } from '../members.ts';
import { counted } from '../report.ts';
import { keepReading, type Until } from './readers.ts';
import { type Crowd, type CrowdTask, crowdSchema } from './tasks.ts';

const crowd = 1_000;
/** Each signs in on so many devices. */
const devices = 5;
const readers = 4;
/** Sign-ups at the same time, while the crowd is made. */
const atOnce = 8;

const crowdFile = path.join(import.meta.dirname, 'crowd-client.ts');

async function signInAtOnce(task: CrowdTask): Promise<Crowd> {
  const child = fork(crowdFile, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = once(child, 'message');
  child.send(task);
  return v.parse(crowdSchema, (await told)[0]);
}

async function registerCrowd(url: string): Promise<CrowdTask['people']> {
  const members: CrowdTask['people'] = [];
  while (members.length * devices < crowd) {
    const first = members.length;
    const made = Array.from({ length: atOnce }, async (_, index) => {
      // each is at home, where they have been before
      const from = `10.0.${Math.floor((first + index) / 250)}.${1 + ((first + index) % 250)}`;
      const { email } = await signUpMember(url, from);
      return { email, from };
    });
    members.push(...(await Promise.all(made)));
  }
  return Array.from({ length: devices }, () => members)
    .flat()
    .slice(0, crowd);
}

/**
 * A thousand sign-ins at the same moment, and the reads of others beside them.
 * @param bound how late these may be, as p95 in milliseconds
 * @returns whether everybody was let in and no read failed or was late
 */
export async function playCrowd(url: string, bound: number): Promise<boolean> {
  const members = await Promise.all(Array.from({ length: readers }, () => registerReader(url)));
  const people = await registerCrowd(url);
  const until: Until = { over: false };
  const reading = keepReading(url, members, until);
  const task = { url, people, password: memberPassword };
  const { milliseconds, atOnce: first, toldToWait, failed } = await signInAtOnce(task);
  until.over = true;
  const beside = await reading;
  const reads = timing('', beside.milliseconds);
  const waited = timing('', milliseconds);
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  console.log(
    `${crowd} sign-ins at once: ${milliseconds.length} let in (${first} at the first try, ${toldToWait} times told to come again), median ${ms(waited.median)}, p95 ${ms(waited.p95)}, last ${ms(waited.worst)}; otherwise answered: ${counted(failed) || 'none'}`,
  );
  console.log(
    `reads of others beside them: ${reads.runs}, failed ${beside.failed.length}, p50 ${ms(reads.median)}, p95 ${ms(reads.p95)} (at most ${ms(bound)}), worst ${ms(reads.worst)}`,
  );
  if (beside.failed.length > 0) console.log(`  not answered: ${counted(beside.failed)}`);
  const isLate = reads.p95 > bound;
  return milliseconds.length === crowd && beside.failed.length === 0 && !isLate;
}
