import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { nextStep } from './prefetch.ts';

/**
 * Addresses and the way between them: every address of the app is known whole (no parameters), so all that is needed
 * of a router is where the visitor is and how to go elsewhere. A general one costs each page 7 KB more.
 */
export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** How the visitor came: back and forward leave the page where it was. */
  readonly came: 'push' | 'replace' | 'pop';
}

/** Goes to an address inside the app. */
export type Go = (to: string, options?: { readonly replace?: boolean }) => void;

const Here = createContext<RouterLocation>({ pathname: '/', search: '', hash: '', came: 'pop' });
const GoThere = createContext<Go>(() => undefined);

function here(came: RouterLocation['came']): RouterLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, came };
}

function isHere({ pathname, search, hash }: RouterLocation): boolean {
  const now = here('pop');
  return pathname === now.pathname && search === now.search && hash === now.hash;
}

/** Follows the browser's history. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => here('pop'));
  // the page on screen stays until the code of the next one is there
  const arrive = useCallback((came: RouterLocation['came']) => {
    nextStep();
    startTransition(() => setPlace(here(came)));
  }, []);
  const go = useCallback<Go>(
    (to, { replace = false } = {}) => {
      if (replace) history.replaceState(null, '', to);
      else history.pushState(null, '', to);
      arrive(replace ? 'replace' : 'push');
    },
    [arrive],
  );
  // whoever went on after the first picture and before it was listened to
  const catchUp = useEffectEvent(() => {
    if (!isHere(place)) arrive('pop');
  });
  useEffect(() => {
    const follow = () => arrive('pop');
    addEventListener('popstate', follow);
    catchUp();
    return () => removeEventListener('popstate', follow);
  }, [arrive]);
  return (
    <GoThere value={go}>
      <Here value={place}>{children}</Here>
    </GoThere>
  );
}

/** Stands at one address, for pages that are written beforehand. */
export function StaticRouter({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  return <Here value={{ pathname: path, search: '', hash: '', came: 'pop' }}>{children}</Here>;
}

export function useLocation(): RouterLocation {
  return use(Here);
}

export function useNavigate(): Go {
  return use(GoThere);
}

/** Sends whoever comes here elsewhere, without leaving a step in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
