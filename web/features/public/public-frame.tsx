import type { ReactNode } from 'react';
import { hasStoredSession } from '#web/lib/auth/session-key.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The public site's frame around screens of the app. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const inBrowser = useInBrowser();
  return (
    <SiteFrame current={useLocation().pathname} member={inBrowser && hasStoredSession()}>
      {children}
    </SiteFrame>
  );
}
