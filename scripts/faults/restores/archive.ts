import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { findBases } from '#database/archive/base-files.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { freePort } from '#test/support/server/process.ts';
import { Looks } from '../looks.ts';
import { kill, type Running, start } from '../running.ts';
import { createWire } from '../wire.ts';
import { operate } from './operate.ts';
import { RestoredMember } from './restored-member.ts';

const writers = 3;
const writeMs = 3_000;
const settings = { PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' };
const clockSchema = v.tuple([v.object({ at: v.date() })]);
const archivedSchema = v.tuple([v.object({ archived: v.boolean() })]);

interface Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly archive: string;
  readonly lists: string;
  readonly port: number;
}
const env = ({ archive, lists, dataDir }: Place) => ({
  ...{ WAL_ARCHIVE_DIR: archive, BACKUP_DIR: lists, DATA_DIR: dataDir },
});
const begin = (place: Place) => start(place.port, place.dataDir, { ...settings, ...env(place) });

async function clock({ owner }: Running): Promise<Date> {
  const { rows } = await owner.query('select clock_timestamp() as at');
  return v.parse(clockSchema, rows)[0].at;
}

/** Waits for what the server does by itself: a base that is younger than the moment. */
async function untilBase({ archive }: Place, since: Date): Promise<void> {
  for (;;) {
    const [newest] = await findBases(archive).catch(() => []);
    if (newest && newest.madeAt > since) return;
    await pause(100);
  }
}

/** Waits until what was written up to the moment is in the archive, by itself. */
async function untilArchived({ owner }: Running, moment: Date): Promise<void> {
  const text = `select coalesce(last_archived_time > $1, false) as archived from pg_stat_archiver`;
  for (;;) {
    const { rows } = await owner.query(text, [moment]);
    if (v.parse(archivedSchema, rows)[0].archived) return;
    await pause(100);
  }
}

/** What of the members' sets the archive has, restored to its end. @returns for how long before the loss none was kept, in ms */
async function lostAtTheEnd(
  place: Place,
  number: number,
  members: readonly RestoredMember[],
  destroyed: number,
): Promise<{ readonly lostMs: number; readonly ms: number }> {
  const dataDir = path.join(place.folder, `${number}-end`);
  const { lists: BACKUP_DIR, archive } = place;
  const ended = await operate(['restore', archive], { BACKUP_DIR, DATA_DIR: dataDir });
  if (ended.code !== 0) throw new Error(`not restored to the end: ${ended.output}`);
  const server = await startEmbedded({ dataDir });
  const owner = new pg.Pool({ ...server.connection, database: 'phila', max: 1 });
  try {
    const last = await Promise.all(
      members.map(async (one) => one.answeredAt[(await one.kept(owner)) - 1] ?? 0),
    );
    return { lostMs: destroyed - Math.max(...last), ms: ended.ms };
  } finally {
    await owner.end();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

interface Measures {
  readonly lostMs: number;
  readonly awayMs: number;
  readonly endMs: number;
  readonly archivedMs: number;
}

/** One round: a base by itself, members who write, a moment, more writes, the loss of all but the archive, that moment again. */
async function round(
  running: Running,
  place: Place,
  number: number,
  looks: Looks,
): Promise<Measures & { readonly running: Running }> {
  const wire = createWire(`http://127.0.0.1:${place.port}`);
  const members = Array.from({ length: writers }, () => new RestoredMember(wire));
  const leaver = new RestoredMember(wire);
  await leaver.begin({ plans: false, factor: false });
  await Promise.all(
    members.map((one, index) => one.begin({ plans: index === 0, factor: index === 1 })),
  );
  await untilBase(place, new Date(0));
  const writing = Promise.all(members.map((one) => one.write()));
  await pause(writeMs);
  const before = members.map(({ answeredAt }) => answeredAt.length);
  // the next whole second, which is what an operator types
  const moment = new Date(Math.ceil((await clock(running)).getTime() / 1000) * 1000);
  while ((await clock(running)) <= moment) await pause(20);
  const most = members.map(({ answeredAt }) => answeredAt.length + 1);
  const momentAt = performance.now();
  await pause(writeMs);
  await leaver.leave(place.lists);
  await untilArchived(running, moment);
  const archivedMs = performance.now() - momentAt;
  await pause(writeMs);
  const destroyed = performance.now();
  await kill(running, place.dataDir, true);
  await rm(place.dataDir, { recursive: true });
  await writing;
  const { lostMs, ms: endMs } = await lostAtTheEnd(place, number, members, destroyed);

  const until = moment.toISOString().replace('.000', '');
  const began = performance.now();
  const back = await operate(['restore', place.archive, '--until', until], env(place));
  if (back.code !== 0) throw new Error(`not restored: ${back.output}`);
  if (number === 0) console.log(back.output.trim());
  const again = await begin(place);
  const awayMs = performance.now() - began;
  looks.add(number, [
    {
      what: 'who left is deleted again',
      held: /1 account .* is deleted again/.test(back.output),
      told: back.output.slice(0, 300),
    },
  ]);
  for (const [index, one] of members.entries()) {
    const kept = await one.kept(again.owner);
    const isPast = kept <= (most[index] ?? 0);
    looks.add(number, [
      { what: 'nothing of after the moment', held: isPast, told: `${kept} sets` },
    ]);
    looks.add(number, await one.look(again.owner, before[index] ?? 0));
  }
  looks.add(number, [await leaver.lookGone(again.owner)]);
  // the next round restores from what this server archives: it takes a base of its own, since the database was put back
  await untilBase(place, new Date(Date.now() - awayMs));
  return { lostMs, awayMs, endMs, archivedMs, running: again };
}

/**
 * The embedded database put back to a moment from its archive, each round on what the last one restored.
 * @returns whether all held
 */
export async function playArchive(rounds: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-archive-'));
  // whoever runs PostgreSQL passes through
  await chmod(folder, 0o711);
  const place: Place = {
    ...{ folder, dataDir: path.join(folder, 'data'), archive: path.join(folder, 'archive') },
    ...{ lists: path.join(folder, 'lists'), port: await freePort() },
  };
  const looks = new Looks();
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  let running = await begin(place);
  try {
    for (let number = 0; number < rounds; number += 1) {
      const done = await round(running, place, number, looks);
      running = done.running;
      console.log(
        `the moment was in the archive ${seconds(done.archivedMs)} later; of a lost disk the last ${seconds(done.lostMs)} are gone; ${seconds(done.awayMs)} from the command to a server that answers, ${seconds(done.endMs)} for the latest that there is`,
      );
    }
  } finally {
    await kill(running, place.dataDir, false);
    await rm(folder, { recursive: true, force: true });
  }
  return looks.tell();
}
