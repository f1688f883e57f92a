import { useEffect, useRef, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import type { ExplainedPlan, PlanExplanation } from '#contract/plans/explain-plan.ts';
import { explainPlan } from '#web/lib/plans/explain-plan.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import { Spinner } from '../spinner.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ExplainDialogProps {
  readonly plan: ExplainedPlan;
  onClosed(): void;
}

type Told =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'told'; readonly explanation: PlanExplanation };

/** 'Why this plan?': what it says is asked for when it is opened. */
export function ExplainDialog({ plan, onClosed }: ExplainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [attempt, setAttempt] = useState(0);
  return (
    <DialogFrame dialog={dialog} title="Why this plan?" onClosed={onClosed}>
      <Answer key={attempt} plan={plan} onRetry={() => setAttempt((before) => before + 1)} />
    </DialogFrame>
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
        const message = messageOf(error, memberSentences.explainPlanFailed);
        if (!gone) setTold({ state: 'failed', message });
      },
    );
    return () => {
      gone = true;
    };
  }, [plan]);
  return (
    <div className="mt-3 grid gap-5">
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
