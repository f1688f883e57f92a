import { useEffect, useId } from 'react';
import type { CookWeek } from '#planning/cooking/cook-sheet.ts';
import { eveningTasks } from '#planning/cooking/evening-before.ts';
import { eveningId } from '#web/cook/evening.ts';

interface EveningNoteProps {
  readonly weeks: readonly CookWeek[];
  /** Of the plan, from 0; -1 is the evening before it. */
  readonly day: number;
}

/** What to take out, soak or cook on the evening of a day for the meals of the next. */
export function EveningNote({ weeks, day }: EveningNoteProps) {
  const title = useId();
  const tasks = eveningTasks(weeks, day);
  useEffect(() => {
    // the browser looked for it before the meals were there
    if (location.hash === `#${eveningId}`) document.getElementById(eveningId)?.scrollIntoView();
  }, []);
  if (tasks.length === 0) return null;
  return (
    <section
      id={eveningId}
      aria-labelledby={title}
      className="mt-8 rounded-card border-l-4 border-marula bg-marula-soft px-5 py-4 text-marula-ink"
    >
      <h2 id={title} className="text-xl">
        This evening, for tomorrow
      </h2>
      <ul className="mt-2 grid gap-2">
        {tasks.map(({ meal, dish, says }) => (
          <li key={`${meal} ${dish} ${says}`}>
            <b>
              {meal}, {dish}:
            </b>{' '}
            {says}
          </li>
        ))}
      </ul>
    </section>
  );
}
