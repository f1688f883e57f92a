import { useEffect, useRef, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import type { PlansBefore } from '#contract/plans/plans-before.ts';
import { dateTitle } from '#planning/page/day-words.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { planAge } from '#web/lib/plans/plan-calendar.ts';
import { plansBeforeResource, undoUntil } from '#web/lib/plans/plans-before.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from './error-box.tsx';
import { WayOn } from './way-on.tsx';

/** How a page takes its last change back. */
export interface Undo {
  readonly userId: string;
  readonly plan: PlansBefore[number]['plan'];
  /** What is said of a failure that has no words of its own. */
  readonly failed: string;
  run(): Promise<void>;
}

interface UndoLineProps extends Undo {
  /** When the weeks were made: with new ones the line comes, while after a small change it would push down what is read. */
  readonly made: string;
}

/** That what the last change has replaced can come back, and until when. */
export function UndoLine({ userId, plan, failed, run, made }: UndoLineProps) {
  const now = useNow();
  const { data } = useMemberResource(plansBeforeResource, userId);
  const [working, setWorking] = useState(false);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<{ text: string; code: string } | null>(null);
  const known = useRef(made);
  useEffect(() => {
    if (known.current === made) return;
    known.current = made;
    void plansBeforeResource.load(userId);
  }, [userId, made]);
  const kept = data?.find((one) => one.plan === plan);
  const until = kept ? undoUntil(kept.replaced_at, now) : null;
  if (!kept || until === null) return null;
  const undo = async () => {
    setWorking(true);
    setProblem(null);
    setTold('');
    try {
      await run();
      setTold(memberSentences.isBack);
    } catch (error) {
      setProblem({ text: messageOf(error, failed), code: codeOf(error) });
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grow basis-60 text-sm text-muted">
          <span role="status">{told}</span> Changed {planAge(new Date(kept.replaced_at), now)}: what
          stood here before can come back until {dateTitle(until)}.
        </p>
        <Button variant="secondary" pending={working && 'Undoing…'} onClick={() => void undo()}>
          Undo
        </Button>
      </div>
      <ErrorBox message={problem?.text ?? null} />
      <WayOn code={problem?.code ?? ''} />
    </div>
  );
}
