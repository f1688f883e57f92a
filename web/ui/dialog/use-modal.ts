import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows a dialog over the page from its first render on, with the focus on its heading.
 *
 * @param onClosed called once it is closed, however that came about
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  onClosed: () => void,
): void {
  const heard = useEffectEvent(() => flushSync(onClosed));
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    heading.current?.focus();
    // The `close` event comes a frame late. Whoever asks anew before it does would be told to close
    // what they have just opened, so the page hears of it as soon as the dialog is out of sight.
    const openness = new MutationObserver(() => {
      if (!shown.open) heard();
    });
    openness.observe(shown, { attributeFilter: ['open'] });
    return () => openness.disconnect();
  }, [dialog, heading]);
}
