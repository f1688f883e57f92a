import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useNavigate } from '#web/lib/router.tsx';
import { signOut } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';

export function SignOutButton() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    navigate(paths.login, { replace: true });
  };
  return (
    <Button variant="secondary" pending={leaving && 'Signing out…'} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-5" />
      Sign Out
    </Button>
  );
}
