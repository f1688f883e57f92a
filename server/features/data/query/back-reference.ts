import type { QuantifiableOperator } from './query.ts';

/** A backslash that is not itself escaped, before the number of a group. */
const reference = /(?<!\\)(?:\\\\)*\\[1-9]/;

/**
 * Whether a pattern asks for what one of its groups has found before (`\1`). PostgreSQL searches all others in a time that
 * grows with the text, and these for as long as anybody lets it; nothing in the product uses one.
 * @param quantified whether the value is an array of patterns, `{"a","b"}`, in which each backslash stands twice
 */
export function hasBackReference(
  operator: QuantifiableOperator,
  value: string,
  quantified: boolean,
): boolean {
  if (operator !== 'match' && operator !== 'imatch') return false;
  return reference.test(quantified ? value.replace(/\\(.)/gs, '$1') : value);
}
