import { paths } from '#contract/paths.ts';
import { profileNewsResource } from '#web/lib/profile/profile-news-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';

/** A member who has just finished onboarding, or came back, must not be held up by the price list. */
export function WayPastPrices() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <MemberWayOn userId={session.userId} />;
}

const dashboard = {
  text: 'Choose a plan now or later: your dashboard is open.',
  to: paths.dashboard,
  action: 'Continue to Dashboard',
} as const;
const ready = { title: 'Your profile is ready.', ...dashboard } as const;
/** Not known yet, or saved with an answer that no plan can be made for: of that the pages of plans tell. */
const saved = { title: 'You are signed in.', ...dashboard } as const;
const missing = {
  title: 'Your profile is not filled in yet.',
  text: 'Every plan is worked out from it. It takes four short steps.',
  to: paths.onboarding,
  action: 'Set Up Your Profile',
} as const;

function MemberWayOn({ userId }: { readonly userId: string }) {
  const { data: profile } = useMemberResource(profileNewsResource, userId);
  const planned = profile?.beyond.length === 0;
  const { title, text, to, action } = profile === null ? missing : planned ? ready : saved;
  return (
    <div className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-brand-soft px-5 py-4 sm:px-7">
      <div>
        <p className="text-lg font-bold">{title}</p>
        <p>{text}</p>
        {planned && (
          <p>
            Or say first what you spend on food and what you like:{' '}
            <AppLink to={paths.kitchen} className={textLink}>
              Your kitchen and tastes
            </AppLink>
          </p>
        )}
        {planned && (
          <p>
            A pregnancy, an illness, a joint that hurts, another allergy? Tell us first:{' '}
            <AppLink to={paths.health} className={textLink}>
              Your health
            </AppLink>
          </p>
        )}
      </div>
      <AppLink to={to} className={buttonStyle('primary', 'grow sm:grow-0')}>
        {action}
      </AppLink>
    </div>
  );
}
