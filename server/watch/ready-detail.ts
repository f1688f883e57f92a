import path from 'node:path';
import * as v from 'valibot';
import { alarmBounds } from '#database/alarm-bounds.ts';
import { listBackups } from '#database/backup/backup-files.ts';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import { knownAge } from '#database/newest-first.ts';
import {
  type MemberDatabase,
  operator,
  type ServiceDatabase,
} from '../platform/database/database.ts';
import { watchOwnDisk } from '../platform/limits/disk-watch.ts';
import { createReadiness } from '../platform/watch/readiness.ts';
import type { Settings } from '../settings.ts';

interface ReadyParts {
  readonly settings: Pick<Settings, 'backup' | 'dataDir' | 'databaseUrl'>;
  readonly members: MemberDatabase;
  readonly pulse: ServiceDatabase;
}

/** What is told beside readiness, and does not make a process unready. */
interface Told {
  readonly name: 'queue' | 'backup' | 'deletions';
  /** Null: it could not be asked. */
  readonly ok: boolean | null;
  readonly waiting?: number;
  /** Of the oldest that waits, of the newest backup, since the list was written; null: there is none. */
  readonly ageSeconds: number | null;
  readonly mostSeconds: number;
}

const queueSchema = v.tuple([v.object({ waiting: v.number(), age: v.nullable(v.number()) })]);
const queueSql = `
  select count(*)::integer as waiting, extract(epoch from now() - min(created_at))::float8 as age
    from public.generations where state in ('queued', 'running')`;

async function queue({ members }: ReadyParts): Promise<Told> {
  const { rows } = await members.run(operator, { text: queueSql }, { readOnly: true });
  const [{ waiting, age }] = v.parse(queueSchema, rows);
  const mostSeconds = alarmBounds.planMinutes * 60;
  return { name: 'queue', ok: (age ?? 0) <= mostSeconds, waiting, ageSeconds: age, mostSeconds };
}

const ageOf = (moment: Date | undefined) => moment && knownAge(moment, new Date());

async function backup(folder: string): Promise<Told> {
  const [newest] = await listBackups(folder);
  const mostSeconds = alarmBounds.backupHours * 3_600;
  const age = ageOf(newest?.madeAt) ?? null;
  return { name: 'backup', ok: age !== null && age <= mostSeconds, ageSeconds: age, mostSeconds };
}

async function deletions({ settings }: ReadyParts): Promise<Told> {
  const list = await readDeletionList(path.join(settings.backup.deletions, deletionListName));
  const mostSeconds = alarmBounds.deletionListMinutes * 60;
  const age = ageOf(list?.until) ?? null;
  return {
    name: 'deletions',
    ok: age !== null && age <= mostSeconds,
    ageSeconds: age,
    mostSeconds,
  };
}

/** What `/readyz` says where no stranger asks: whether this process is ready, and what an operator may want to know. */
export function createReadyDetail(parts: ReadyParts) {
  const { settings, pulse } = parts;
  const { folder } = settings.backup;
  const look = createReadiness(pulse, watchOwnDisk(settings));
  const unknown = (name: Told['name']) => (): Told => {
    return { name, ok: null, ageSeconds: null, mostSeconds: 0 };
  };
  return async () => {
    const { state } = await look();
    const told = await Promise.all([
      queue(parts).catch(unknown('queue')),
      ...(folder === null ? [] : [backup(folder).catch(unknown('backup'))]),
      deletions(parts).catch(unknown('deletions')),
    ]);
    return { status: state, told };
  };
}
