import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** What is seldom wanted, at the end of the title's line. */
  readonly menu?: ReactNode;
  /** Buttons; beside the title where there is room, below it on a phone. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, subtitle, menu, children }: PageHeaderProps) {
  return (
    <header className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-5">
      <div className="min-w-0 grow">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {menu}
        </div>
        {subtitle && <p className="max-w-prose text-sm text-muted sm:text-lg">{subtitle}</p>}
      </div>
      {children && (
        <div className="flex w-full flex-wrap gap-3 sm:w-auto print:hidden">{children}</div>
      )}
    </header>
  );
}
