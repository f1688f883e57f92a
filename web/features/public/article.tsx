import type { ReactNode } from 'react';

interface ArticleProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of text. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap max-w-3xl py-10 sm:py-16">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-muted">{lead}</p>
      <div className="beads mt-8 w-24 rounded-full" />
      <div className="prose mt-8">{children}</div>
    </main>
  );
}
