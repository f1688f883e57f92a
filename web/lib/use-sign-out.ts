import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useNavigate } from './router.tsx';
import { signOut } from './session.ts';

/** Signs the member out and leads to the login page. */
export function useSignOut() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    navigate(paths.login, { replace: true });
  };
  return { leaving, leave: () => void leave() };
}
