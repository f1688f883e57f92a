import path from 'node:path';
import * as v from 'valibot';
import { alarmBounds } from '#database/alarm-bounds.ts';
import { findBases } from '#database/archive/base-files.ts';
import { listBackups } from '#database/backup/backup-files.ts';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import { readDrillResult } from '#database/drill/drill-result.ts';
import { readReadingResult } from '#database/drill/reading-result.ts';
import { readSchemaState } from '#database/migrate.ts';
import { isAhead } from '#database/newest-first.ts';
import { minute } from '../printed.ts';
import type { LookAt } from './look.ts';

/** What is said beside a date that a wrong clock wrote. */
const dated = (moment: Date, now: Date) =>
  isAhead(moment, now) ? ', dated ahead of the clock of this machine' : '';

const { backupHours, deletionListMinutes, drillDays, readingDays } = alarmBounds;

/** A database of a later version is served beside it, while processes are changed one by one. */
export const migrations: LookAt = async (owner) => {
  const { missing, changed, later, restoring } = await readSchemaState(owner);
  const named = (words: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${words} ${names.join(', ')}`];
  const troubles = [
    ...(restoring ? ['a restore is not finished'] : []),
    ...named('not applied (start the server):', missing),
    ...named('applied in another form:', changed),
  ];
  const told = [...troubles, ...named('of a later version:', later)];
  return [
    {
      name: 'migrations',
      ok: troubles.length === 0,
      told: told.length === 0 ? 'those of this version' : told.join('; '),
      value: missing.length,
    },
  ];
};

export const backups: LookAt = async (_owner, { settings, now }) => {
  const { folder } = settings.backup;
  if (folder === null) {
    const told = 'not watched: BACKUP_DIR is not set';
    return [{ name: 'backup', ok: true, told, value: null }];
  }
  const [newest] = await listBackups(folder, now);
  if (!newest) return [{ name: 'backup', ok: false, told: `none in ${folder}`, value: null }];
  const hours = (now.getTime() - newest.madeAt.getTime()) / 3_600_000;
  const told = `the newest is of ${minute(newest.madeAt)}, ${Math.round(hours)} hours old`;
  const ok = hours <= backupHours && !isAhead(newest.madeAt, now);
  return [{ name: 'backup', ok, told: told + dated(newest.madeAt, now), value: Math.round(hours) }];
};

const archiverSchema = v.tuple([
  v.object({
    on: v.boolean(),
    archivedAt: v.nullable(v.date()),
    failedAt: v.nullable(v.date()),
    failed: v.nullable(v.string()),
  }),
]);

/** What PostgreSQL cannot archive is lost with its disk, and fills it meanwhile. */
export const archive: LookAt = async (owner, { settings, now }) => {
  const name = 'archive';
  const { rows } = await owner.query(
    `select current_setting('archive_mode') <> 'off' as on, last_archived_time as "archivedAt",
        last_failed_time as "failedAt", last_failed_wal as failed from pg_stat_archiver`,
  );
  const [{ on, archivedAt, failedAt, failed }] = v.parse(archiverSchema, rows);
  if (!on) {
    const wanted = settings.backup.archive !== null;
    const told = wanted
      ? 'off: start the server with WAL_ARCHIVE_DIR'
      : 'not watched: none is kept';
    return [{ name, ok: !wanted, told, value: null }];
  }
  if (failedAt !== null && (archivedAt === null || failedAt > archivedAt)) {
    const told = `${failed ?? ''} could not be archived at ${minute(failedAt)} (postgres.log)`;
    return [{ name, ok: false, told, value: null }];
  }
  const { archive: folder } = settings.backup;
  const [base] = folder === null ? [] : await findBases(folder).catch(() => []);
  const hours = base ? Math.round((now.getTime() - base.madeAt.getTime()) / 3_600_000) : null;
  const isKnown = base && hours !== null && hours <= backupHours && !isAhead(base.madeAt, now);
  const known = folder === null || isKnown === true;
  const from = hours === null ? 'no base' : `its newest base is ${hours} hours old`;
  const until = archivedAt === null ? '' : `up to ${minute(archivedAt)}`;
  const told = [until, ...(folder === null ? [] : [from])].filter((part) => part !== '');
  return [{ name, ok: known, told: told.join(', ') || 'nothing yet', value: hours }];
};

/** Whether a backup can be restored is known once it was: each week one is, and the database read to its last page. */
export const drills: LookAt = async (_owner, { settings, now }) => {
  const name = 'drill';
  const { folder } = settings.backup;
  if (folder === null) {
    return [{ name, ok: true, told: 'not watched: BACKUP_DIR is not set', value: null }];
  }
  const days = (moment: Date) => (now.getTime() - moment.getTime()) / 86_400_000;
  const last = await readDrillResult(folder);
  if (last === null) {
    const oldest = (await listBackups(folder, now)).at(-1);
    const ok = !oldest || days(oldest.madeAt) <= drillDays;
    return [{ name, ok, told: 'none yet (drill)', value: null }];
  }
  const at = new Date(last.at);
  const told = last.ok ? `held at ${minute(at)}` : `${minute(at)}: ${last.problems.join('; ')}`;
  const ok = last.ok && days(at) <= drillDays && !isAhead(at, now);
  return [{ name, ok, told: told + dated(at, now), value: Math.floor(days(at)) }];
};

/** Whether a disk has lost pages is known once they were read. */
export const readings: LookAt = async (_owner, { settings, now }) => {
  const name = 'reading';
  const { nightlyRead, deletions: folder } = settings.backup;
  if (!nightlyRead) return [{ name, ok: true, told: 'switched off', value: null }];
  const last = await readReadingResult(folder);
  if (last === null) return [{ name, ok: true, told: 'none yet', value: null }];
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / 86_400_000);
  const moment = new Date(last.at);
  const at = minute(moment) + dated(moment, now);
  const told = last.ok ? `all ${last.of} read at ${at}` : `${at}: ${last.problems.join('; ')}`;
  return [{ name, ok: last.ok && days < readingDays && !isAhead(moment, now), told, value: days }];
};

/** Without that list a restore brings back who deleted their account. */
export const deletions: LookAt = async (_owner, { settings, now }) => {
  const name = 'deletions';
  const file = path.join(settings.backup.deletions, deletionListName);
  const list = await readDeletionList(file);
  if (list === null) return [{ name, ok: false, told: `there is no ${file}`, value: null }];
  const minutes = Math.round((now.getTime() - list.until.getTime()) / 60_000);
  const told = `${list.hashes.size} listed, up to ${minute(list.until)}`;
  const ok = minutes <= deletionListMinutes && !isAhead(list.until, now);
  return [{ name, ok, told: told + dated(list.until, now), value: minutes }];
};

export const disks: LookAt = async (_owner, { settings, disk }) => {
  const { folder } = settings.backup;
  const watched = [
    ...(settings.databaseUrl === null ? [['disk of the data', settings.dataDir] as const] : []),
    ...(folder === null ? [] : [['disk of backups', folder] as const]),
  ];
  return Promise.all(
    watched.map(async ([name, place]) => {
      const state = await disk(place);
      const told = { room: 'has room', low: 'is filling up', full: 'is full' }[state];
      return { name, ok: state === 'room', told, value: null };
    }),
  );
};
