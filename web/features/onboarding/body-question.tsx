import { type ReactNode, useState } from 'react';
import type { ProfileDraft } from '#web/lib/profile/profile-draft.ts';
import { AskDialog } from '#web/ui/dialog/ask-dialog.tsx';

/** What the form holds before anybody has answered, and what all that is planned goes by. */
const body = ['age', 'height', 'weight'] as const;

/**
 * Asks once whether a body that nobody has typed is the member's: a hurried thumb would get somebody else's plan.
 * @param given what stood in the fields at first; null where the member has answered before
 */
export function useBodyQuestion(
  given: ProfileDraft | null,
  onYes: () => void,
): {
  /** @returns whether it has asked, so that nothing else happens yet */
  ask(draft: ProfileDraft): boolean;
  readonly layer: ReactNode;
} {
  const [asked, setAsked] = useState<ProfileDraft | null>(null);
  const [known, setKnown] = useState(false);
  const ask = (draft: ProfileDraft) => {
    const untouched = given !== null && body.every((field) => draft[field] === given[field]);
    if (known || !untouched) return false;
    setAsked(draft);
    return true;
  };
  const layer = asked && (
    <AskDialog
      title="Is this you?"
      text={`${asked.age} years, ${asked.height} cm, ${asked.weight} kg.`}
      action="Yes, this is me"
      onDone={() => {
        setKnown(true);
        onYes();
      }}
      onClosed={() => setAsked(null)}
    />
  );
  return { ask, layer };
}
