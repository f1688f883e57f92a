import type { FoodKey } from '../../catalogue/foods.ts';
import type { HealthStatement } from './health-statements.ts';

/**
 * What words for whole groups of foods must take out, written down food by food by what labels in South African shops
 * name: a second opinion on what the food table says its foods are made of. Nothing that plans reads this file.
 */
export interface GroupWord {
  /** As members type them. */
  readonly words: readonly string[];
  /** Foods that hold it. */
  readonly out: ReadonlySet<string>;
  /** Foods that may go as well: brands differ, or labels warn of it. */
  readonly maybe: ReadonlySet<string>;
  /** Foods that warn of these allergens of the food table may go as well. */
  readonly warned: readonly string[];
  /** What the words say of the body; absent where they say nothing of it. */
  readonly health?: HealthStatement;
}

export const none: readonly FoodKey[] = [];

export function group(
  words: string,
  out: Iterable<string>,
  maybe: readonly FoodKey[] = none,
  ...warned: readonly string[]
): GroupWord {
  return { words: words.split('; '), out: new Set(out), maybe: new Set(maybe), warned };
}
