import { type ChangeEvent, useState } from 'react';
import { textKey } from '../device/storage.ts';

/** The text of a long answer, kept until this tab is closed, so that a reload costs nothing. */
export function useKeptText(name: string) {
  const [defaultValue] = useState(() => {
    try {
      return sessionStorage.getItem(textKey(name)) ?? '';
    } catch {
      return '';
    }
  });
  const keep = (text: string) => {
    try {
      if (text === '') sessionStorage.removeItem(textKey(name));
      else sessionStorage.setItem(textKey(name), text);
    } catch {
      // private mode or a full disk: the page works on, only without memory
    }
  };
  return {
    /** For the text area that holds the answer. */
    area: {
      defaultValue,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => keep(event.target.value),
    },
    /** The answer was sent. */
    forget: () => keep(''),
  };
}
