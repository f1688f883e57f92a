import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { daysPerWeek, weekdayOn, weekNumbers, weeksOfPlan } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { dateTitle } from '#planning/page/day-words.ts';
import type { PlanPlace } from '#web/lib/plans/plan-calendar.ts';
import { dayId, weekId } from '#web/lib/plans/plan-places.ts';

interface WeekStripProps {
  readonly place: PlanPlace;
  /** Whether every day of a week has a place on the page. */
  readonly daily: boolean;
}

/** The week that the reader has come to: the one whose card crosses a line in the upper part of the screen. */
function useWeekInSight(first: number): readonly [number, (week: number) => void] {
  const [week, setWeek] = useState(first);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const number = weekNumbers.find((one) => weekId(one) === seen);
        if (number) setWeek(number);
      },
      { rootMargin: '-40% 0px -59% 0px' },
    );
    for (const number of weekNumbers) {
      const card = document.getElementById(weekId(number));
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
  return [week, setWeek];
}

/** Where the days are wider than the strip, the one of today is in its middle when the page is opened. */
function useTodayInSight() {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const today = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && today)
      strip.current.scrollLeft = today.offsetLeft - strip.current.clientWidth / 2;
  }, []);
  return strip;
}

/** A day that is jumped to stands open. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const day = document.getElementById(currentTarget.hash.slice(1));
  if (day instanceof HTMLDetailsElement) day.open = true;
}

/** Weeks and days of a plan, always at hand above it. */
export function WeekStrip({ place, daily }: WeekStripProps) {
  const over = place.week > weeksOfPlan;
  const strip = useTodayInSight();
  const [week, setWeek] = useWeekInSight(over ? 1 : place.week);
  const first = addDays(place.day, -((place.week - 1) * daysPerWeek + place.inWeek));
  const days = Array.from({ length: daysPerWeek }, (_, inWeek) => {
    const today = !over && week === place.week && inWeek === place.inWeek;
    const day = addDays(first, (week - 1) * daysPerWeek + inWeek);
    return { day, today, id: today ? 'today' : dayId(week, inWeek) };
  });
  return (
    <div className="week-strip print:hidden">
      <nav aria-label="Weeks" className="strip-weeks">
        {weekNumbers.map((number) => (
          <a
            key={number}
            href={`#${weekId(number)}`}
            aria-current={number === week ? 'true' : undefined}
            onClick={() => setWeek(number)}
          >
            Week {number}
          </a>
        ))}
      </nav>
      {daily && (
        <nav ref={strip} aria-label={`Days of week ${week}`} className="strip-days lg:hidden">
          {days.map(({ day, today, id }) => (
            <a key={id} href={`#${id}`} aria-current={today ? 'date' : undefined} onClick={unfold}>
              <span className="sr-only">{dateTitle(day)}</span>
              <span aria-hidden="true" className="strip-weekday">
                {weekdayOn(day).slice(0, 3)}
              </span>
              <span aria-hidden="true" className="tabular">
                {Number(day.slice(-2))}
              </span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
