import { paths } from '#contract/paths.ts';
import { beyondBounds } from '#planning/profile/bounds.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { AgreementSection } from '#web/agreement/agreement-section.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { profileResource } from '#web/lib/profile/profile-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';
import { BoundsNotice } from '#web/ui/notices/bounds-notice.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FormDrawing } from '#web/ui/pictures/drawings.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CancelSection } from './membership/cancel-section.tsx';
import { MembershipSection } from './membership/membership-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProofProvider } from './proof/proof-provider.tsx';
import { RemindersSection } from './reminders/reminders-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { TwoStepSection } from './security/two-step-section.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export function ProfilePage() {
  usePageTitle('Your Profile');
  const userId = useMemberId();
  const profile = useMemberResource(profileResource, userId);
  return (
    <>
      <PageHeader
        title="Your Profile"
        subtitle="Every plan is worked out from this. Change it, and make new plans."
      >
        <SignOutButton />
      </PageHeader>
      <div className="grid gap-6">
        {profile.data ? (
          <>
            <BoundsNotice here beyond={beyondBounds(profileQuestions, { ...profile.data })} />
            <ProfileForm userId={userId} profile={profile.data} />
            <p className="text-muted">
              What you spend on food, what you like and how you cook:{' '}
              <AppLink to={paths.kitchen} className={textLink}>
                Your kitchen and tastes
              </AppLink>
            </p>
            <p className="text-muted">
              A pregnancy, an illness, joints that hurt, further allergies:{' '}
              <AppLink to={paths.health} className={textLink}>
                Your health
              </AppLink>
            </p>
          </>
        ) : profile.status === 'failed' ? (
          <>
            <ErrorBox message="We could not load your profile. Please check your connection." />
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => void profileResource.load(userId)}
            >
              Try again
            </Button>
          </>
        ) : profile.status === 'loading' ? (
          <>
            <Spinner label="Loading your profile…" />
            <CardSkeleton lines={6} />
            <CardSkeleton lines={8} />
          </>
        ) : (
          <EmptyState
            drawing={<FormDrawing />}
            title="Profile not found"
            text="Please complete the onboarding process to set up your profile."
          >
            <AppLink to={paths.onboarding} className={buttonStyle()}>
              Complete Onboarding
            </AppLink>
          </EmptyState>
        )}
        <AgreementSection userId={userId} age={profile.data?.age ?? null} />
        <RemindersSection />
        <ProofProvider>
          <SecuritySection />
          <TwoStepSection />
          <MembershipSection userId={userId} />
          <CancelSection userId={userId} />
          <OwnDataSection userId={userId} />
        </ProofProvider>
      </div>
    </>
  );
}
