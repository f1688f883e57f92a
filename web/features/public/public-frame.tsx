import { Outlet, useLocation } from 'react-router';
import { hasStoredSession } from '#web/lib/session-key.ts';
import { useInBrowser } from '#web/lib/use-in-browser.ts';
import { SiteFrame } from './site-frame.tsx';

/** The public site's frame around screens of the app. */
export function PublicFrame() {
  const inBrowser = useInBrowser();
  return (
    <SiteFrame current={useLocation().pathname} member={inBrowser && hasStoredSession()}>
      <Outlet />
    </SiteFrame>
  );
}
