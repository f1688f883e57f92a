import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import * as v from 'valibot';
import { deleteOldBackups, listBackups } from '#database/backup/backup-files.ts';
import { type BackedUpSecret, writeBackup } from '#database/backup/write-backup.ts';
import { isAhead } from '#database/newest-first.ts';
import type { Log } from '../watch/log.ts';

/** Three in the morning in South Africa, in UTC. */
const nightHour = 1;
const lookMs = 5 * 60_000;
/** After one that failed. */
const againMs = 60 * 60_000;
// any fixed number will do, as long as nothing else in the database uses it
const lockKey = 7_454_208_114;
const lockSchema = v.tuple([v.object({ locked: v.boolean() })]);

/** Whether a night has begun since the newest backup, of which there may be none, or none that is not dated ahead. */
export function isDue(newest: Date | null, now: Date): boolean {
  const night = new Date(now);
  night.setUTCHours(nightHour, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return newest === null || isAhead(newest, now) || newest < night;
}

export interface NightlyParts {
  readonly folder: string;
  readonly keep: number;
  readonly passphrase: string | null;
  readonly secret: BackedUpSecret;
  readonly openOwner: () => Promise<pg.Client>;
  readonly log: Log;
}

/**
 * Makes a backup each night, and at once where the last night's is missing: a server that was off at that hour makes it
 * when it starts. Of several processes that write to one folder one makes it.
 */
export class NightlyBackup {
  readonly #parts: NightlyParts;
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #notBefore = 0;

  constructor(parts: NightlyParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(new Date()), lookMs);
    this.#timer.unref();
    void this.look(new Date());
  }

  /** Makes one if it is due. What goes wrong is logged. */
  look(now: Date): Promise<void> {
    if (this.#end.signal.aborted || now.getTime() < this.#notBefore) return Promise.resolve();
    this.#running ??= this.#make(now)
      .catch((error: unknown) => {
        if (this.#end.signal.aborted) return;
        this.#notBefore = now.getTime() + againMs;
        this.#parts.log.error({ err: error }, 'no backup could be made; tried again in an hour');
      })
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /** Breaks off one that is under way: the next start makes it. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#end.abort();
    await this.#running;
  }

  async #isDue(now: Date): Promise<boolean> {
    const [newest] = await listBackups(this.#parts.folder, now);
    return isDue(newest?.madeAt ?? null, now);
  }

  async #make(now: Date): Promise<void> {
    if (!(await this.#isDue(now))) return;
    const owner = await this.#parts.openOwner();
    try {
      const { rows } = await owner.query('select pg_try_advisory_lock($1) as locked', [lockKey]);
      const [{ locked }] = v.parse(lockSchema, rows);
      // another process makes it, or has just made it
      if (locked && (await this.#isDue(now))) await this.#write(owner, now);
    } finally {
      // a query under way is broken off with the connection
      await owner.end();
    }
  }

  async #write(owner: pg.Client, now: Date): Promise<void> {
    const { folder, keep, passphrase, secret, log } = this.#parts;
    const began = performance.now();
    const written = await writeBackup(owner, {
      ...{ folder, now, secret, passphrase },
      signal: this.#end.signal,
    });
    const deleted = await deleteOldBackups(folder, keep, now);
    const ms = Math.round(performance.now() - began);
    log.info({ ...written, ms, deleted: deleted.length }, 'backup made');
  }
}
