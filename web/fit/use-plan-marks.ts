import { useEffect, useRef, useState } from 'react';
import { type WeekNumber, weekNumbers } from '#planning/calendar.ts';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';

const markClass = 'concern';

/** Takes the marks of an earlier judgement off a plan. */
function clear(plan: Element, kind: string): void {
  for (const mark of plan.querySelectorAll(`.${kind}`)) mark.remove();
}

/** Puts a mark behind a heading of a plan: a sign, and what is wrong. */
export function addMark(heading: Element | null, says: string): void {
  if (!heading) return;
  const mark = document.createElement('span');
  mark.className = markClass;
  const sign = document.createElement('span');
  sign.className = 'glyph glyph-warning';
  sign.setAttribute('aria-hidden', 'true');
  mark.append(sign, ` ${says}`);
  heading.append(' ', mark);
  heading.normalize();
}

/**
 * The tools of a plan, which mark what is to be told of its places, such as what the profile does not allow: in the plans on screen and in those that come.
 * @param paint puts the marks of a week into its plan; the same function always
 * @param kind the class of these marks, by which they are taken off
 */
export function usePlanMarks<Mark extends { readonly week: WeekNumber }>(
  tools: WeekTools,
  marks: readonly Mark[],
  paint: (plan: Element, marks: readonly Mark[]) => void,
  kind = markClass,
): WeekTools {
  const current = useRef(marks);
  const [marking] = useState((): WeekTools => {
    return {
      heading: tools.heading,
      equip(plan, week) {
        tools.equip(plan, week);
        clear(plan, kind);
        paint(
          plan,
          current.current.filter((mark) => mark.week === week),
        );
      },
    };
  });
  useEffect(() => {
    current.current = marks;
    for (const week of weekNumbers) {
      const plan = document.querySelector(`#week-${week} .plan-host`);
      if (!plan) continue;
      clear(plan, kind);
      paint(
        plan,
        marks.filter((mark) => mark.week === week),
      );
    }
  }, [marks, paint, kind]);
  return marking;
}
