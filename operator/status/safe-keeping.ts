import path from 'node:path';
import { alarmBounds } from '#database/alarm-bounds.ts';
import { listBackups } from '#database/backup/backup-files.ts';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import { readDrillResult } from '#database/drill/drill-result.ts';
import { readSchemaState } from '#database/migrate.ts';
import { minute } from '../printed.ts';
import type { LookAt } from './look.ts';

const { backupHours, deletionListMinutes, drillDays } = alarmBounds;

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
  const [newest] = await listBackups(folder);
  if (!newest) return [{ name: 'backup', ok: false, told: `none in ${folder}`, value: null }];
  const hours = (now.getTime() - newest.madeAt.getTime()) / 3_600_000;
  const told = `the newest is of ${minute(newest.madeAt)}, ${Math.round(hours)} hours old`;
  return [{ name: 'backup', ok: hours <= backupHours, told, value: Math.round(hours) }];
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
    const oldest = (await listBackups(folder)).at(-1);
    const ok = !oldest || days(oldest.madeAt) <= drillDays;
    return [{ name, ok, told: 'none yet (drill)', value: null }];
  }
  const at = new Date(last.at);
  const told = last.ok ? `held at ${minute(at)}` : `${minute(at)}: ${last.problems.join('; ')}`;
  return [{ name, ok: last.ok && days(at) <= drillDays, told, value: Math.floor(days(at)) }];
};

/** Without that list a restore brings back who deleted their account. */
export const deletions: LookAt = async (_owner, { settings, now }) => {
  const name = 'deletions';
  const file = path.join(settings.backup.deletions, deletionListName);
  const list = await readDeletionList(file);
  if (list === null) return [{ name, ok: false, told: `there is no ${file}`, value: null }];
  const minutes = Math.round((now.getTime() - list.until.getTime()) / 60_000);
  const told = `${list.hashes.size} listed, up to ${minute(list.until)}`;
  return [{ name, ok: minutes <= deletionListMinutes, told, value: minutes }];
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
