import { databaseError } from './database-error.ts';

/** What went wrong in the database through no fault of the request. */
export type DatabaseTrouble =
  /** Starting, stopping, full or out of reach: it passes by itself. */
  | 'unavailable'
  /** No connection came free in time. */
  | 'crowded'
  /** Others held the rows for longer than one waits. */
  | 'locked'
  /** Two transactions stood in each other's way, and this one was undone. */
  | 'collided'
  /** The statement took longer than it may. */
  | 'too slow';

/** So many wait for a connection that one more would wait in vain. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** By SQLSTATE or its class, the longer key first (PostgreSQL's manual, appendix A); null: no trouble of this kind. */
const troubles: ReadonlyMap<string, DatabaseTrouble | null> = new Map([
  ['08', 'unavailable'],
  // it stood still in the middle of a transaction, and then found this connection to have been idle for too long
  ['25P03', 'unavailable'],
  ['40001', 'collided'],
  ['40P01', 'collided'],
  // a limit of the configuration, which does not pass by itself
  ['53400', null],
  ['53', 'unavailable'],
  ['55P03', 'locked'],
  ['57014', 'too slow'],
  ['57P01', 'unavailable'],
  ['57P02', 'unavailable'],
  ['57P03', 'unavailable'],
  ['57P05', 'unavailable'],
]);

function troubleOfState(state: string): DatabaseTrouble | null {
  const whole = troubles.get(state);
  return whole === undefined ? (troubles.get(state.slice(0, 2)) ?? null) : whole;
}

/** The trouble behind an error of the database, a pool or a socket; null where the request or the code is at fault. */
export function troubleOf(error: unknown): DatabaseTrouble | null {
  const reported = databaseError(error);
  if (reported !== null) return troubleOfState(reported.code ?? '');
  if (!(error instanceof Error)) return null;
  if (error instanceof TooManyWaiting) return 'unavailable';
  if (/timeout exceeded when trying to connect/i.test(error.message)) return 'crowded';
  const isSocket = 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  const isLost = /connection (terminated|ended|error)|not queryable/i.test(error.message);
  return isSocket || isLost ? 'unavailable' : null;
}

/** What a member reads of it. */
export const troubleSentence = 'The database is busy or restarting. Please try again.';
/** For `retry-after`, in seconds. */
export const troublePause = 1;
