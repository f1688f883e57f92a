import { ChevronDown, CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ExplainedPlan, PlanExplanation } from '#contract/explain-plan.ts';
import { sentences } from '#contract/sentences.ts';
import { explainPlan } from '#web/lib/explain-plan.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { Button } from './button.tsx';
import { ErrorBox } from './error-box.tsx';
import { Spinner } from './spinner.tsx';

interface ExplainPanelProps {
  readonly plan: ExplainedPlan;
  /** Changes with the plan, so that what is told is about the plan on screen. */
  readonly version: string;
}

type Told =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'told'; readonly explanation: PlanExplanation };

/** 'Why this plan?': folded at first; what it says is asked for when it is opened. */
export function ExplainPanel({ plan, version }: ExplainPanelProps) {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <details
      className="group rounded-card border border-line bg-surface shadow-card print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 font-bold sm:px-7 [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <h2 className="grow text-base">Why this plan?</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {open && (
        <Answer
          key={`${version} ${attempt}`}
          plan={plan}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
    </details>
  );
}

interface AnswerProps {
  readonly plan: ExplainedPlan;
  onRetry(): void;
}

function Answer({ plan, onRetry }: AnswerProps) {
  const [told, setTold] = useState<Told>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    explainPlan(plan).then(
      (explanation) => {
        if (!gone) setTold({ state: 'told', explanation });
      },
      (error: unknown) => {
        const message = messageOf(error, sentences.explainPlanFailed);
        if (!gone) setTold({ state: 'failed', message });
      },
    );
    return () => {
      gone = true;
    };
  }, [plan]);
  return (
    <div className="grid gap-5 px-4 pt-1 pb-6 sm:px-7">
      {told.state === 'loading' && <Spinner label="Working it out…" />}
      {told.state === 'failed' && (
        <>
          <ErrorBox message={told.message} />
          <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {told.state === 'told' &&
        told.explanation.parts.map(({ title, points }) => (
          <section key={title}>
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-2 grid max-w-[70ch] list-disc gap-1.5 pl-5 tabular marker:text-clay">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
