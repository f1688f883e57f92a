import { useState } from 'react';

export interface PutAway {
  /** Rows that stand in the folded group of what is in the basket. */
  readonly items: ReadonlySet<string>;
  /** Rows that have been ticked or unticked since and still stand where they were. */
  readonly waiting: number;
  hide(): void;
}

/**
 * Which ticked rows are out of the way. A row that is ticked stays under the thumb, struck out, so that nothing moves
 * while somebody taps; it goes to the basket when the member hides what is bought, or comes back to the list.
 * @param shown names what is on screen; when that changes, all that is ticked goes
 * @param done the items that are ticked
 */
export function usePutAway(shown: string, ready: boolean, done: readonly string[]): PutAway {
  const [away, setAway] = useState<{ shown: string; items: ReadonlySet<string> }>({
    shown: '',
    items: new Set(),
  });
  const ticked = new Set(done);
  const hide = () => setAway({ shown, items: ticked });
  if (ready && away.shown !== shown) hide();
  const waiting =
    [...ticked].filter((item) => !away.items.has(item)).length +
    [...away.items].filter((item) => !ticked.has(item)).length;
  return { items: away.items, waiting, hide };
}
