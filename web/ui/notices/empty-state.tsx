import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, text, children }: EmptyStateProps) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      // its button is gone with it; whoever pressed that reads on from the title of the page
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={section}
      className="overflow-hidden rounded-card border border-line bg-surface text-center shadow-card"
    >
      <div className="beads" />
      <div className="grid justify-items-center gap-4 px-5 py-10 sm:px-10 sm:py-14">
        <div className="size-32">{drawing}</div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="max-w-md text-muted">{text}</p>}
        {children}
      </div>
    </section>
  );
}
