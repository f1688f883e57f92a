import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router';

/**
 * The router bound to the browser's history. React Router's own `BrowserRouter` and `Link` bring 4 KB of code for forms
 * and data loading that a declarative app never runs; this and `ui/app-link.tsx` are all that is needed of them.
 */
interface Place {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly action: NavigationType;
}

function here(action: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash }, action };
}

export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => here(NavigationType.Pop));
  // the page on screen stays until the code of the next one is there
  const arrive = (action: NavigationType) => startTransition(() => setPlace(here(action)));
  const [navigator] = useState<Navigator>(() => {
    const address = (to: To) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: address,
      go: (steps) => history.go(steps),
      push(to) {
        history.pushState(null, '', address(to));
        arrive(NavigationType.Push);
      },
      replace(to) {
        history.replaceState(null, '', address(to));
        arrive(NavigationType.Replace);
      },
    };
  });
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(here(NavigationType.Pop)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return (
    <Router navigator={navigator} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
