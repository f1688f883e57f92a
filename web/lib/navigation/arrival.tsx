import { useEffect, useRef } from 'react';
import { useLocation } from './router.tsx';

/** On a new page the eye and the screen reader start at the top; on the way back they stay where they were. */
export function Arrival() {
  const { pathname, came } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (came !== 'pop') scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname, came]);
  return null;
}
