import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLoading } from '#web/ui/page-loading.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DashboardOutline } from '../dashboard-outline.tsx';

interface Outline {
  readonly title: string;
  /** None where the page that is there has none. */
  readonly subtitle?: string;
  /** How the page itself waits for its contents. */
  readonly loading?: ReactNode;
}

/** Heads of the pages inside, as those pages write them. */
const outlines: Readonly<Record<string, Outline>> = {
  [paths.mealPlans]: {
    title: 'Meal Plans',
    subtitle: 'Your personalized nutrition plans for optimal health.',
    loading: <PageLoading label="Loading meal plans…" wantedIn="kitchen" />,
  },
  [paths.exercisePlans]: {
    title: 'Exercise Plans',
    subtitle: 'Your personalized workout routines for maximum results.',
    loading: <PageLoading label="Loading exercise plans…" wantedIn="gym" />,
  },
  [paths.shoppingList]: {
    title: 'Shopping List',
    loading: <PageLoading label="Loading shopping list…" wantedIn="shop" />,
  },
  [paths.supplements]: {
    title: 'Supplements',
    subtitle: 'What may help, what to look for on the label, and what it costs here.',
  },
  [paths.profile]: {
    title: 'Your Profile',
    subtitle: 'Every plan is worked out from this. Change it, and make new plans.',
  },
  [paths.kitchen]: {
    title: 'Your kitchen and tastes',
    subtitle: 'All of it is optional, told to nobody else, and obeyed by your next plans.',
  },
  [paths.health]: {
    title: 'Your health',
    subtitle:
      'All of it is optional. It is told to nobody else, and keeps your plans safe for you.',
  },
  [paths.cook]: { title: 'Cook', subtitle: 'One dish at a time, beside the stove.' },
};

/** What can be seen of a page before it is known who is there: its title and the shape of what is coming. */
export function PageOutline() {
  const { pathname } = useLocation();
  if (pathname === paths.dashboard) return <DashboardOutline name={null} lines={null} />;
  const { title, subtitle, loading }: Outline = outlines[pathname] ?? { title: 'Phila' };
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {loading ?? (
        <div className="grid gap-5">
          <Spinner label="Loading…" />
          <CardSkeleton lines={5} />
        </div>
      )}
    </>
  );
}
