import { existsSync } from 'node:fs';
import type pg from 'pg';
import * as v from 'valibot';
import { listBases } from '#database/archive/base-files.ts';
import { takeBase } from '#database/archive/take-base.ts';
import { archiveOf, unbrokenMark } from '#database/archive/wal-folder.ts';
import type { BackedUpSecret } from '#database/backup/write-backup.ts';
import type { Connection } from '#database/embedded/launcher.ts';
import type { Log } from '../watch/log.ts';
import { isDue } from './nightly-backup.ts';
import { createPoller, type Poller } from './poller.ts';

const lookMs = 5 * 60_000;
const timelineSchema = v.tuple([v.object({ timeline: v.number() })]);

export interface NightlyBaseParts {
  /** The folder of WAL_ARCHIVE_DIR. */
  readonly archive: string;
  readonly keep: number;
  readonly secret: BackedUpSecret;
  readonly connection: Connection;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  readonly openOwner: () => Promise<pg.Client>;
  readonly log: Log;
}

/**
 * Takes a base for the archive each night, since all that came after it is replayed by a restore; and at once where there is
 * none, where the database was put back to an earlier moment since, and where it has run without the archive meanwhile.
 */
export class NightlyBase {
  readonly #parts: NightlyBaseParts;
  readonly #poller: Poller;

  constructor(parts: NightlyBaseParts) {
    this.#parts = parts;
    const failed = 'no base could be taken for the archive; tried again in five minutes';
    const look = () => this.look(new Date());
    this.#poller = createPoller({ everyMs: lookMs, log: parts.log, failed, look });
  }

  start(): void {
    this.#poller.start();
  }

  /** Breaks off one that is under way. */
  close(): Promise<void> {
    return this.#poller.stop();
  }

  /** Takes one if it is due. */
  async look(now: Date): Promise<void> {
    if (!(await this.#isDue(now))) return;
    const { archive, keep, secret, connection, cluster, log } = this.#parts;
    const began = performance.now();
    try {
      const { signal } = this.#poller;
      const taken = await takeBase({ archive, keep, secret, connection, cluster, now, signal });
      log.info({ ...taken, ms: Math.round(performance.now() - began) }, 'base taken');
    } catch (error) {
      if (!this.#poller.signal.aborted) throw error;
    }
  }

  async #isDue(now: Date): Promise<boolean> {
    const { archive, cluster } = this.#parts;
    const [newest] = await listBases(await archiveOf(archive, cluster), now);
    if (isDue(newest?.madeAt ?? null, now) || !existsSync(unbrokenMark(cluster))) return true;
    return newest?.timeline !== (await this.#timeline());
  }

  async #timeline(): Promise<number> {
    const owner = await this.#parts.openOwner();
    try {
      const { rows } = await owner.query(
        'select timeline_id as timeline from pg_control_checkpoint()',
      );
      return v.parse(timelineSchema, rows)[0].timeline;
    } finally {
      await owner.end();
    }
  }
}
