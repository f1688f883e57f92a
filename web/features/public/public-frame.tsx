import type { ReactNode } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { hasStoredSession } from '#web/lib/session-key.ts';
import { useInBrowser } from '#web/lib/use-in-browser.ts';
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
