import { buttonStyle } from '#web/ui/link-style.ts';

interface PriceCardProps {
  readonly title: string;
  readonly price: string;
  readonly period: string;
  readonly text: string;
  readonly badge?: string;
  readonly action: string;
  /** Page of the payment provider; null while unknown, or when this server has none. */
  readonly link: string | null;
}

export function PriceCard({ title, price, period, text, badge, action, link }: PriceCardProps) {
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
      <p className="mt-4 flex items-baseline gap-1">
        <span className="text-display font-extrabold tracking-tight tabular">{price}</span>
        <span className="text-lg text-muted">{period}</span>
      </p>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {link === null ? (
        <button type="button" disabled className={buttonStyle('primary', 'mt-auto')}>
          {action}
        </button>
      ) : (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'mt-auto')}
        >
          {action}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </section>
  );
}
