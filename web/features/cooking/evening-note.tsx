import { useId } from 'react';
import { dayOf } from '#planning/calendar.ts';
import type { CookWeek } from '#planning/cooking/cook-sheet.ts';
import { eveningTasks } from '#planning/cooking/evening-before.ts';

interface EveningNoteProps {
  readonly weeks: readonly CookWeek[];
  readonly week: number;
  /** Days since that week began. */
  readonly day: number;
}

/** What to take out, soak or cook on the evening of a day for the meals of the next. */
export function EveningNote({ weeks, week, day }: EveningNoteProps) {
  const title = useId();
  const tasks = eveningTasks(weeks, dayOf(week, day));
  if (tasks.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className="mt-8 rounded-card border-l-4 border-marula bg-marula-soft px-5 py-4 text-marula-ink"
    >
      <h2 id={title} className="text-xl">
        This evening, for tomorrow
      </h2>
      <ul className="mt-2 grid gap-2">
        {tasks.map(({ meal, says }) => (
          <li key={`${meal} ${says}`}>
            <b>{meal}:</b> {says}
          </li>
        ))}
      </ul>
    </section>
  );
}
