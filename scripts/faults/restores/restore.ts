import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timing } from '#bench/meals.ts';
import { freePort } from '#test/support/server/process.ts';
import { type Look, Looks } from '../looks.ts';
import { kill, type Running, start } from '../running.ts';
import { createWire } from '../wire.ts';
import { fill, operate } from './operate.ts';
import { RestoredMember } from './restored-member.ts';

/** Members who write all the time, new ones each round; one has plans, one a second factor. */
const writers = 4;
const passphrase = 'correct horse battery';
/** What is written before the backup, and after it, in milliseconds. */
const writeMs = 1_500;
const settings = { PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' };

/** What must be refused, each with what the refusal says. */
async function refusals(file: string, folder: string, env: Readonly<Record<string, string>>) {
  const sound = await readFile(file);
  const broken = path.join(folder, 'broken.backup');
  const dataDir = path.join(folder, 'nothing');
  const looks: Look[] = [];
  const refuse = async (what: string, from: string, more: Readonly<Record<string, string>>) => {
    const { code, output } = await operate(['restore', from], {
      ...env,
      ...more,
      DATA_DIR: dataDir,
    });
    const made = (await readdir(folder)).includes('nothing');
    const plain = output.trim().split('\n').length === 1 && !output.includes('    at ');
    looks.push({ what, held: code === 1 && !made && plain, told: output.slice(0, 300) });
  };
  const changed = Buffer.from(sound);
  const at = randomInt(changed.length);
  changed.writeUInt8(changed.readUInt8(at) ^ (1 << randomInt(8)), at);
  await writeFile(broken, changed);
  await refuse('one bit changed: refused', broken, {});
  await writeFile(broken, sound.subarray(0, randomInt(sound.length)));
  await refuse('cut short: refused', broken, {});
  await rm(broken);
  await refuse('another secret: refused', file, { SECRET_KEY: 'x'.repeat(40) });
  if (env.BACKUP_PASSPHRASE !== undefined) {
    await refuse('another passphrase: refused', file, { BACKUP_PASSPHRASE: 'y'.repeat(40) });
  }
  return looks;
}

interface Measures {
  readonly backup: number[];
  readonly restore: number[];
  readonly away: number[];
  /** From the beginning of the command to the moment that the backup shows. */
  readonly moment: number[];
  readonly memory: number[];
  lostAfter: number;
}

/** One round. @returns the server that runs on what was restored */
async function round(
  running: Running,
  place: {
    readonly folder: string;
    readonly dataDir: string;
    readonly port: number;
    readonly crowd: number;
  },
  number: number,
  looks: Looks,
  measures: Measures,
): Promise<Running> {
  const { folder, dataDir, port, crowd } = place;
  const wire = createWire(`http://127.0.0.1:${port}`);
  const lists = path.join(folder, 'nightly');
  const members = Array.from({ length: writers }, () => new RestoredMember(wire));
  await Promise.all(
    members.map((one, index) => one.begin({ plans: index === 0, factor: index === 1 })),
  );
  const leaver = new RestoredMember(wire);
  await leaver.begin({ plans: false, factor: false });
  if (number === 0 && members[0]) await fill(running.owner, members[0].id(), crowd);
  const writing = Promise.all(members.map((one) => one.write()));
  await pause(writeMs);
  const env = {
    BACKUP_DIR: lists,
    ...(number % 2 === 0 ? {} : { BACKUP_PASSPHRASE: passphrase }),
  };
  const before = members.map(({ answeredAt }) => answeredAt.length);
  const began = performance.now();
  const backup = await operate(['backup', path.join(folder, 'backups')], {
    ...env,
    DATA_DIR: dataDir,
  });
  if (backup.code !== 0) throw new Error(`no backup: ${backup.output}`);
  const file = backup.output.split('\n')[0] ?? '';
  await pause(writeMs);
  await leaver.leave(lists);
  const destroyed = performance.now();
  await kill(running, dataDir, true);
  await rm(dataDir, { recursive: true });
  await writing;
  const restore = await operate(['restore', file], { ...env, DATA_DIR: dataDir });
  if (restore.code !== 0) throw new Error(`not restored: ${restore.output}`);
  const again = await start(port, dataDir, { ...settings, BACKUP_DIR: lists });
  measures.away.push(performance.now() - destroyed);
  measures.backup.push(backup.ms);
  measures.restore.push(restore.ms);
  measures.memory.push(backup.memory, restore.memory);
  for (const one of members) {
    const kept = await one.kept(again.owner);
    measures.lostAfter += Math.max(0, one.answeredAt.length - kept);
    measures.moment.push((one.answeredAt[kept - 1] ?? began) - began);
  }
  for (const [index, one] of members.entries()) {
    looks.add(number, await one.look(again.owner, before[index] ?? 0));
  }
  looks.add(number, [await leaver.lookGone(again.owner)]);
  looks.add(number, await refusals(file, folder, env));
  if (number === 0) console.log(backup.output.split('\n')[1]);
  return again;
}

/**
 * So many rounds of backup, destruction and restore, each on what the last one restored.
 * @param crowd members who have plans and only lie there, so that a backup takes its time
 * @returns whether all held
 */
export async function playRestores(rounds: number, crowd: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  const place = { folder, dataDir: path.join(folder, 'data'), port: await freePort(), crowd };
  const looks = new Looks();
  const measures: Measures = {
    ...{ backup: [], restore: [], away: [], moment: [], memory: [] },
    lostAfter: 0,
  };
  console.log(
    `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares`,
  );
  let running = await start(place.port, place.dataDir, {
    ...settings,
    BACKUP_DIR: path.join(folder, 'nightly'),
  });
  try {
    for (let number = 0; number < rounds; number += 1) {
      running = await round(running, place, number, looks, measures);
    }
  } finally {
    await kill(running, place.dataDir, false);
    await rm(folder, { recursive: true, force: true });
  }
  const held = looks.tell();
  const show = (name: string, values: readonly number[]) => {
    const { median, worst } = timing(name, values);
    return `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`;
  };
  const most = Math.max(...measures.memory) / 1e6;
  console.log(
    `backup: ${show('backup', measures.backup)}; it shows the moment ${show('moment', measures.moment)} after its command`,
  );
  console.log(
    `restore: ${show('restore', measures.restore)}; the larger of the two took ${most.toFixed(0)} MB of memory at most`,
  );
  console.log(
    `RPO: what was answered before the backup began is all there; ${measures.lostAfter} sets that were answered later are not`,
  );
  console.log(
    `RTO: from the loss of the data to a server that answers: ${show('away', measures.away)}`,
  );
  return held;
}
