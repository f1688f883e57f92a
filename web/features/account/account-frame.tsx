import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { hasStoredSession } from '#web/lib/auth/session-key.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { Hills } from '#web/ui/pictures/hills.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** It takes the place of a form that was sent, and the focus with it. */
  readonly follows?: boolean;
  /** Whoever is signed in already is told so, and shown the way. */
  readonly forStrangers?: boolean;
  readonly children: ReactNode;
  /** What stands below the card. */
  readonly aside?: ReactNode;
}

/** A single card over the hills, for pages about the account. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lead, follows = false, forStrangers = false, children, aside } = props;
  const inBrowser = useInBrowser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap py-4">
        <Logo href={paths.home} />
      </header>
      <main className="wrap flex grow flex-col items-center pt-4 pb-10 sm:pt-10">
        <div className="w-full max-w-md overflow-hidden rounded-sheet border border-line bg-surface shadow-lift">
          <div className="beads" />
          <div className="grid gap-6 p-5 sm:p-8">
            <div>
              <h1 ref={heading} tabIndex={-1} className="text-3xl">
                {title}
              </h1>
              <p className="mt-2 text-muted">{lead}</p>
            </div>
            {forStrangers && inBrowser && hasStoredSession() && (
              <p className="rounded-control bg-brand-soft px-4 py-3">
                You are signed in on this device.{' '}
                <AppLink to={paths.dashboard} className={textLink}>
                  Go to your dashboard
                </AppLink>
              </p>
            )}
            {children}
          </div>
        </div>
        {aside && <p className="mt-6 text-center">{aside}</p>}
      </main>
      <Hills className="h-[max(7rem,15vw)]" />
    </div>
  );
}
