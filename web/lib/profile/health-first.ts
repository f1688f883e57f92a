import * as v from 'valibot';
import { memberKey, readStored, writeStored } from '../device/storage.ts';
import { dataClient, rowsOf } from '../requests/data-client.ts';

// Whoever presses for plans is led to the questions about their body first, once. That they were is known to the server,
// and to this device until they sign out, so that later presses ask nobody.

/** What the member was about to do when they were led to the questions. */
export interface HealthFirst {
  /** The page that they came from. */
  readonly from: string;
  /** Does what they had pressed. */
  resume(): void;
}

type Mark = 'seen' | 'declined';
const markKey = (userId: string) => memberKey('health-seen', userId);
const rowSchema = v.nullable(v.object({ declined: v.boolean() }));

function keepMark(userId: string, mark: Mark): void {
  writeStored(markKey(userId), mark);
}

/** Whether the member said that they would rather not say, as far as this device knows. */
export function hasDeclinedHealth(userId: string): boolean {
  const declined: Mark = 'declined';
  return readStored(markKey(userId)) === declined;
}

/** Remembers that the member has seen the questions, and whether they would rather not say. */
export function markHealthSeen(userId: string, declined = false): void {
  if (!declined && readStored(markKey(userId)) !== null) return;
  keepMark(userId, declined ? 'declined' : 'seen');
  const row = { user_id: userId, declined };
  dataClient()
    // a second look takes back no 'rather not say'
    .then((data) => data.from('health_asked').upsert(row, { ignoreDuplicates: !declined }))
    .catch(() => {
      // they may be led there once more on another device, which is all that is lost
    });
}

/**
 * Whether the questions come before what was pressed. Where the server cannot be asked they do not: what was pressed
 * must not hang on them.
 */
export async function isHealthFirst(userId: string): Promise<boolean> {
  if (readStored(markKey(userId)) !== null) return false;
  try {
    const data = await dataClient();
    const answer = await data
      .from('health_asked')
      .select('declined')
      .eq('user_id', userId)
      .maybeSingle();
    const row = v.parse(rowSchema, rowsOf(answer));
    if (row) keepMark(userId, row.declined ? 'declined' : 'seen');
    return row === null;
  } catch {
    return false;
  }
}

/** In this page's memory alone: after a reload nobody is sent on. */
let pending: HealthFirst | null = null;

/** Keeps what was pressed until the member has answered, or left the questions for later. */
export function holdForHealth(held: HealthFirst): void {
  pending = held;
}

/** What waits for the questions; null where somebody came to them by themselves. */
export function heldForHealth(): HealthFirst | null {
  return pending;
}

/** The member went on, or went elsewhere: nothing waits any more. */
export function letGoOfHeld(): void {
  pending = null;
}
