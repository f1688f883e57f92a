import { type ReactNode, useState } from 'react';
import type { Profile } from '#planning/profile/profile.ts';
import { AskDialog } from '../dialog/ask-dialog.tsx';

/** So much of the weight before is seldom lost or gained; more is likely a slip of the finger. */
const greatShare = 0.1;

const isGreat = (before: number, after: number) => Math.abs(after - before) > greatShare * before;

/**
 * Asks once before a weight is saved that is far from the one before: every plan is made for it.
 * @param before kilograms; null where none is known
 */
export function useWeightQuestion(
  before: number | null,
  save: (profile: Profile) => void,
): { begin(profile: Profile): void; readonly layer: ReactNode } {
  const [asked, setAsked] = useState<Profile | null>(null);
  /** What the member has said yes to, should saving it fail. */
  const [meant, setMeant] = useState<number | null>(null);
  const begin = (profile: Profile) => {
    const { weight } = profile;
    if (before !== null && isGreat(before, weight) && weight !== meant) setAsked(profile);
    else save(profile);
  };
  const layer = asked !== null && (
    <AskDialog
      title="Is your weight right?"
      text={`It was ${before} kg, and now you say ${asked.weight} kg. All that we plan goes by it.`}
      action={`Yes, ${asked.weight} kg`}
      onDone={() => {
        setMeant(asked.weight);
        save(asked);
      }}
      onClosed={() => setAsked(null)}
    />
  );
  return { begin, layer };
}
