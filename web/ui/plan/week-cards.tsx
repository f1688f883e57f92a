import { Fragment, useEffect } from 'react';
import { type WeekNumber, weekNumbers, weeksOfPlan } from '#planning/calendar.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { isOver, type PlanPlace, planAge } from '#web/lib/plans/plan-calendar.ts';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';
import { planBegin, type WeekPlan } from '#web/lib/plans/weekly-plans.ts';
import { WeekCard, type WeekLayout } from './week-card.tsx';
import { WeekStrip } from './week-strip.tsx';

interface WeekCardsProps {
  readonly text: { readonly cardTitle: (week: number) => string };
  readonly weeks: readonly WeekPlan[];
  readonly place: PlanPlace;
  readonly tools: WeekTools | undefined;
  readonly layout: WeekLayout | undefined;
  /** What the sheet of each week says first; empty where there is nothing. */
  readonly warning?: string;
}

/** This week and those to come, then those that are over. */
function inOrder({ week }: PlanPlace): readonly WeekNumber[] {
  const gone = week > weeksOfPlan ? 0 : week - 1;
  return [...weekNumbers.slice(gone), ...weekNumbers.slice(0, gone)];
}

/** The weeks of a plan, each in its card, with what is said of all of them below the first. */
export function WeekCards({ text, weeks, place, tools, layout, warning = '' }: WeekCardsProps) {
  const today = useNow();
  const { made } = planBegin(weeks);
  useEffect(() => {
    // the browser looked for the place of the address before the plans were there
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  const hint = (
    <p className="text-sm text-muted print:hidden">
      Made {planAge(made, today)}
      {place.starts !== null && `, starts ${place.starts}`}. Scroll down to each week’s plan.
      {isOver(place) && ' These four weeks are over: time for new plans.'}
    </p>
  );
  return (
    <>
      <WeekStrip place={place} daily={layout !== undefined} />
      {isOver(place) && hint}
      {inOrder(place).map((week, index) => (
        <Fragment key={week}>
          <WeekCard
            week={week}
            title={text.cardTitle(week)}
            plan={weeks.find((one) => one.week === week)}
            place={week === place.week ? place : null}
            // those below this week are out of sight, unless the address names a place among them
            after={location.hash === '' || location.hash === '#today' ? index : 0}
            tools={tools}
            layout={layout}
            warning={warning}
          />
          {index === 0 && !isOver(place) && hint}
        </Fragment>
      ))}
    </>
  );
}
