import { createContext, type ReactNode, use } from 'react';
import { paths } from '#contract/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { Redirect, useLocation } from '../navigation/router.tsx';
import { useSession } from './use-session.ts';

/** Begins to determine who is there; for the page's start, before anything asks. */
export { startSession } from './session.ts';

const Member = createContext<string | null>(null);

/**
 * Shows its pages to a signed-in member and the login page to anybody else. Until it is known who is there, the frame
 * of the dashboard shows an outline, and a page without that frame is a spinner.
 */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'signed-out') return <Redirect to={paths.login} />;
  const userId = session.status === 'signed-in' ? session.userId : null;
  if (userId === null && pathname === paths.onboarding) return <PageSpinner />;
  // another member in the same tab starts with fresh pages
  return (
    <Member key={userId} value={userId}>
      {children}
    </Member>
  );
}

/** Whether it is still unknown who is there, so that a frame shows an outline instead of its page. */
export function useIsWaiting(): boolean {
  return use(Member) === null;
}

/** Id of the signed-in member; for pages behind `MembersOnly`. */
export function useMemberId(): string {
  const userId = use(Member);
  if (userId === null) throw new Error('This page must stand behind MembersOnly');
  return userId;
}
