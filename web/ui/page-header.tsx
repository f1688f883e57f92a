import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Buttons; beside the title where there is room, below it on a phone. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-prose min-w-0">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {subtitle && <p className="mt-2 text-lg text-muted">{subtitle}</p>}
      </div>
      {children && (
        <div className="flex w-full flex-wrap gap-3 sm:w-auto print:hidden">{children}</div>
      )}
    </header>
  );
}
