import { LogOut } from 'lucide-react';
import { useSignOut } from '#web/lib/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';

export function SignOutButton() {
  const { leaving, leave } = useSignOut();
  return (
    <Button variant="secondary" pending={leaving && 'Signing out…'} onClick={leave}>
      <LogOut aria-hidden="true" className="size-5" />
      Sign Out
    </Button>
  );
}
