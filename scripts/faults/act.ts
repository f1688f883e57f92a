import type { Pool } from 'pg';
import type { Wire } from './wire.ts';

/**
 * How something ended that a member did:
 * - `kept`, `lost`: it was answered before the kill, and is still there, or not;
 * - `whole`, `absent`: the kill cut it off, and all of it is there, or nothing;
 * - `half`: it was cut off, and a part is there, or the account is of no use any more.
 */
export type How = 'kept' | 'lost' | 'whole' | 'absent' | 'half';

export interface Ending {
  readonly how: How;
  /** For `lost` and `half`: what was found. */
  readonly told: string;
}

export const ending = (how: How, told = ''): Ending => ({ how, told });

/** One member who does one thing again and again. */
export interface Actor {
  /** Goes on until the server is gone. */
  work(): Promise<void>;
  /** Asks the server that was started since what is there. */
  judge(): Promise<readonly Ending[]>;
}

export interface Stage {
  readonly wire: Wire;
  /** The operator's own connection, for what no member can see. */
  readonly owner: () => Pool;
  /** Counts what was answered. */
  readonly note: () => void;
}

/** Something that members do. */
export interface Act {
  readonly name: string;
  /** A new member who is about to do it. */
  begin(stage: Stage): Promise<Actor>;
}
