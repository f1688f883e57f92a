import { statfs } from 'node:fs/promises';
import type { Settings } from '../../settings.ts';
import { ProductError } from '../answers/errors.ts';

/** How full the disk of the embedded database is, as far as somebody must act. */
export type DiskState = 'room' | 'low' | 'full';

/**
 * Shares of the disk that are free: below the first no new accounts are taken, below the second no plans are made and the process
 * is not ready.
 */
const shares = { low: 0.15, full: 0.05 } as const;
/** Large disks have room where their share looks small. Bytes. */
const enough = 20 * 1024 ** 3;
const askedAgainMs = 10_000;

export type ReadDisk = () => Promise<{ readonly free: number; readonly size: number }>;

/** @param folder on the disk that is asked for */
export function readDisk(folder: string): ReadDisk {
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  };
}

/** Asks the disk at most every ten seconds. A disk that cannot be asked counts as one with room. */
export function createDiskWatch(
  read: ReadDisk,
  elapsed: () => number = () => performance.now(),
): () => Promise<DiskState> {
  let state: Promise<DiskState> | null = null;
  let askedAt = 0;
  const ask = async (): Promise<DiskState> => {
    const { free, size } = await read().catch(() => ({ free: 1, size: 1 }));
    if (free >= enough || size === 0) return 'room';
    const share = free / size;
    return share < shares.full ? 'full' : share < shares.low ? 'low' : 'room';
  };
  return () => {
    if (state === null || elapsed() - askedAt >= askedAgainMs) {
      askedAt = elapsed();
      state = ask();
    }
    return state;
  };
}

type DiskSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;
/** Watches the disk of the embedded database; null: the database is somebody else's. */
export const watchOwnDisk = (
  { dataDir, databaseUrl }: DiskSettings,
  read: ReadDisk = readDisk(dataDir),
): (() => Promise<DiskState>) | null => (databaseUrl === null ? createDiskWatch(read) : null);

/** In which a disk that was full may have room again. */
export const pauseSeconds = 3_600;
const noPlans = 'No new plans can be made at the moment. Please try again later.';

/** Whether there is room for what takes most of it, so that members can go on with what they have while the disk fills. */
export interface DiskRoom {
  /** For another account. */
  forAccounts(): Promise<boolean>;
  /** For weeks of plans that are made anew, pressed by a member or made ahead. */
  forPlans(): Promise<boolean>;
}

/** @param disk null: it is not ours to watch, and has room */
export function createDiskRoom(disk: (() => Promise<DiskState>) | null): DiskRoom {
  return {
    forAccounts: async () => disk === null || (await disk()) === 'room',
    forPlans: async () => disk === null || (await disk()) !== 'full',
  };
}

/** Before weeks are made anew for a member who asks. @throws ProductError while there is no room for them */
export async function checkRoomForPlans(room: DiskRoom): Promise<void> {
  if (await room.forPlans()) return;
  throw new ProductError(503, 'disk_low', noPlans, { retryAfterSeconds: pauseSeconds });
}
