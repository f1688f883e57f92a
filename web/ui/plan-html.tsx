import { useLayoutEffect, useRef } from 'react';
import { showPlan } from '#web/lib/plan-markup.ts';
import '#web/styles/plans.css';

interface PlanHtmlProps {
  readonly html: string;
  /** Weekday whose day stands open at first; all others are folded. */
  readonly openDay?: string | null;
  /** Adds buttons to the plan before it is shown. The same function for as long as it does the same. */
  readonly equip?: ((plan: Element) => void) | undefined;
}

/** A plan as the server stored it. */
export function PlanHtml({ html, openDay = null, equip }: PlanHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) void showPlan(host.current, { html, openDay, equip });
  }, [html, openDay, equip]);
  return <div ref={host} className="plan-host" />;
}
