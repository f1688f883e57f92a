import type { ReactNode } from 'react';
import { localDay, planPlace } from '#web/lib/plans/plan-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PotDrawing } from '#web/ui/pictures/drawings.tsx';
import { PlanHtml } from '#web/ui/plan/plan-html.tsx';
import { PlanMenu } from '#web/ui/plan/plan-menu.tsx';
import { WeekCard } from '#web/ui/plan/week-card.tsx';
import { WeekStrip } from '#web/ui/plan/week-strip.tsx';
import { nothing, type PartGroup } from './part.ts';

function Breaks(): ReactNode {
  throw new Error('shown in the gallery');
}

const html = `<article class="plan"><section class="day"><h3 class="day-name">Monday</h3>
  <p>Rice and lentils, with a salad of cabbage.</p></section></article>`;

const now = new Date();
const place = planPlace({ made: now, startsOn: localDay(now) }, now);

const card = {
  title: 'Week 1 Meal Plan',
  place: null,
  after: 0,
  tools: undefined,
  layout: undefined,
  warning: '',
} as const;
const plan = {
  week: 1,
  content: html,
  updated_at: now.toISOString(),
  generated_at: now.toISOString(),
  starts_on: localDay(now),
} as const;

export const pages: PartGroup = {
  name: 'Pages',
  parts: [
    {
      component: PageHeader,
      states: {
        'title alone': <PageHeader title="Your kitchen and tastes" />,
        'with all that it can have': (
          <PageHeader
            title="Meal Plans"
            subtitle="Four weeks of meals, made for your body and your budget."
            menu={<PlanMenu onWhy={nothing} />}
          >
            <Button variant="secondary">Make new plans</Button>
          </PageHeader>
        ),
      },
    },
    {
      component: EmptyState,
      states: {
        'with a way on': (
          <EmptyState
            drawing={<PotDrawing />}
            title="No meal plans yet"
            text="We make four weeks of meals from your profile."
          >
            <Button>Make My Meal Plans</Button>
          </EmptyState>
        ),
        'words alone': <EmptyState drawing={<PotDrawing />} title="Nothing to cook yet" />,
      },
    },
    {
      component: PlanHtml,
      states: { 'one day': <PlanHtml html={html} openDay="Monday" /> },
    },
    {
      component: WeekStrip,
      states: {
        'weeks and days': <WeekStrip place={place} daily />,
        'weeks alone': <WeekStrip place={place} daily={false} />,
      },
    },
    {
      component: WeekCard,
      states: {
        'this week': <WeekCard {...card} week={1} plan={plan} place={place} />,
        'not generated': <WeekCard {...card} week={2} title="Week 2 Meal Plan" plan={undefined} />,
        'with a warning': (
          <WeekCard
            {...card}
            week={3}
            title="Week 3 Meal Plan"
            plan={plan}
            warning="These plans hold eggs, which you do not eat any more."
          />
        ),
      },
    },
    {
      component: ErrorScreen,
      wholeScreen: true,
      states: {
        'the whole page': (
          <ErrorScreen>
            <Breaks />
          </ErrorScreen>
        ),
        'within a frame': (
          <ErrorScreen framed>
            <Breaks />
          </ErrorScreen>
        ),
      },
    },
  ],
};
