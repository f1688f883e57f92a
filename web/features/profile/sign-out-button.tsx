import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { signOut } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';

export function SignOutButton() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    void navigate(paths.login, { replace: true });
  };
  return (
    <Button variant="secondary" pending={leaving && 'Signing out…'} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-5" />
      Sign Out
    </Button>
  );
}
