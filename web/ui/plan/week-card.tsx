import { useCallback } from 'react';
import { type WeekNumber, weekdayOn } from '#planning/calendar.ts';
import { PaperWarning } from '#web/fit/fit-notice.tsx';
import type { PlanPlace } from '#web/lib/plans/plan-calendar.ts';
import { weekId } from '#web/lib/plans/plan-places.ts';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';
import type { WeekPlan } from '#web/lib/plans/weekly-plans.ts';
import { PlanHtml } from './plan-html.tsx';

/**
 * Lays the days of a week out before they are shown, tools or not; each of them then has its place. The same function
 * for as long as it does the same.
 * @param gone days of the week that are over
 */
export type WeekLayout = (plan: Element, week: WeekNumber, gone: number) => void;

interface WeekCardProps {
  readonly week: WeekNumber;
  readonly title: string;
  readonly plan: WeekPlan | undefined;
  /** Of the week that the plan has come to. */
  readonly place: PlanPlace | null;
  /** Weeks that are shown before this one, when the phone has time; 0: it is shown at once. */
  readonly after: number;
  readonly tools: WeekTools | undefined;
  readonly layout: WeekLayout | undefined;
  readonly warning: string;
}

/** One week of a plan. */
export function WeekCard({
  week,
  title,
  plan,
  place,
  after,
  tools,
  layout,
  warning,
}: WeekCardProps) {
  const gone = place?.inWeek ?? 0;
  const equip = useCallback(
    (shown: Element) => {
      layout?.(shown, week, gone);
      tools?.equip(shown, week);
    },
    [tools, layout, week, gone],
  );
  return (
    <section
      id={weekId(week)}
      aria-labelledby={`week-${week}-title`}
      className="week-card rounded-card border border-line bg-surface shadow-card"
    >
      <div className="beads" />
      <div className="flex flex-wrap items-center justify-between gap-x-2 px-4 pt-2 sm:px-7">
        <h2 id={`week-${week}-title`} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {place !== null && plan && (
          <span className="rounded-full bg-marula-soft px-2.5 py-0.5 text-xs font-bold sm:px-3 sm:text-sm text-marula-ink print:hidden">
            {place.starts === null ? 'This week' : `Starts ${place.starts}`}
          </span>
        )}
      </div>
      <div className="px-4 pt-2 pb-4 sm:px-7">
        {plan && warning !== '' && <PaperWarning text={warning} />}
        {plan ? (
          <PlanHtml
            html={plan.content}
            openDay={place && weekdayOn(place.day)}
            equip={equip}
            after={after}
          />
        ) : (
          <p className="text-muted">Plan not generated yet</p>
        )}
        {plan && tools && (
          <div className="mt-2 flex justify-end print:hidden">{tools.heading(week)}</div>
        )}
      </div>
    </section>
  );
}
