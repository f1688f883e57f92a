import type { Asked } from './connection.ts';
import type { AttackMember } from './members.ts';

/** One thing that somebody does on many connections at once. */
export interface Flood {
  readonly name: string;
  /** Of the account that floods; null: nobody's. */
  readonly token: string | null;
  readonly connections: number;
  readonly requests: readonly Asked[];
  /** Each request comes from another network, and has another word in the place of `%fresh%`. */
  readonly fresh?: boolean;
  /** Answers are left where they are once they have begun. */
  readonly unfetched?: boolean;
  /** Whether an answer of success is already too much. */
  readonly isShut?: boolean;
  /** Asked once the flood is over. @returns what it broke; null where nothing */
  readonly after?: () => Promise<string | null>;
}

/** The floods of one kind, for an account that was made for them. */
export type FloodMaker = (url: string, attacker: AttackMember) => Promise<readonly Flood[]>;
