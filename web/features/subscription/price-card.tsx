import { buttonStyle } from '#web/ui/link-style.ts';

interface PriceCardProps {
  readonly title: string;
  readonly price: string;
  readonly period: string;
  readonly text: string;
  /** What is agreed to by ordering, sentence by sentence. */
  readonly terms: readonly string[];
  /** The money and the days of the debits. */
  readonly debit: string;
  readonly badge?: string;
  readonly action: string;
  /** Page of the payment provider; null when this server has none. */
  readonly link: string | null;
  /** In a page made beforehand: marks around what stands there with a link, and around what stands there without. */
  readonly marks?: {
    readonly linked: readonly [string, string];
    readonly unlinked: readonly [string, string];
  };
}

export function PriceCard({
  title,
  price,
  period,
  text,
  terms,
  debit,
  badge,
  action,
  link,
  marks,
}: PriceCardProps) {
  return (
    <section
      className={`flex flex-col rounded-card border-2 bg-surface p-6 shadow-card sm:p-8 ${badge ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        {badge && (
          <p className="rounded-full bg-marula-soft px-3 py-1 text-sm font-bold text-marula-ink">
            {badge}
          </p>
        )}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-1">
        <span className="text-display font-extrabold tracking-tight tabular">{price}</span>
        <span className="text-lg text-muted">{period}</span>
      </p>
      <p className="mt-2 text-muted">{text}</p>
      <ul className="mt-4 mb-6 grid list-disc gap-1.5 pl-5 text-sm">
        {[...terms.slice(0, 1), debit, ...terms.slice(1)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {marks?.linked[0]}
      {link !== null && <LinkButton action={action} link={link} />}
      {marks?.linked[1]}
      {marks?.unlinked[0]}
      {(marks || link === null) && (
        <button type="button" disabled className={buttonStyle('primary', 'mt-auto')}>
          {action}
        </button>
      )}
      {marks?.unlinked[1]}
    </section>
  );
}

function LinkButton({ action, link }: { readonly action: string; readonly link: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('primary', 'mt-auto')}
    >
      {action}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
