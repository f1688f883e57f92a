import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { noteRefusal } from '../answers/request-log.ts';

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

const signUp = `${wire.auth}/signup`;
/** What writes most for each member. */
const presses: readonly string[] = [
  wire.generateMealPlans,
  wire.generateShoppingList,
  wire.generateExercisePlans,
];
const noAccounts = 'No new accounts can be made at the moment. Please try again later.';
const noPlans = 'No new plans can be made at the moment. Please try again later.';
const pauseSeconds = 3_600;

/** Takes no new accounts while the disk is low, and makes no plans while it is full, so that members can go on with theirs. */
export function keepRoom(app: FastifyInstance, disk: () => Promise<DiskState>): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    const isPress = presses.includes(route);
    if (request.method !== 'POST' || !(isPress || route === signUp)) return;
    const state = await disk();
    if (state === 'room' || (isPress && state === 'low')) return;
    noteRefusal(request, 'disk_low');
    reply.code(503).header('retry-after', pauseSeconds);
    return isPress
      ? reply.send({ code: 'disk_low', message: noPlans })
      : reply.send({ code: 503, error_code: 'disk_low', msg: noAccounts });
  });
}
