import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useModal } from './use-modal.ts';

interface DialogFrameProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  onClosed(): void;
}

/** A dialog over the page, on a phone a sheet from below; Escape, the cross and the ground beside it close it. */
export function DialogFrame({ dialog, title, children, onClosed }: DialogFrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(dialog, heading, onClosed);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      className="mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-2xl overflow-y-auto overscroll-contain rounded-t-sheet bg-surface shadow-lift backdrop:bg-[rgb(20_14_4/0.5)] sm:my-auto sm:w-[calc(100%-3rem)] sm:rounded-b-sheet print:hidden"
    >
      <div className="beads" />
      <div className="px-4 pt-4 pb-6 sm:px-7">
        <div className="flex flex-wrap-reverse items-end gap-3">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="mt-2 flex-1 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
