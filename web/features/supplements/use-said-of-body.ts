import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Profile } from '#planning/profile/profile.ts';
import { nothingSaid, type SaidOfBody } from './supplements-for.ts';

interface Read {
  /** What was asked: another age, word or answer is another question. */
  readonly asked: object;
  readonly said: SaidOfBody | null;
}

/**
 * What a member said means for this page. The lists of words that tell are fetched only for who said something.
 * @returns undefined until it is known, null where the lists could not be fetched
 */
export function useSaidOfBody({ age, disliked_foods, healthAnswers }: Profile): {
  readonly said: SaidOfBody | null | undefined;
  readonly retry: () => void;
} {
  const silent = disliked_foods.trim() === '' && !healthAnswers;
  const asked = useMemo(
    () => ({ age, disliked_foods, ...(healthAnswers ? { healthAnswers } : {}) }),
    [age, disliked_foods, healthAnswers],
  );
  const [read, setRead] = useState<Read>();
  const load = useCallback(() => {
    if (silent) return;
    import('./said-of-body.ts').then(
      ({ readSaid }) => setRead({ asked, said: readSaid(asked) }),
      () => setRead({ asked, said: null }),
    );
  }, [silent, asked]);
  useEffect(load, [load]);
  if (silent) return { said: nothingSaid, retry: load };
  return { said: read?.asked === asked ? read.said : undefined, retry: load };
}
