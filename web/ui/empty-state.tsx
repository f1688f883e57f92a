import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, text, children }: EmptyStateProps) {
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface text-center shadow-card">
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
