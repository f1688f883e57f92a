import { Play } from 'lucide-react';
import { planWeek, weekdayName } from '#web/lib/plan-calendar.ts';
import { useNow } from '#web/lib/use-now.ts';
import { madeAt, type WeekPlan } from '#web/lib/weekly-plans.ts';
import { Button } from '#web/ui/button.tsx';
import type { WeekDetails } from './plan-details.ts';
import { progressText, type SessionPlace } from './session-progress.ts';
import type { SetBook } from './set-book.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface TodaySessionProps {
  readonly plans: readonly WeekPlan[];
  readonly weeks: readonly WeekDetails[];
  readonly book: SetBook;
  onStart(place: SessionPlace): void;
}

/** Today's session first; on a day of rest the next one of the week. */
export function TodaySession({ plans, weeks, book, onStart }: TodaySessionProps) {
  const today = useNow();
  if (plans.length === 0) return null;
  const week = weeks.find((one) => one.week === planWeek(madeAt(plans), today));
  if (!week) return null;
  const name = weekdayName(today);
  const session = week.sessions.find(({ weekday }) => weekday === name);
  const next = week.sessions.find(
    ({ weekday }) => weekdays.indexOf(weekday) > weekdays.indexOf(name),
  );
  const place = session && { week: week.week, session: session.name };
  const progress = place ? progressText(weeks, place, book) : '';
  return (
    <section
      aria-label="Today"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-night px-5 py-4 text-on-night print:hidden"
    >
      <div>
        <p className="text-sm text-on-night-muted">
          {name}, week {week.week} of 4
        </p>
        <p className="text-xl font-bold">{session ? session.name : 'A day of rest'}</p>
        <p className="text-sm text-on-night-muted">
          {session
            ? [session.place, `${session.minutes}\u00a0min`, progress].filter(Boolean).join(' · ')
            : next
              ? `Next: ${next.name} on ${next.weekday}. A walk does you good today.`
              : 'This week’s sessions are over. A walk does you good today.'}
        </p>
      </div>
      {place && (
        <Button variant="sun" className="w-full sm:w-auto" onClick={() => onStart(place)}>
          <Play aria-hidden="true" className="size-5" />
          {progress === '' ? 'Start session' : 'Go on'}
        </Button>
      )}
    </section>
  );
}
