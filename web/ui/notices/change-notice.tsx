import { X } from 'lucide-react';
import { useEffect } from 'react';

export interface Notice {
  readonly text: string;
  /** Heard: only read out, because the plan itself shows it. */
  readonly kind: 'heard' | 'done' | 'failed';
  /** One more thing to do about it. */
  readonly action?: { readonly text: string; run(): void };
  /** Takes it back. */
  readonly undo?: () => void;
}

interface ChangeNoticeProps {
  readonly notice: Notice | null;
  /** The notice has been there long enough, or was closed. */
  onGone(): void;
}

const shownMs = 10_000;

/** What has just been changed, or why not, at the foot of the page; a failure stays until it is closed. */
export function ChangeNotice({ notice, onGone }: ChangeNoticeProps) {
  useEffect(() => {
    if (notice === null || notice.kind === 'failed') return;
    const timer = setInterval(() => {
      // whoever is about to press its button is not hurried
      if (!document.querySelector('.change-notice:is(:hover, :focus-within)')) onGone();
    }, shownMs);
    return () => clearInterval(timer);
  }, [notice, onGone]);
  const failed = notice?.kind === 'failed';
  const shown = notice !== null && notice.kind !== 'heard';
  // beside two buttons a phone has no room for words
  const words = `min-w-[min(10rem,100%)] grow py-2 pr-2 font-semibold empty:sr-only ${notice?.action || notice?.undo ? 'basis-full sm:basis-0' : 'basis-40'}`;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+1rem)] z-20 grid justify-items-center print:hidden">
      <div
        className={`change-notice pointer-events-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-1 rounded-control ${
          shown ? 'p-1.5 pl-4 shadow-lift' : 'sr-only'
        } ${failed ? 'border-2 border-danger bg-danger-soft text-danger' : 'bg-night text-on-night'}`}
      >
        <p role="status" className={words}>
          {notice !== null && !failed && notice.text}
        </p>
        <p role="alert" className={words}>
          {failed && notice.text}
        </p>
        {shown && notice.undo && <Act text="Undo" run={notice.undo} />}
        {shown && notice.action && <Act {...notice.action} />}
        {shown && (
          <button
            type="button"
            aria-label="Close message"
            onClick={onGone}
            className="grid size-11 place-items-center rounded-control"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}

function Act({ text, run }: NonNullable<Notice['action']>) {
  return (
    <button
      type="button"
      onClick={run}
      className="-ml-3 min-h-11 rounded-control px-3 font-bold underline sm:ml-0 decoration-2 underline-offset-4"
    >
      {text}
    </button>
  );
}
