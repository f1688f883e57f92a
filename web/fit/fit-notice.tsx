import type { ReactNode } from 'react';
import type { Told } from './profile-fit.ts';

interface FitNoticeProps {
  readonly told: Pick<Told, 'standing' | 'says'>;
  /** Whether it goes on paper too; not where each sheet has a line of its own. */
  readonly onPaper?: boolean;
  /** The way to what is in order again. */
  readonly children?: ReactNode;
}

/** That something must not be relied on any more, in red; or only that a new one may be better. Nothing where it fits. */
export function FitNotice({ told: { standing, says }, onPaper = false, children }: FitNoticeProps) {
  if (standing === 'fits') return null;
  if (standing === 'checking') return onPaper ? <PaperWarning text={says} /> : null;
  const mild = standing === 'changed';
  const look = mild
    ? 'border-marula bg-marula-soft text-marula-ink print:hidden'
    : `border-danger bg-danger-soft text-danger ${onPaper ? '' : 'print:hidden'}`;
  return (
    <section
      aria-label="Your profile has changed"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-l-4 px-4 py-4 ${look}`}
    >
      <p
        role={mild ? undefined : 'alert'}
        className="min-w-[min(15rem,100%)] grow basis-0 font-semibold"
      >
        {says}
      </p>
      {children && <div className="w-full print:hidden sm:w-auto">{children}</div>}
    </section>
  );
}

/** The same for whoever holds the paper, where the screen says it elsewhere or not yet. */
export function PaperWarning({ text }: { readonly text: string }) {
  return (
    <p className="hidden border-2 border-danger px-3 py-2 font-bold text-danger print:block">
      <span aria-hidden="true" className="glyph glyph-warning" /> {text}
    </p>
  );
}
