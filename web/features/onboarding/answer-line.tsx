import { useEffect, useState } from 'react';
import type { Profile } from '#planning/profile/profile.ts';

/** What the answers so far come to, worked out on this device; the room for it is kept from the start. */
export function AnswerLine({ profile }: { readonly profile: Profile | null }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (profile === null) return undefined;
    let gone = false;
    // the arithmetic comes after the form, which does not need it
    import('./told-targets.ts')
      .then(({ targetsTold }) => {
        if (!gone) setTold(targetsTold(profile));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [profile]);
  return (
    <p
      role="status"
      className="rounded-control bg-brand-soft px-4 py-3 font-semibold text-brand-deep tabular"
    >
      {told || 'Your answers make your plan.'}
    </p>
  );
}
