import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/device/storage.ts';

/** Of the device, so that signing out does not bring it back; it says nothing of a member. */
const toldKey = 'phila.day-one-told';

/** Tells once, to whoever has plans from before, that new ones begin on a day of one's own. */
export function DayOneNotice() {
  const [told, setTold] = useState(() => readStored(toldKey) !== null);
  if (told) return null;
  const dismiss = () => {
    writeStored(toldKey, 'yes');
    setTold(true);
    // the button is gone with it; whoever pressed that reads on from the title of the page
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label="New plans"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control bg-brand-soft py-2 pr-2 pl-4 print:hidden"
    >
      <p className="min-w-48 grow basis-72 py-2">
        New plans begin on the day that you choose, and show the date of each day. These go on from
        Monday to Sunday as before.
      </p>
      <button
        type="button"
        onClick={dismiss}
        className="min-h-11 rounded-control px-3 font-bold underline decoration-2 underline-offset-4"
      >
        Got it
      </button>
    </section>
  );
}
