import { storedEmail } from '#web/lib/auth/stored-session.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** Tells a password manager whose password it is, in a form that asks for no address; not seen and not sent. */
export function HiddenUsername() {
  const session = useSession();
  const email = session.status === 'signed-in' ? storedEmail() : null;
  return email && <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
