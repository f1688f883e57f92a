import { paths } from '#contract/paths.ts';
import { noConnection } from '#web/lib/device/connection.ts';
import { AppLink } from '../app-link.tsx';
import { textLink } from '../link-style.ts';

/** Where a member can mend what a refusal of the server is about, by its code. */
const waysOn = new Map<string, { readonly to: string; readonly text: string }>([
  ['profile_missing', { to: paths.onboarding, text: 'Complete your profile' }],
  ['no_plan', { to: paths.profile, text: 'Change your profile' }],
  ['plan_outdated', { to: paths.mealPlans, text: 'Go to Meal Plans' }],
]);

/** The way on behind a refusal; nothing where trying again is all there is. */
export function WayOn({ code }: { readonly code: string }) {
  // no answer came at all
  if (code === 'unreachable') {
    return <p className="text-muted">{noConnection()}. Please try again when you are online.</p>;
  }
  const way = waysOn.get(code);
  if (!way) return null;
  return (
    <AppLink
      to={way.to}
      className={`${textLink} inline-flex min-h-11 items-center justify-self-start`}
    >
      {way.text}
    </AppLink>
  );
}
