import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { profileResource } from '#web/lib/profile/profile-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { Wizard } from './wizard.tsx';

export function OnboardingPage() {
  usePageTitle('Set up your profile');
  const userId = useMemberId();
  const signOut = useSignOut();
  const profile = useMemberResource(profileResource, userId);
  // the answers on screen start from what was stored when the page was opened, and from nothing later
  const [start, setStart] = useState<{ profile: Profile | null } | null>(null);
  if (start === null && profile.status === 'ready') setStart({ profile: profile.data ?? null });
  return (
    <div className="min-h-dvh">
      <header className="wrap flex max-w-3xl items-center justify-between gap-4 py-4">
        <Logo href={paths.home} />
        <Button variant="quiet" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </header>
      <main className="wrap max-w-3xl pb-16">
        {start !== null ? (
          <Wizard
            userId={userId}
            stored={start.profile ?? profileDefaults}
            exists={start.profile !== null}
          />
        ) : profile.status === 'failed' ? (
          <div className="grid gap-4">
            <ErrorBox message="We could not load your profile. Please check your connection." />
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => void profileResource.load(userId)}
            >
              Try again
            </Button>
          </div>
        ) : (
          <>
            <h1 className="sr-only">Set up your profile</h1>
            <PageSpinner />
          </>
        )}
      </main>
    </div>
  );
}
