import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { keepForOffline } from '#web/lib/device/offline.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { useIsWaiting } from '#web/lib/session/member.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { FootBar } from './foot-bar.tsx';
import { PageOutline } from './page-outline.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** The frame of a member's pages: a sidebar, or on a phone a bar at the foot and a menu that slides out. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  const menu = useRef<HTMLDialogElement>(null);
  const waiting = useIsWaiting();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!waiting) keepForOffline();
  }, [waiting]);
  const close = () => menu.current?.close();
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <div className="lg:grid lg:grid-cols-[17rem_1fr] print:block">
      <a
        href="#content"
        className="sr-only z-20 rounded-control bg-brand px-4 py-3 font-bold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface px-4 py-5 lg:flex print:hidden">
        <Logo href={paths.dashboard} />
        <DashboardNav />
      </aside>
      {/* on a phone the other pages begin with their own title: what is on them is why they were opened */}
      {pathname === paths.dashboard && (
        <header className="px-4 pt-3 sm:px-8 lg:hidden print:hidden">
          <Logo href={paths.dashboard} />
        </header>
      )}
      <FootBar pathname={pathname} onMore={() => menu.current?.showModal()} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={menu}
        aria-label="Menu"
        onClick={closeOnBackdrop}
        className="slide-out m-0 ml-auto h-dvh max-h-none w-[min(19rem,85vw)] max-w-none bg-surface shadow-lift"
      >
        <div className="flex min-h-full flex-col px-[min(1rem,4vw)] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <div className="flex flex-wrap items-center justify-between">
            <Logo href={paths.dashboard} />
            <button
              type="button"
              aria-label="Close menu"
              onClick={close}
              className="ml-auto grid size-11 place-items-center rounded-control"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <DashboardNav onChosen={close} />
        </div>
      </dialog>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl min-w-0 px-4 pt-2 pb-7 sm:px-8 lg:py-10"
      >
        {/* a page that could not be loaded leaves the ways to the others */}
        <ErrorScreen key={pathname} framed>
          {waiting ? <PageOutline /> : children}
        </ErrorScreen>
      </main>
      <UpdateOffer />
    </div>
  );
}
