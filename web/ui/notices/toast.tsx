import { useEffect } from 'react';

interface ToastProps {
  readonly message: string | null;
  /** The message has been there long enough. */
  onGone(): void;
}

const shownMs = 5000;

/** A short message above the page's foot, read out and gone by itself; only for what nobody must act upon. */
export function Toast({ message, onGone }: ToastProps) {
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [message, onGone]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+6rem)] z-20 grid justify-items-center print:hidden"
    >
      {message !== null && (
        <p className="rounded-control bg-night px-4 py-3 font-semibold text-on-night shadow-lift">
          {message}
        </p>
      )}
    </div>
  );
}
