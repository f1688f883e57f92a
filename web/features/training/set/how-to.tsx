import { useState } from 'react';
import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { dayHeading, exerciseName } from '#web/lib/plans/plan-names.ts';

interface HowToProps {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  /** Name of the exercise. */
  readonly name: string;
}

interface Instructions {
  readonly steps: readonly string[];
  readonly hints: readonly string[];
}

const texts = (nodes: NodeListOf<Element>) => [...nodes].map((node) => node.textContent);

/** The instructions of an exercise, as the plan behind this view already holds them. */
function instructionsOnScreen({ week, weekday, name }: HowToProps): Instructions | null {
  for (const day of document.querySelectorAll(`#week-${week} .plan > .day`)) {
    if (dayHeading(day)?.weekday !== weekday) continue;
    for (const section of day.querySelectorAll('.exercise')) {
      if (exerciseName(section) !== name) continue;
      return {
        steps: texts(section.querySelectorAll('.how-to .method > li')),
        hints: texts(section.querySelectorAll('.how-to > p')),
      };
    }
  }
  return null;
}

/** How to do an exercise, unfolded by who wants to know. */
export function HowTo(props: HowToProps) {
  const [found] = useState(() => instructionsOnScreen(props));
  if (!found) return null;
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold text-brand underline decoration-2 underline-offset-4">
        How to do it
      </summary>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {found.steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {found.hints.map((text) => (
        <p key={text} className="mt-2 text-sm text-muted last:mb-4">
          {text}
        </p>
      ))}
    </details>
  );
}
