import { useCallback, useEffect, useState } from 'react';
import { nothingTyped, type TypedWords } from './supplements-for.ts';

interface Read {
  readonly text: string;
  readonly typed: TypedWords | null;
}

/**
 * What a text means for this page. The lists of words that tell are fetched only for who typed something.
 * @returns undefined until it is known, null where the lists could not be fetched
 */
export function useTypedWords(text: string): {
  readonly typed: TypedWords | null | undefined;
  readonly retry: () => void;
} {
  const [read, setRead] = useState<Read>();
  const load = useCallback(() => {
    if (text === '') return;
    import('./typed-words.ts').then(
      ({ readTyped }) => setRead({ text, typed: readTyped(text) }),
      () => setRead({ text, typed: null }),
    );
  }, [text]);
  useEffect(load, [load]);
  if (text === '') return { typed: nothingTyped, retry: load };
  return { typed: read?.text === text ? read.typed : undefined, retry: load };
}
