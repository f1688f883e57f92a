import type { ServiceDatabase } from '../database/database.ts';
import type { Log } from '../watch/log.ts';
import type { Post } from './compose-mail.ts';

/** What work needs that goes through accounts by itself and tells members by mail. */
export interface TellingMeans {
  readonly accounts: ServiceDatabase;
  readonly log: Log;
  readonly now: () => Date;
  /** Without a slash at the end. */
  readonly site: string;
  readonly post: Post;
}
