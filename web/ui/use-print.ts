import { useEffect } from 'react';

/** On paper nothing can be unfolded: all but instructions is opened before printing, and folded again after. */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [
        ...document.querySelectorAll<HTMLDetailsElement>('.plan details:not([open], .how-to)'),
      ];
      for (const day of opened) day.open = true;
    };
    const fold = () => {
      for (const day of opened) day.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
