import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { isKnown, useProfileFit } from '#web/fit/profile-fit.ts';
import { storedSince } from '#web/lib/auth/stored-session.ts';
import { noConnection } from '#web/lib/device/connection.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { readLeftSets } from '#web/lib/training/left-sets.ts';
import { Button } from '#web/ui/button.tsx';
import { cardLines } from './card-lines.ts';
import { WeekCharts } from './charts/week-charts.tsx';
import { DashboardOutline } from './dashboard-outline.tsx';
import { overviewResource } from './overview-resource.ts';
import { PlansNotice } from './plans-notice.tsx';
import { needsGuardian } from './today/needs-guardian.ts';
import { isPastFirstWeek } from './today/today.ts';
import { TodayPanel } from './today/today-panel.tsx';

// few are asked, and the others need none of it
const AgreementCard = lazy(async () => {
  const { AgreementCard: card } = await import('#web/agreement/agreement-card.tsx');
  return { default: card };
});

const GuardianCard = lazy(async () => {
  const { GuardianCard: card } = await import('#web/agreement/guardian-card.tsx');
  return { default: card };
});

// nobody is invited in their first week
const InstallOffer = lazy(async () => {
  const { InstallOffer: offer } = await import('./install-offer.tsx');
  return { default: offer };
});

export function DashboardPage() {
  usePageTitle('Dashboard');
  const userId = useMemberId();
  const now = useNow();
  const { status, data } = useMemberResource(overviewResource, userId);
  const fit = useProfileFit(userId);
  const left = readLeftSets(userId, now);
  // today comes first, the charts below it when the phone has time
  const charted = useDeferredValue(data, undefined);
  const reload = () => void overviewResource.load(userId);
  // what was asked on this page stays, with the thanks
  const [asked, setAsked] = useState(data?.unagreed);
  if (data?.unagreed && !asked) setAsked(data.unagreed);
  useReturn(reload);
  return (
    <DashboardOutline
      name={data?.fullName ?? null}
      lines={data ? cardLines(data, now, left) : null}
      notice={
        data && (
          <>
            {status === 'failed' && (
              <p role="status" className="mb-5 text-muted">
                {noConnection()}: these are the plans kept on this device.
              </p>
            )}
            {asked && (
              <Suspense>
                <AgreementCard
                  userId={userId}
                  standing={asked}
                  isMinor={data.guardian !== undefined}
                  onAgreed={reload}
                />
              </Suspense>
            )}
            {needsGuardian(data) && (
              <Suspense>
                <GuardianCard userId={userId} />
              </Suspense>
            )}
            <PlansNotice overview={data} fit={fit} />
          </>
        )
      }
      panel={
        data ? (
          <TodayPanel
            userId={userId}
            overview={data}
            now={now}
            left={left}
            fit={isKnown(fit) ? (fit.data ?? null) : null}
          />
        ) : (
          status === 'failed' && <Unreachable onRetry={reload} />
        )
      }
    >
      {charted && isPastFirstWeek(charted, now, storedSince()) && (
        <Suspense>
          <InstallOffer />
        </Suspense>
      )}
      {charted && <WeekCharts userId={userId} overview={charted} now={now} />}
    </DashboardOutline>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <h2 className="text-2xl">We cannot reach your plans just now</h2>
      <p className="mt-1 max-w-md text-on-night-muted">
        Check your connection; nothing of yours is lost.
      </p>
      <Button variant="sun" className="mt-5" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
