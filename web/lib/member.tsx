import { paths } from '#contract/paths.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { createContext, type ReactNode, use } from 'react';
import { Navigate } from 'react-router';
import { useSession } from './use-session.ts';

const Member = createContext<string | null>(null);

/** Shows its children to a signed-in member, a spinner until that is known, and the login page to anybody else. */
export function MemberOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  if (session.status === 'unknown') return <PageSpinner />;
  if (session.status === 'signed-out') return <Navigate to={paths.login} replace />;
  // another member in the same tab starts with fresh pages
  return (
    <Member key={session.userId} value={session.userId}>
      {children}
    </Member>
  );
}

/** Id of the signed-in member; for pages behind `MemberOnly`. */
export function useMemberId(): string {
  const userId = use(Member);
  if (userId === null) throw new Error('This page must stand behind MemberOnly');
  return userId;
}
