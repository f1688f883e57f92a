import { useEffect, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import { AgreementCard } from '#web/agreement/agreement-card.tsx';
import { agreementResource } from '#web/agreement/agreement-resource.ts';
import { GuardianCard } from '#web/agreement/guardian-card.tsx';
import { isMinor, useGuardian } from '#web/agreement/use-guardian.ts';
import { useNavigate } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { heldForHealth, letGoOfHeld, markHealthSeen } from '#web/lib/profile/health-first.ts';
import { healthResource } from '#web/lib/profile/health-resource.ts';
import { profileResource } from '#web/lib/profile/profile-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { HealthForm } from './health-form.tsx';
import { KeptAnswers } from './kept-answers.tsx';

export function HealthPage() {
  usePageTitle('Your health');
  const userId = useMemberId();
  const go = useNavigate();
  const health = useMemberResource(healthResource, userId);
  const profile = useMemberResource(profileResource, userId);
  const agreement = useMemberResource(agreementResource, userId);
  const minor = isMinor(profile.data?.age ?? null);
  const guardian = useGuardian(userId, minor);
  const [held] = useState(heldForHealth);
  // whoever leaves in another way has thought better of it
  useEffect(() => letGoOfHeld, []);
  const goOn = () => {
    held?.resume();
    go(held?.from ?? paths.dashboard);
  };
  const settled =
    (profile.status !== 'loading' || profile.data !== undefined) &&
    (agreement.status !== 'loading' || agreement.data !== undefined);
  const isUnagreed = agreement.data && !agreement.data.held.has('plans');
  const isUnguarded = settled && minor && guardian.data && guardian.data.state !== 'agreed';
  const isAnswerable = health.data !== undefined && settled && (!minor || guardian.data);
  useLedHere(userId, [isUnagreed, isUnguarded, isAnswerable].some(Boolean));
  const decline = () => {
    markHealthSeen(userId, true);
    goOn();
  };
  const unsaid = { userId, ...waysOn(health.data === null, goOn, decline) };
  return (
    <>
      <PageHeader
        title="Your health"
        subtitle="All of it is optional. It is told to nobody else, and keeps your plans safe for you."
      />
      <div className="grid gap-6">
        {isUnagreed ? (
          <div>
            <AgreementCard {...unsaid} standing="health" isMinor={minor} onAgreed={() => {}} />
            <KeptAnswers userId={userId} />
          </div>
        ) : isUnguarded ? (
          <div>
            <GuardianCard {...unsaid} />
            <KeptAnswers userId={userId} />
          </div>
        ) : health.data !== undefined && isAnswerable ? (
          <HealthForm
            userId={userId}
            said={health.data}
            age={profile.data?.age ?? null}
            held={held !== null}
            goOn={goOn}
            onDecline={decline}
          />
        ) : (
          <NotReady
            isFailed={health.status === 'failed'}
            onRetry={() => void healthResource.load(userId)}
            onLater={goOn}
          />
        )}
      </div>
    </>
  );
}

/** Remembers who was asked, be it to agree before the questions: nobody is led here twice. */
function useLedHere(userId: string, isAsked: boolean): void {
  useEffect(() => {
    if (isAsked) markHealthSeen(userId);
  }, [isAsked, userId]);
}

/** What the cards before the questions offer; who has answered before is not asked whether they would. */
function waysOn(isSilent: boolean, onLater: () => void, onDecline: () => void) {
  return isSilent ? { onLater, onDecline } : { onLater };
}

interface NotReadyProps {
  readonly isFailed: boolean;
  onRetry(): void;
  onLater(): void;
}

function NotReady({ isFailed, onRetry, onLater }: NotReadyProps) {
  if (!isFailed) {
    return (
      <>
        <Spinner label="Loading what you told us…" />
        <CardSkeleton lines={5} />
      </>
    );
  }
  return (
    <>
      <ErrorBox message={memberSentences.answersLoadFailed} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Later
        </Button>
      </div>
    </>
  );
}
