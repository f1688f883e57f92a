import { type ReactNode, useId } from 'react';
import { Spinner } from '../spinner.tsx';

interface ChoiceCardProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** Facts about it. */
  readonly children: ReactNode;
  /** This one, or another one, has been chosen and is on its way. */
  readonly sending: 'this' | 'other' | null;
  onChoose(): void;
}

/** One of several things on offer; its name is the button, which reaches over all of the card. */
export function ChoiceCard({ name, picture, children, sending, onChoose }: ChoiceCardProps) {
  const factsId = useId();
  return (
    <div className="relative flex items-start gap-3 rounded-control border-2 border-line bg-canvas p-3.5 transition-colors duration-150 hover:border-brand has-[[aria-disabled=true]]:hover:border-line">
      <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center text-2xl">
        {sending === 'this' ? <Spinner /> : picture}
      </span>
      <div className="min-w-0 grow">
        <button
          type="button"
          aria-describedby={factsId}
          aria-disabled={sending !== null}
          onClick={onChoose}
          className="block text-left font-bold leading-snug sm:text-lg after:absolute after:inset-0 after:rounded-control focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand focus-visible:after:outline-solid aria-disabled:cursor-not-allowed"
        >
          {name}
        </button>
        <div id={factsId} className="mt-1 text-sm text-muted tabular">
          {children}
        </div>
      </div>
    </div>
  );
}
