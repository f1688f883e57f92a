import { Play } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { type Weekday, weekdayOn } from '#planning/calendar.ts';
import { dateTitle, dayBrief } from '#planning/page/day-words.ts';
import { dot } from '#planning/page/figures.ts';
import { Concern } from '#web/fit/concern.tsx';
import { useNow } from '#web/lib/device/use-now.ts';
import { useLocation, useNavigate } from '#web/lib/navigation/router.tsx';
import { localDay, planPlace } from '#web/lib/plans/plan-calendar.ts';
import { planBegin, type WeekPlan } from '#web/lib/plans/weekly-plans.ts';
import { leftText } from '#web/lib/training/left-sets.ts';
import { lateText, type Offered } from '#web/lib/training/offered-session.ts';
import { Button } from '#web/ui/button.tsx';
import type { SessionMark } from './changes/session-marks.ts';
import type { LeftSession } from './gym/left-session.ts';
import { progressOf, progressText, type SessionPlace } from './log/session-progress.ts';
import type { SetBook } from './log/set-book.ts';
import type { SessionDetails, WeekDetails } from './plan-details.ts';
import { orderOf, sessionOn } from './today-offer.ts';

function factsOf(
  week: WeekDetails,
  { session, late }: Offered<SessionDetails>,
  progress: string,
): string {
  const facts = [session.place, `${session.minutes}\u00a0min`, progress].filter(Boolean).join(dot);
  if (!late) return facts;
  const day = dayBrief(week, { week: week.week, weekday: session.weekday });
  return `${facts}${dot}${lateText(day, progress !== '')}`;
}

function restText(week: WeekDetails, name: Weekday): string {
  const order = orderOf(week);
  const next = week.sessions.find(({ weekday }) => order.indexOf(weekday) > order.indexOf(name));
  return next
    ? `Next: ${next.name} on ${dayBrief(week, { week: week.week, weekday: next.weekday })}. A walk does you good today.`
    : 'This week’s sessions are over. A walk does you good today.';
}

const cardStyle =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-night px-5 py-4 text-on-night print:hidden';

interface CardProps {
  /** 'Monday 30 November, week 1 of 4' */
  readonly when: string;
  readonly title: string;
  readonly facts: string;
  /** Why the profile does not allow it; empty where it does. */
  readonly concern: string;
  /** What its button says; null for a day of rest, which has none. */
  readonly action: 'Start session' | 'Continue' | 'See session' | null;
  onPress(): void;
}

function Card({ when, title, facts, concern, action, onPress }: CardProps) {
  const over = action === 'See session';
  return (
    <section aria-label="Today" className={cardStyle}>
      <div>
        <p className="text-sm text-on-night-muted">{when}</p>
        <p className="text-xl font-bold">{title}</p>
        <p className="text-sm text-on-night-muted">{facts}</p>
        {concern && (
          <p className="mt-1">
            <Concern says={concern} />
          </p>
        )}
      </div>
      {action && (
        <Button variant={over ? 'secondary' : 'sun'} className="w-full sm:w-auto" onClick={onPress}>
          {!over && <Play aria-hidden="true" className="size-5" />}
          {action}
        </Button>
      )}
    </section>
  );
}

function actionOf(done: number, of: number): NonNullable<CardProps['action']> {
  if (done === 0) return 'Start session';
  return done >= of ? 'See session' : 'Continue';
}

interface LeftOverProps {
  readonly left: LeftSession;
  readonly book: SetBook;
  readonly today: Date;
  onStart(place: SessionPlace): void;
}

const placeOfLeft = ({ week, session }: LeftSession): SessionPlace => ({
  plan: week.plan,
  week: week.week,
  session: session.name,
});

/** What was begun before there were new plans is finished first; the dashboard says the same of it. */
function LeftOver({ left, book, today, onStart }: LeftOverProps) {
  const place = placeOfLeft(left);
  const { session, week } = left;
  const progress = progressText([week], place, book);
  return (
    <Card
      when={dateTitle(localDay(today))}
      title={session.name}
      facts={[session.place, progress, leftText].filter(Boolean).join(dot)}
      concern=""
      action="Continue"
      onPress={() => onStart(place)}
    />
  );
}

/** Today's session where a set of it is done and another is not. */
function underWay(
  plans: readonly WeekPlan[],
  weeks: readonly WeekDetails[],
  book: SetBook,
  now: Date,
): SessionPlace | null {
  if (plans.length === 0) return null;
  const { week: number, day } = planPlace(planBegin(plans), now);
  const week = weeks.find((one) => one.week === number);
  const session = week && sessionOn(week, weekdayOn(day), book, now)?.session;
  if (!session) return null;
  const { done, of } = progressOf(week, session, book);
  return done > 0 && done < of ? { week: week.week, session: session.name } : null;
}

/** Whoever comes by 'Continue Session' is in it at once; closed or reloaded, the page is as it is otherwise. */
function useContinue(place: SessionPlace | null, onStart: (place: SessionPlace) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const start = useEffectEvent(() => {
    if (!place || hash !== '#continue') return;
    navigate(`${paths.exercisePlans}#today`, { replace: true });
    onStart(place);
  });
  const known = place !== null;
  useEffect(() => {
    if (known) start();
  }, [known]);
}

interface TodaySessionProps {
  readonly plans: readonly WeekPlan[];
  readonly weeks: readonly WeekDetails[];
  readonly book: SetBook;
  /** A session that was begun in the plans before these. */
  readonly left: LeftSession | null;
  /** Sessions that the profile does not allow. */
  readonly marks: readonly SessionMark[];
  onStart(place: SessionPlace): void;
}

/** Today's session first; on a day of rest the next one of the week. */
export function TodaySession({ plans, weeks, book, left, marks, onStart }: TodaySessionProps) {
  const today = useNow();
  useContinue(left ? placeOfLeft(left) : underWay(plans, weeks, book, today), onStart);
  if (plans.length === 0) return null;
  if (left) return <LeftOver left={left} book={book} today={today} onStart={onStart} />;
  const { week: number, day, starts } = planPlace(planBegin(plans), today);
  const week = weeks.find((one) => one.week === number);
  if (!week) return null;
  const name = weekdayOn(day);
  const offered = sessionOn(week, name, book, today);
  const place = offered && { week: week.week, session: offered.session.name };
  const mark = marks.find(
    (one) => one.week === week.week && one.weekday === offered?.session.weekday,
  );
  const progress = place ? progressText(weeks, place, book) : '';
  const { done, of } = offered ? progressOf(week, offered.session, book) : { done: 0, of: 0 };
  return (
    <Card
      when={`${dateTitle(day)}, week ${week.week} of 4${starts === null ? '' : `, starts ${starts}`}`}
      title={offered?.session.name ?? 'A day of rest'}
      facts={offered ? factsOf(week, offered, progress) : restText(week, name)}
      concern={mark?.says ?? ''}
      action={place && actionOf(done, of)}
      onPress={() => place && onStart(place)}
    />
  );
}
