import { paths } from '#contract/paths.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';

/** A member who has just finished onboarding, or came back, must not be held up by the price list. */
export function WayOn() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-brand-soft px-5 py-4 sm:px-7">
      <div>
        <p className="text-lg font-bold">Your profile is ready.</p>
        <p>Choose a plan now or later: your dashboard is open.</p>
      </div>
      <AppLink to={paths.dashboard} className={buttonStyle('primary', 'grow sm:grow-0')}>
        Continue to Dashboard
      </AppLink>
    </div>
  );
}
