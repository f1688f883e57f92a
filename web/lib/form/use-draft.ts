import { useCallback, useState } from 'react';
import { memberKey, parseJson, readStored, removeStored, writeStored } from '../device/storage.ts';

export interface DraftState<Draft> {
  readonly draft: Draft;
  /** Something was typed that is not saved yet, now or before the page was reloaded. */
  readonly changed: boolean;
  change<Name extends keyof Draft>(field: Name, value: Draft[Name]): void;
  /** Takes what has been saved, or throws away what has not. */
  reset(saved: Draft): void;
}

/**
 * Answers under the member's hands, kept on this device so that a reload or a lost session costs nothing.
 * @param parse reads a draft that was kept; null where it is none
 */
export function useDraft<Draft extends object>(
  name: string,
  userId: string,
  saved: Draft,
  parse: (kept: unknown, saved: Draft) => Draft | null,
): DraftState<Draft> {
  const key = memberKey(name, userId);
  const [state, setState] = useState(() => {
    const kept = parse(parseJson(readStored(key)), saved);
    return { draft: kept ?? saved, changed: kept !== null };
  });
  const change = useCallback(
    <Name extends keyof Draft>(field: Name, value: Draft[Name]) =>
      setState((before) => {
        const draft = { ...before.draft, [field]: value };
        writeStored(key, JSON.stringify(draft));
        return { draft, changed: true };
      }),
    [key],
  );
  const reset = useCallback(
    (now: Draft) => {
      removeStored(key);
      setState({ draft: now, changed: false });
    },
    [key],
  );
  return { ...state, change, reset };
}
