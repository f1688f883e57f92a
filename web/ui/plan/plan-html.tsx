import { useLayoutEffect, useRef } from 'react';
import { showPlan } from '#web/lib/plans/plan-markup.ts';
import '#web/styles/plans.css';

interface PlanHtmlProps {
  readonly html: string;
  /** Weekday whose day stands open at first; all others are folded. */
  readonly openDay?: string | null;
  /** Adds buttons to the plan before it is shown. The same function for as long as it does the same. */
  readonly equip?: ((plan: Element) => void) | undefined;
  /** Frames that are painted before it is shown for the first time; 0: none. */
  readonly after?: number;
}

/** @returns calls it off */
function afterFrames(count: number, work: () => void): () => void {
  let left = count;
  const step = () => {
    if (left === 0) work();
    else handle = requestAnimationFrame(step);
    left -= 1;
  };
  let handle = requestAnimationFrame(step);
  return () => cancelAnimationFrame(handle);
}

/** A plan as the server stored it. */
export function PlanHtml({ html, openDay = null, equip, after = 0 }: PlanHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const show = () => void showPlan(element, { html, openDay, equip });
    if (after > 0 && element.childElementCount === 0) return afterFrames(after, show);
    show();
    return undefined;
  }, [html, openDay, equip, after]);
  return <div ref={host} className="plan-host" />;
}
