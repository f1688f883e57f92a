import { Outlet, useLocation } from 'react-router';
import { hasStoredSession } from '#web/lib/session-key.ts';
import { SiteFrame } from './site-frame.tsx';

/** The public site's frame around screens of the app. */
export function PublicFrame() {
  return (
    <SiteFrame current={useLocation().pathname} member={hasStoredSession()}>
      <Outlet />
    </SiteFrame>
  );
}
