import { useLayoutEffect, useRef } from 'react';
import { showPlan } from '#web/lib/plan-markup.ts';

interface PlanHtmlProps {
  readonly html: string;
  /** Weekday whose day stands open; all others are folded. */
  readonly openDay?: string | null;
}

/** A plan as the server stored it. */
export function PlanHtml({ html, openDay = null }: PlanHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) void showPlan(host.current, html, openDay);
  }, [html, openDay]);
  return <div ref={host} className="plan-host" />;
}
