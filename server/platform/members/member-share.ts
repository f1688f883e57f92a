import { ProductError } from '../answers/errors.ts';
import { createKeyedTurns, type KeyedTurns } from '../concurrency/turns.ts';
import type { Identity, MemberDatabase, RunOptions } from '../database/database.ts';
import { clientBlock } from '../limits/rate-limits.ts';
import { createReadLimit, type ReadLimit } from '../limits/read-limit.ts';
import { pauseBeforeRefusal } from '../limits/refusal-pause.ts';
import { createUnsent, type Unsent } from '../limits/unsent.ts';

/** Requests of one member that a process works on at once; a page that loads asks for two or three things. */
const atOnce = 2;
/** Further ones that wait for those. A phone that comes out of a tunnel may send dozens; more is no page of ours. */
const waiting = 60;

/** Passes an error on, and later where it says that a share is used up. */
async function refuse(error: unknown): Promise<never> {
  if (error instanceof ShareUsedUp) await pauseBeforeRefusal();
  throw error;
}

/** Everything that one member may have under way at the same time is under way. */
class ShareUsedUp extends ProductError {
  constructor() {
    super(
      429,
      'too_many_requests',
      'Too many of your requests are under way. Please try again in a moment.',
      { retryAfterSeconds: 1 },
    );
  }
}

/**
 * What each member may have under way in this process, by the key of `holderOf`, so that nobody holds all connections of
 * the database while others wait. Each process has shares of its own.
 */
export interface MemberShare extends KeyedTurns, ReadLimit {
  /** Answers that members have not fetched yet. */
  readonly unsent: Unsent;
}

/**
 * @param connections of the pool that members share
 * @param readsAMinute of one member
 */
export function createMemberShare(
  connections: number,
  readsAMinute = Number.POSITIVE_INFINITY,
): MemberShare {
  const running = Math.max(1, Math.min(atOnce, connections - 1));
  const unsent = createUnsent();
  const turns = createKeyedTurns(running, waiting, () => new ShareUsedUp());
  return {
    unsent,
    count: createReadLimit(readsAMinute).count,
    take: (holder, work) =>
      turns
        .take(holder, () => {
          if (unsent.isFull(holder)) throw new ShareUsedUp();
          return work();
        })
        .catch(refuse),
  };
}

/** A text is counted and looked up several times for a request, and V8 remembers where it belongs with the text itself. */
const holders = new WeakMap<Identity, string>();

/**
 * Whose share a request takes from.
 * @param ip of the client, by which visitors are told apart
 */
export function holderOf(identity: Identity, ip?: string): string {
  const { role, claims } = identity;
  if (role === 'anon') return `visitor ${clientBlock(ip)}`;
  const known = holders.get(identity);
  if (known !== undefined) return known;
  const holder = `${role} ${String(claims.sub)}`;
  holders.set(identity, holder);
  return holder;
}

/**
 * The members' data, with each statement and transaction taken from the share of whoever it runs for.
 * @param asked who it is counted for, where that is not whose data they are: a link that anybody may have
 */
export function withinShare(
  members: MemberDatabase,
  share: MemberShare,
  asked?: string,
): MemberDatabase {
  const holderFor = (identity: Identity, options: RunOptions | undefined) => {
    const holder = asked ?? holderOf(identity);
    if (options?.readOnly === true) share.count(holder);
    return holder;
  };
  return {
    run: async (identity, statement, options) =>
      share.take(holderFor(identity, options), () => members.run(identity, statement, options)),
    transaction: async (identity, work, options) =>
      share.take(holderFor(identity, options), () => members.transaction(identity, work, options)),
    close: () => members.close(),
  };
}
