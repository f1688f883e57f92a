import { createRoot } from 'react-dom/client';
import { paths } from '#contract/paths.ts';
import { BrowserRouter } from './lib/browser-router.tsx';
import { loadScreen } from './lib/prefetch.ts';
import { AppRoutes } from './routes.tsx';
import './styles/app.css';
import { ErrorScreen } from './ui/error-screen.tsx';

/** Fetches side by side what the opened page is going to ask for one after the other. */
async function prepare(): Promise<void> {
  const { pathname } = location;
  if (pathname === paths.onboarding || pathname.startsWith(paths.dashboard)) {
    import('./lib/data-client.ts').then((file) => file.dataClient()).catch(() => undefined);
  }
  // what fails to load here fails again, and is told, when it is rendered
  await loadScreen(pathname).catch(() => undefined);
}

const root = document.getElementById('root');
if (root) {
  await prepare();
  createRoot(root).render(
    <ErrorScreen>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorScreen>,
  );
}
