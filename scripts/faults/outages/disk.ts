import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { wire as paths } from '#contract/paths.ts';
import { end, freePort } from '#test/support/server/process.ts';
import { type Look, Looks } from '../looks.ts';
import { type Running, start } from '../running.ts';
import { type Answer, createWire, newEmail, newPassword, signUp, type Wire } from '../wire.ts';
import { Heard, sentenceOf, tellErrors } from './heard.ts';
import { SteadyMember } from './steady-member.ts';

const run = promisify(execFile);
/** A data folder of a few members takes a fifth of it. */
const diskBytes = 640 * 1024 ** 2;
const members = 4;
const settings = { GENERATIONS_PER_DAY: '1000', PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' };
/** The server asks its disk every ten seconds. */
const patienceMs = 20_000;
const fullMs = 5_000;

/** A disk of this machine's memory. Needs root and Linux. @throws where it cannot be mounted */
async function mountDisk(folder: string): Promise<void> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder]).catch(
    (error: unknown) => {
      throw new Error('this needs a small disk of its own: run it as root on Linux', {
        cause: error,
      });
    },
  );
  await chmod(folder, 0o755);
}

/** Somebody else's file on the same disk. */
class Ballast {
  readonly #folder: string;
  readonly #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = path.join(folder, 'ballast');
  }

  /** Grows until so much of the disk is in use; 1 stops at its very end. */
  async fillTo(share: number): Promise<void> {
    const handle = await open(this.#file, 'a');
    const piece = Buffer.alloc(64 * 1024);
    try {
      for (;;) {
        const { bavail, blocks } = await statfs(this.#folder);
        if (1 - bavail / blocks >= share && bavail > 0) return;
        await handle.write(piece);
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await handle.close();
    }
  }

  remove(): Promise<void> {
    return rm(this.#file);
  }
}

/** Asks again until the answer is as it must be, or for too long. */
async function until(ask: () => Promise<Answer>, status: number): Promise<Answer> {
  const began = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer?.status === status || performance.now() - began > patienceMs) return answer;
    await pause(500);
  }
}

async function fillUp(
  { owner }: Running,
  wire: Wire,
  ballast: Ballast,
  heard: Heard,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  const see = (what: string, answer: Answer, status: number) => {
    const sentence = sentenceOf(answer);
    const isSaid = status < 300 || sentence !== '';
    const told = `${answer?.status} ${sentence}`;
    looks.push({ what, held: answer?.status === status && isSaid, told });
    if (status >= 300) console.log(`${what}: ${told}`);
  };
  const crowd = Array.from({ length: members }, () => new SteadyMember(() => wire, heard));
  for (const one of crowd) await one.begin();
  const newcomer = () => signUp(wire, newEmail(), newPassword());
  // plans are made for a profile that stays as it is meanwhile, and the crowd saves theirs all the time
  const quiet = new SteadyMember(() => wire, heard);
  await quiet.begin();
  const token = quiet.token() ?? '';
  const press = () => wire('POST', `${paths.generateMealPlans}?wait=true`, { token, body: {} });
  let ended = false;
  const work = Promise.all(crowd.map((one) => one.work(() => ended)));
  await ballast.fillTo(0.87);
  see('86 % full: a sign-up', await until(newcomer, 503), 503);
  see('86 % full: plans', await press(), 200);
  await ballast.fillTo(0.96);
  see('96 % full: plans', await until(press, 503), 503);
  const ready = await wire('GET', paths.ready);
  looks.push({ what: 'not ready', held: ready?.status === 503, told: `${ready?.status}` });
  await ballast.fillTo(1);
  await pause(fullMs);
  await ballast.remove();
  see('room again: a sign-up', await until(newcomer, 200), 200);
  see('room again: plans', await until(press, 200), 200);
  ended = true;
  await work;
  for (const one of crowd) looks.push(...(await one.look(owner)));
  return looks;
}

/**
 * So many rounds in which a small disk fills while members write: new accounts stop first, then plans, then all writing.
 * @returns whether each was told in a sentence, nobody met a 500, and nothing that was acknowledged is missing
 */
export async function playDisk(rounds: number): Promise<boolean> {
  const looks = new Looks();
  const heard = new Heard();
  for (let number = 0; number < rounds; number += 1) {
    const disk = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
    await mountDisk(disk);
    try {
      const dataDir = path.join(disk, 'data');
      await mkdir(dataDir, { mode: 0o755 });
      const port = await freePort();
      const running = await start(port, dataDir, settings);
      try {
        const wire = createWire(`http://127.0.0.1:${port}`);
        looks.add(number, await fillUp(running, wire, new Ballast(disk), heard));
      } finally {
        await running.owner.end();
        await end(running.server.child, 'SIGTERM');
        tellErrors(running.server.output());
      }
    } finally {
      await run('umount', [disk]);
      await rm(disk, { recursive: true });
    }
  }
  const polite = heard.tell();
  return looks.tell() && polite;
}
