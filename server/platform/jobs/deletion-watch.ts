import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import {
  completeUntil,
  deletionListName,
  fileIdentity,
  keepDeletions,
} from '#database/backup/deletion-list.ts';
import type { ServiceDatabase } from '../database/database.ts';
import type { Log } from '../watch/log.ts';
import { createPoller, type Poller } from './poller.ts';

/** What a lost disk takes of deletions is what happened since the last look. */
const lookMs = 2_000;

const deletionsSchema = v.array(v.object({ hash: v.string(), deletedAt: v.date() }));
/** All of them at first. Then those of a day, which no transaction lasts. */
const deletionsSql = `
  select encode(member_hash, 'hex') as hash, deleted_at as "deletedAt" from auth.deletions
    where $1 or deleted_at > now() - interval '1 day'`;

export interface DeletionWatchParts {
  /** Where the list is kept. */
  readonly folder: string;
  readonly accounts: ServiceDatabase;
  readonly log: Log;
}

/**
 * Brings deletions of accounts from the database to the list beside the backups, one look after the other. Each process does,
 * to its own folder: what another has written there already is left out.
 */
export class DeletionWatch {
  readonly #parts: DeletionWatchParts;
  readonly #poller: Poller;
  #written: ReadonlySet<string> = new Set();
  /** Null: everything is looked at anew, as where a folder was away or another disk is mounted there now. */
  #place: string | null = null;
  #failed = false;

  constructor(parts: DeletionWatchParts) {
    this.#parts = parts;
    const { log } = parts;
    const failed = 'the list of deleted accounts was not looked at';
    this.#poller = createPoller({ everyMs: lookMs, log, failed, look: () => this.look() });
  }

  start(): void {
    this.#poller.start();
  }

  /** What was deleted until now is written down first. */
  async close(): Promise<void> {
    await this.#poller.stop();
    await this.look();
  }

  /** Brings the list up to date. What goes wrong is logged, once for as long as it lasts. */
  async look(): Promise<void> {
    const { log } = this.#parts;
    try {
      await this.#write(new Date());
      if (this.#failed) log.info('the list of deleted accounts is written again');
      this.#failed = false;
    } catch (error) {
      this.#place = null;
      if (!this.#failed) {
        log.error({ err: error }, 'the list of deleted accounts could not be written');
      }
      this.#failed = true;
    }
  }

  async #write(now: Date): Promise<void> {
    const { folder, accounts } = this.#parts;
    const file = path.join(folder, deletionListName);
    const isSame = this.#place !== null && this.#place === (await fileIdentity(file));
    const { rows } = await accounts.run({ text: deletionsSql, values: [!isSame] });
    const deletions = v.parse(deletionsSchema, rows);
    const fresh = isSame ? deletions.filter(({ hash }) => !this.#written.has(hash)) : deletions;
    if (isSame && fresh.length === 0) {
      await completeUntil(folder, now);
    } else {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await keepDeletions(folder, fresh, now);
    }
    this.#written = new Set(deletions.map(({ hash }) => hash));
    this.#place = await fileIdentity(file);
  }
}
