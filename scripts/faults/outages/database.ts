import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timing } from '#bench/meals.ts';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { readServerFile } from '#database/embedded/server-process.ts';
import { end, freePort } from '#test/support/server/process.ts';
import { Looks } from '../looks.ts';
import { type Running, start } from '../running.ts';
import { createWire } from '../wire.ts';
import { Heard, tellErrors } from './heard.ts';
import { SteadyMember } from './steady-member.ts';

const members = 6;
/** Longer than the server waits for a statement of a member, in milliseconds. */
const pausedMs = 15_000;
/** One member presses all the time. */
const settings = { GENERATIONS_PER_DAY: '1000', PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' };
const calmMs = 1_500;
/** Everybody must have been answered again so many milliseconds after the database came back. */
const patienceMs = 120_000;

async function postmaster(dataDir: string): Promise<number> {
  const file = await readServerFile(await findCluster(dataDir));
  if (!file) throw new Error('no database runs');
  return file.pid;
}

/** A process and those that it has started. Linux. */
async function family(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...text.trim().split(' ').filter(Boolean).map(Number)];
}

/** All processes of the database stand still, as on a machine whose disk hangs. */
async function pauseAll(pid: number): Promise<void> {
  // the first makes no new ones any more, so the rest can be counted
  process.kill(pid, 'SIGSTOP');
  const all = await family(pid);
  for (const each of all) process.kill(each, 'SIGSTOP');
  await pause(pausedMs);
  for (const each of all) process.kill(each, 'SIGCONT');
}

const outages: ReadonlyMap<string, (pid: number) => Promise<void>> = new Map([
  ['killed with -9', async (pid) => void process.kill(pid, 'SIGKILL')],
  [`stopped for ${pausedMs / 1000} s (SIGSTOP)`, pauseAll],
  ['restarted (fast shutdown)', async (pid) => void process.kill(pid, 'SIGINT')],
]);

/** Waits until each member has been answered three times more. @throws where one is not */
async function wellAgain(crowd: readonly SteadyMember[]): Promise<void> {
  const wanted = crowd.map((one) => one.count() + 3);
  const until = performance.now() + patienceMs;
  while (crowd.some((one, index) => one.count() < (wanted[index] ?? 0))) {
    if (performance.now() > until) {
      const stuck = crowd.filter((one, index) => one.count() < (wanted[index] ?? 0));
      throw new Error(`still not answered: ${stuck.map((one) => one.asks()).join(', ')}`);
    }
    await pause(20);
  }
}

async function round(
  { owner }: Running,
  dataDir: string,
  url: string,
  { heard, waits }: { readonly heard: Heard; readonly waits: ReadonlyMap<string, number[]> },
) {
  const wire = createWire(url);
  const crowd = Array.from(
    { length: members },
    (_, index) => new SteadyMember(() => wire, heard, { presses: index === 0 }),
  );
  await Promise.all(crowd.map((one) => one.begin()));
  let ended = false;
  const work = Promise.all(crowd.map((one) => one.work(() => ended)));
  for (const [name, outage] of outages) {
    await pause(calmMs);
    const began = performance.now();
    await outage(await postmaster(dataDir));
    await pause(calmMs);
    await wellAgain(crowd);
    waits.get(name)?.push(Math.max(0, heard.troubledAt() - began));
  }
  ended = true;
  await work;
  const looks = [];
  for (const one of crowd) looks.push(...(await one.look(owner)));
  return looks;
}

/**
 * So many rounds in which the database is killed, stands still and is restarted while members write, each round on a
 * server of its own and all on the same data.
 * @returns whether nothing that was acknowledged is missing, and every refusal was a sentence
 */
export async function playDatabase(rounds: number): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  const port = await freePort();
  const looks = new Looks();
  const heard = new Heard();
  const waits = new Map([...outages.keys()].map((name): [string, number[]] => [name, []]));
  try {
    for (let number = 0; number < rounds; number += 1) {
      const running = await start(port, dataDir, settings);
      try {
        const url = `http://127.0.0.1:${port}`;
        looks.add(number, await round(running, dataDir, url, { heard, waits }));
      } finally {
        await running.owner.end();
        await end(running.server.child, 'SIGTERM');
        tellErrors(running.server.output());
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const [name, values] of waits) {
    const { median, worst } = timing(name, values);
    console.log(
      `${name}: the last refusal came ${median.toFixed(0)} ms after its beginning (median), ${worst.toFixed(0)} ms (worst)`,
    );
  }
  const polite = heard.tell();
  return looks.tell() && polite;
}
