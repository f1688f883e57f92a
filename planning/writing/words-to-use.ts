import { partlyWrittenLine, writtenLine } from '../page/plan-words.ts';

/** Largest share of a week's texts that the planner's own words may replace; beyond it nothing of an answer is used. */
const mostReplaced = 0.1;

/** What of a week was written, after the one repair of what was refused. */
export interface Written {
  /** Texts that were asked for. */
  readonly asked: number;
  /** Texts that did not pass, nor did their repair. */
  readonly refused: number;
  /** Whether an answer spoke about the instruction or repeated what the member typed, when it was asked a second time. */
  readonly distrusted: boolean;
}

/**
 * The quiet line about a week whose texts that passed are used, each other place being left to the planner. Null: nothing
 * of the week's answers is used.
 */
export function writtenLineOf({ asked, refused, distrusted }: Written): string | null {
  if (refused === 0) return writtenLine;
  return distrusted || refused > mostReplaced * asked ? null : partlyWrittenLine;
}
