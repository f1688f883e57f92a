import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort } from '#test/support/server/process.ts';
import type { Act, Actor, Ending, Stage } from '../act.ts';
import { kill, start } from '../running.ts';
import { createWire } from '../wire.ts';
import { Resumed } from './resumed.ts';
import { Tally } from './tally.ts';

/** Members who do each act at the same time. */
const atOnce = 4;
/** A kill comes after so many answers at most of the act whose turn it is, and up to so many milliseconds later. */
const mostAnswers = 6;
const mostPauseMs = 150;

/**
 * Makes each write take up to 30 ms longer, so that a kill falls between two writes of an act as often as anywhere else, and
 * each commit 20 ms, so that some acts are committed and never answered. The limits, which are counted for themselves, are
 * left as they are.
 */
const slowCommits = [
  'alter system set commit_delay = 20000',
  'alter system set commit_siblings = 0',
  'select pg_reload_conf()',
];
const slowWrites = `
  create schema if not exists faults;
  grant usage on schema faults to public;
  create or replace function faults.pause() returns trigger language plpgsql as $$
    begin perform pg_sleep(random() * 0.03); return null; end $$;
  do $$ declare slowed regclass;
  begin
    for slowed in select c.oid from pg_class c
      where c.relnamespace in ('auth'::regnamespace, 'public'::regnamespace, 'reminders'::regnamespace,
        'sharing'::regnamespace, 'payments'::regnamespace)
        and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'rate_limits'
    loop
      execute format('create or replace trigger faults_pause after insert or update or delete on %s
        for each statement execute function faults.pause()', slowed);
    end loop;
  end $$`;

/** A token whose answer was lost must do however late it comes. */
const settings = { REFRESH_REUSE_SECONDS: '0' };

/** Tells when an act has been answered so many times. */
class Notes extends EventEmitter {
  private readonly counts = new Map<string, number>();

  note(name: string): void {
    this.counts.set(name, this.countOf(name) + 1);
    this.emit('noted');
  }

  async more(name: string, wanted: number): Promise<void> {
    const until = this.countOf(name) + wanted;
    while (this.countOf(name) < until) await once(this, 'noted');
  }

  private countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}

async function judgeAll(actors: readonly Actor[]): Promise<readonly Ending[]> {
  const endings: Ending[] = [];
  for (const actor of actors) endings.push(...(await actor.judge()));
  return endings;
}

/**
 * So many rounds of these acts, of a kill in the middle of them, and of a look at what is there.
 * @param more settings of the server beside the usual ones
 * @returns whether all held
 */
export async function playRounds(
  acts: readonly Act[],
  rounds: number,
  more: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const env = { ...settings, ...more };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  const port = await freePort();
  const notes = new Notes();
  const tally = new Tally(acts.map(({ name }) => name));
  const resumed = new Resumed();
  let running = await start(port, dataDir, env);
  try {
    console.log(
      `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares`,
    );
    for (const slow of [...slowCommits, slowWrites]) await running.owner.query(slow);
    const wire = createWire(`http://127.0.0.1:${port}`);
    const stageOf = (name: string): Stage => ({
      wire,
      owner: () => running.owner,
      note: () => notes.note(name),
    });
    for (let round = 0; round < rounds; round += 1) {
      const groups = await Promise.all(
        acts.map(async (act) => ({
          name: act.name,
          actors: await Promise.all(
            Array.from({ length: atOnce }, () => act.begin(stageOf(act.name))),
          ),
        })),
      );
      const turn = acts[round % acts.length]?.name ?? '';
      const answers = notes.more(turn, 1 + Math.floor(Math.random() * mostAnswers));
      const work = Promise.all(groups.flatMap(({ actors }) => actors.map((one) => one.work())));
      await Promise.race([answers, work]);
      await pause(Math.random() * mostPauseMs);
      const killed = performance.now();
      const killedAt = new Date();
      await kill(running, dataDir, Math.floor(round / acts.length) % 2 === 1);
      await work;
      running = await start(port, dataDir, env);
      const ready = performance.now() - killed;
      const judged = await Promise.all(
        groups.map(async ({ name, actors }) => ({ name, endings: await judgeAll(actors) })),
      );
      for (const { name, endings } of judged) tally.add(name, round, endings);
      await resumed.see(running.owner, killedAt, ready);
    }
  } finally {
    await end(running.server.child, 'SIGTERM');
    await running.owner.end().catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(
    `${rounds} rounds of kill -9 of the server, in about half of them of the database at the same moment`,
  );
  for (const line of resumed.tell()) console.log(line);
  return tally.tell();
}
