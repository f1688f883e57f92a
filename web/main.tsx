import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { paths } from '#contract/paths.ts';
import { loadScreen } from './lib/navigation/prefetch.ts';
import { BrowserRouter } from './lib/navigation/router.tsx';
import { AppRoutes } from './routes.tsx';
import './styles/app.css';
import { ErrorScreen } from './ui/notices/error-screen.tsx';

/** Fetches side by side what the opened page is going to ask for one after the other. */
async function prepare(): Promise<void> {
  const { pathname } = location;
  const isMembers = pathname === paths.onboarding || pathname.startsWith(paths.dashboard);
  const session = isMembers
    ? import('./lib/session/member.tsx').then(({ startSession }) => startSession())
    : null;
  // what fails to load here fails again, and is told, when it is rendered
  await Promise.all([session, loadScreen(pathname)]).catch(() => undefined);
}

/** A button of a page as it was written may have been pressed before it came to life; the page's first script noted it. */
function pressAgain(): void {
  const pressed: unknown = Reflect.get(window, 'pressedEarly');
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}

function show(root: HTMLElement, app: ReactNode): void {
  // a page for everybody is written in full and only comes to life; one of a member is an outline that makes room
  const asWritten = location.search === '' && location.hash === '';
  if (!root.hasAttribute('data-complete') || !asWritten) {
    // in slices between which the phone can answer; the outline stays until all is there
    startTransition(() => createRoot(root).render(app));
    return;
  }
  hydrateRoot(root, app);
  pressAgain();
}

const root = document.getElementById('root');
if (root) {
  await prepare();
  show(
    root,
    <ErrorScreen>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorScreen>,
  );
}
