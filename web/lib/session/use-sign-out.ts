import { paths } from '#contract/paths.ts';
import { useNavigate } from '../navigation/router.tsx';
import { signOut } from './session.ts';

/** Signs the member out and leads to the login page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut();
    navigate(paths.login, { replace: true });
  };
}
