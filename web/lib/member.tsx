import { createContext, use } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '#contract/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useSession } from './use-session.ts';

const Member = createContext<string | null>(null);

/** Shows its pages to a signed-in member, a spinner until that is known, and the login page to anybody else. */
export function MembersOnly() {
  const session = useSession();
  if (session.status === 'unknown') return <PageSpinner />;
  if (session.status === 'signed-out') return <Navigate to={paths.login} replace />;
  // another member in the same tab starts with fresh pages
  return (
    <Member key={session.userId} value={session.userId}>
      <Outlet />
    </Member>
  );
}

/** Id of the signed-in member; for pages behind `MembersOnly`. */
export function useMemberId(): string {
  const userId = use(Member);
  if (userId === null) throw new Error('This page must stand behind MembersOnly');
  return userId;
}
