import { useCallback, useState } from 'react';
import type { ProfileField } from '#planning/profile/profile.ts';
import { type ProfileDraft, parseDraft } from './profile-draft.ts';
import { memberKey, parseJson, readStored, removeStored, writeStored } from './storage.ts';

export interface DraftState {
  readonly draft: ProfileDraft;
  /** Something was typed that is not saved yet, now or before the page was reloaded. */
  readonly changed: boolean;
  change<Name extends ProfileField>(field: Name, value: ProfileDraft[Name]): void;
  /** Takes what has been saved, or throws away what has not. */
  reset(saved: ProfileDraft): void;
}

/** A profile under the member's hands, kept on this device so that a reload or a lost session costs nothing. */
export function useDraft(name: string, userId: string, saved: ProfileDraft): DraftState {
  const key = memberKey(name, userId);
  const [state, setState] = useState(() => {
    const kept = parseDraft(parseJson(readStored(key)), saved);
    return { draft: kept ?? saved, changed: kept !== null };
  });
  const change = useCallback(
    <Name extends ProfileField>(field: Name, value: ProfileDraft[Name]) =>
      setState((before) => {
        const draft = { ...before.draft, [field]: value };
        writeStored(key, JSON.stringify(draft));
        return { draft, changed: true };
      }),
    [key],
  );
  const reset = useCallback(
    (now: ProfileDraft) => {
      removeStored(key);
      setState({ draft: now, changed: false });
    },
    [key],
  );
  return { ...state, change, reset };
}
