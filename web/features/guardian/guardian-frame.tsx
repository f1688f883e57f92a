import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';

interface GuardianFrameProps {
  readonly lead: string;
  /** It takes the place of what was answered, and the focus with it. */
  readonly follows?: boolean;
  readonly children?: ReactNode;
}

/** A single card for somebody who has no account. */
export function GuardianFrame({ lead, follows = false, children }: GuardianFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <div className="wrap py-4">
      <header>
        <Logo href={paths.home} />
      </header>
      <main className="mx-auto mt-6 w-full max-w-lg overflow-hidden rounded-sheet border border-line bg-surface shadow-lift">
        <div className="beads" />
        <div className="grid gap-5 p-5 sm:p-8">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            Your agreement as a parent or guardian
          </h1>
          <p role="status">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
