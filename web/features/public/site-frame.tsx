import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';

const places = [
  { to: paths.about, text: 'About' },
  { to: paths.whyChooseUs, text: 'Why Choose Us' },
  { to: paths.contact, text: 'Contact' },
  { to: paths.feedback, text: 'Feedback' },
] as const;

interface SiteFrameProps {
  /** Path of the page inside. */
  readonly current: string;
  /** Somebody is signed in, so that the way leads to the dashboard and not to the login page. */
  readonly member?: boolean;
  readonly children: ReactNode;
}

/** Header and footer of every public page. It works without a script: the menu of phones is a `details`. */
export function SiteFrame({ current, member = false, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-20 rounded-control bg-brand px-4 py-3 font-bold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <header className="relative z-10 border-b border-line bg-surface">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-2">
          <Logo href={paths.home} />
          <nav aria-label="Main" className="hidden md:block">
            <Places current={current} member={member} className="flex items-center gap-1" />
          </nav>
          <details className="group md:hidden">
            <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 font-bold">
              <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
                <path
                  d="M4 6.5h16M4 12h16M4 17.5h16"
                  className="stroke-current group-open:hidden"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
                <path
                  d="m6 6 12 12M18 6 6 18"
                  className="hidden stroke-current group-open:block"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
              Menu
            </summary>
            <nav
              aria-label="Main"
              className="absolute inset-x-0 top-full hidden border-y border-line bg-surface px-4 py-3 shadow-lift group-open:block"
            >
              <Places current={current} member={member} className="grid gap-1" />
            </nav>
          </details>
        </div>
      </header>
      <div className="grow">{children}</div>
      <SiteFooter />
    </div>
  );
}

interface PlacesProps {
  readonly current: string;
  readonly member: boolean;
  readonly className: string;
}

function Places({ current, member, className }: PlacesProps) {
  const row = 'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken';
  return (
    <ul className={className}>
      {places.map(({ to, text }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={to === current ? 'page' : undefined}
            className={`${row} aria-[current]:bg-brand-soft aria-[current]:text-brand-deep`}
          >
            {text}
          </a>
        </li>
      ))}
      {current !== paths.home && (
        <li>
          <a href={member ? paths.dashboard : paths.login} className={`${row} text-brand`}>
            {member ? 'Dashboard' : 'Login'}
          </a>
        </li>
      )}
    </ul>
  );
}

function SiteFooter() {
  const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  return (
    <footer className="bg-night text-on-night-muted">
      <div className="beads" />
      <div className="wrap grid gap-6 py-10 md:grid-cols-[1fr_auto] md:items-start">
        <p className="max-w-prose text-sm">
          What Phila tells you is information, not medical advice. Results are not guaranteed, and
          we are not responsible for health issues that follow from our recommendations. Please
          consult a licensed healthcare provider before any major change to your diet, exercise or
          supplements.
        </p>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6 text-on-night">
          <a href={paths.privacy} className={link}>
            Privacy Policy
          </a>
          <a href={paths.terms} className={link}>
            Terms &amp; Conditions
          </a>
          <a href={paths.access} className={link}>
            Access to Information
          </a>
        </nav>
        <p className="text-sm">© 2025–2026 Phila. Made in South Africa.</p>
      </div>
    </footer>
  );
}
