import type { DailyTargets } from '../../../targets/targets.ts';
import { marginOf } from './margins.ts';

/**
 * A limit as one layer of the planner sees it, in the unit of its rule: an amount itself, so many times the member's own
 * limit, so far inside it, inside it by the member's own margin and at most so far, or so far beyond the bound before it.
 */
export interface Bound {
  readonly by: 'value' | 'times' | 'inside' | 'margin' | 'beyond';
  readonly amount: number;
}

/** An amount in the unit of its rule. */
export const value = (amount: number): Bound => ({ by: 'value', amount });
/** So many times the limit of the member. */
export const times = (amount: number): Bound => ({ by: 'times', amount });
/** So far inside that limit. */
export const inside = (amount: number): Bound => ({ by: 'inside', amount });
/** Inside it by the member's own margin, at most so far. */
export const margin = (most: number): Bound => ({ by: 'margin', amount: most });
/** So far beyond the bound of the layer before. */
export const beyond = (amount: number): Bound => ({ by: 'beyond', amount });

/** A hair inside every limit, so that no sum in another order falls outside it. */
export const hair = 0.0005;

/**
 * One rule of nutrition with all of its numbers: what the audit holds every plan to, and how far inside that each layer
 * of the planner stays. From the outside in: the audit (which has numbers and an arithmetic of its own), the gate, the
 * penalty from where on it grows steeply and from where on it begins, the linear program.
 */
export interface NutritionRule {
  /** Rules of the audit that it serves. */
  readonly rules: readonly string[];
  /** What is limited, and in which unit. */
  readonly of: string;
  readonly unit: string;
  /** Of which the limit is: one meal, one day, or the mean day of a week. */
  readonly over: 'meal' | 'day' | 'week';
  readonly side: 'least' | 'most';
  /** What a plan must hold; left out where it is a wish. Times 1 is the member's own limit. */
  readonly hard?: Bound;
  /** Outside of this a month is refused. */
  readonly gate?: Bound;
  /** From where on days and weeks cost points; the last one is where they begin to cost many. */
  readonly day?: readonly [Bound] | readonly [Bound, Bound];
  readonly week?: readonly [Bound] | readonly [Bound, Bound];
  /** What the mean day of the linear program holds. */
  readonly program?: Bound;
}

/**
 * A bound in the unit of its rule; 'beyond' is for whoever knows the bound before it.
 * @param limit the member's own limit, where the bound is relative to one
 * @param targets by which the member's margin is found, where the bound lies inside by it
 */
export function boundOf(
  { by, amount }: Bound,
  side: NutritionRule['side'],
  limit: number,
  targets: DailyTargets,
): number {
  if (by === 'value') return amount;
  if (by === 'times') return amount * limit;
  const room = by === 'margin' ? Math.min(amount, marginOf(targets)) : amount;
  return side === 'least' ? limit + room : limit - room;
}
