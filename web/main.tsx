import { paths } from '#contract/paths.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadScreen } from './lib/prefetch.ts';
import { readConfig } from './lib/read-config.ts';
import { AppRoutes } from './routes.tsx';
import './styles/app.css';
import { ErrorScreen } from './ui/error-screen.tsx';

/** Fetches side by side what the opened page is going to ask for one after the other. */
async function prepare(): Promise<void> {
  const inside = location.pathname.startsWith(paths.dashboard);
  if (inside || location.pathname === paths.onboarding) {
    readConfig().catch(() => undefined);
    import('./lib/wire-clients.ts').catch(() => undefined);
  }
  const frame = inside ? loadScreen(`${paths.dashboard}/*`) : undefined;
  // what fails to load here fails again, and is told, when it is rendered
  await Promise.allSettled([frame, loadScreen(location.pathname)]);
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
