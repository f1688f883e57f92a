import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** On a new page the eye and the screen reader start at the top; on the way back they stay where they were. */
export function Arrival() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (how !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname, how]);
  return null;
}
