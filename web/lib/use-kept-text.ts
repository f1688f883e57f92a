import { type ChangeEvent, useState } from 'react';

const prefix = 'phila.text.';

/** The text of a long answer, kept until this tab is closed, so that a reload costs nothing. */
export function useKeptText(name: string) {
  const [defaultValue] = useState(() => {
    try {
      return sessionStorage.getItem(prefix + name) ?? '';
    } catch {
      return '';
    }
  });
  const keep = (text: string) => {
    try {
      if (text === '') sessionStorage.removeItem(prefix + name);
      else sessionStorage.setItem(prefix + name, text);
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
