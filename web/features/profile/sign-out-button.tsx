import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';

export function SignOutButton() {
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Button variant="secondary" pending={leaving && 'Signing out…'} onClick={leave}>
      <LogOut aria-hidden="true" className="size-5" />
      Sign Out
    </Button>
  );
}
