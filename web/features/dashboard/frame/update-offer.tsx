import { useState } from 'react';
import { useUpdate } from '#web/lib/device/offline.ts';

/** A new version is there: a word about it, and never more than a word. */
export function UpdateOffer() {
  const takeOver = useUpdate();
  const [later, setLater] = useState(false);
  const button =
    'min-h-11 rounded-control px-3 font-bold underline decoration-2 underline-offset-4';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+1rem)] z-20 grid justify-items-center print:hidden"
    >
      {takeOver && !later && (
        <div className="pointer-events-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-2 rounded-control bg-night p-1.5 pl-4 text-on-night shadow-lift">
          <p className="min-w-[min(10rem,100%)] grow py-2 font-semibold">
            A new version of Phila is ready.
          </p>
          <button type="button" onClick={takeOver} className={button}>
            Use it now
          </button>
          <button type="button" onClick={() => setLater(true)} className={button}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
