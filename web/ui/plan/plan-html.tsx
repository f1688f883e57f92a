import { useLayoutEffect, useRef } from 'react';
import { showPlan } from '#web/lib/plans/plan-markup.ts';
import '#web/styles/plans.css';

interface PlanHtmlProps {
  readonly html: string;
  /** Weekday whose day stands open at first; all others are folded. */
  readonly openDay?: string | null;
  /** Adds buttons to the plan before it is shown. The same function for as long as it does the same. */
  readonly equip?: ((plan: Element) => void) | undefined;
  /** Plans of this page that are shown before this one, when the phone has time; 0: it is shown at once. */
  readonly after?: number;
}

type Work = () => void;

/** Between the parts of a long work the phone answers; a browser without idle time gives it a moment. */
const whenIdle: (work: Work) => void =
  'requestIdleCallback' in globalThis
    ? (work) => requestIdleCallback(work, { timeout: 1000 })
    : (work) => setTimeout(work, 50);

/** Lets the phone rest so often before the work. Paper needs it at once. @returns calls it off */
function afterRests(count: number, work: Work): Work {
  let open = true;
  const end = () => {
    open = false;
    removeEventListener('beforeprint', now);
  };
  const now = () => {
    if (!open) return;
    end();
    work();
  };
  const rest = (left: number) => whenIdle(() => (left > 1 ? open && rest(left - 1) : now()));
  addEventListener('beforeprint', now);
  rest(count);
  return end;
}

/** A plan as the server stored it. */
export function PlanHtml({ html, openDay = null, equip, after = 0 }: PlanHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const view = { html, openDay, equip };
    if (after === 0 || element.childElementCount > 0) {
      void showPlan(element, view);
      return undefined;
    }
    let callOff: Work = () => {};
    // it is read in one stretch of time, and put on the page in the next
    const show = () =>
      void showPlan(element, view, (work) => {
        callOff = afterRests(1, work);
      });
    callOff = afterRests(2 * after, show);
    return () => callOff();
  }, [html, openDay, equip, after]);
  return <div ref={host} className="plan-host" />;
}
