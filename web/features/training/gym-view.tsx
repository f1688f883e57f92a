import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { forgetGymMemory, keepGymMemory, readGymMemory } from './gym-memory.ts';
import { EndPart, HeartPart, ItemsPart } from './gym-parts.tsx';
import { GymSet } from './gym-set.tsx';
import type { SessionDetails, WeekDetails } from './plan-details.ts';
import { type Rest, RestBar } from './rest-bar.tsx';
import { progressOf } from './session-progress.ts';
import { stepsOf } from './session-steps.ts';
import { type SetEntry, setKey } from './set-book.ts';
import type { SetStatus, SetStore } from './set-store.ts';
import { allowSound, useScreenOn } from './use-rest.ts';

export interface GymViewProps {
  readonly userId: string;
  readonly weeks: readonly WeekDetails[];
  readonly week: WeekDetails;
  readonly session: SessionDetails;
  readonly store: SetStore;
  readonly status: SetStatus;
  onClosed(): void;
}

/** Where to begin: where the member was, else at the first set that is not done once one is, else at the start. */
function firstStep({ userId, week, session, status }: GymViewProps): {
  readonly step: number;
  readonly rest: Rest | null;
} {
  const memory = readGymMemory(userId, Date.now());
  const steps = stepsOf(session);
  const same =
    memory?.plan === week.plan && memory.week === week.week && memory.session === session.name;
  if (memory && same && memory.step <= steps.length) {
    return { step: memory.step, rest: memory.rest };
  }
  if (progressOf(week, session, status.book).done === 0) return { step: 0, rest: null };
  const open = steps.findIndex(
    (step) =>
      step.kind === 'set' &&
      !status.book.get(
        setKey({
          plan: week.plan,
          week: week.week,
          session: session.name,
          exercise: step.planned.exercise,
          set: step.set,
        }),
      )?.done,
  );
  return { step: Math.max(0, open), rest: null };
}

/** A session set by set, over the whole screen: for a phone on the gym floor. */
export function GymView(props: GymViewProps) {
  const { userId, weeks, week, session, store, status, onClosed } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ step, rest }, setPlace] = useState(() => firstStep(props));
  const [hold, setHold] = useState<Rest | null>(null);
  useScreenOn();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  useEffect(() => {
    const place = { plan: week.plan, week: week.week, session: session.name };
    keepGymMemory(userId, { ...place, step, rest, at: Date.now() });
  }, [userId, week, session, step, rest]);

  const steps = stepsOf(session);
  const shown = steps[step];
  const progress = progressOf(week, session, status.book);
  const go = (to: number, next: Rest | null = null) => {
    setHold(null);
    setPlace({ step: Math.max(0, Math.min(steps.length, to)), rest: next });
    dialog.current?.scrollTo({ top: 0 });
  };
  const restOver = useCallback(() => setPlace((now) => ({ ...now, rest: null })), []);
  const holdOver = useCallback(() => setHold(null), []);
  const longer = (seconds: number) =>
    setPlace((now) => ({
      ...now,
      rest: now.rest && {
        ends: now.rest.ends + seconds * 1000,
        seconds: now.rest.seconds + seconds,
      },
    }));
  const restOf = (seconds: number): Rest | null =>
    seconds > 0 ? { ends: Date.now() + seconds * 1000, seconds } : null;
  const say = (said: Pick<SetEntry, 'done' | 'load' | 'amount'>) => {
    if (shown?.kind !== 'set') return;
    allowSound();
    const { exercise } = shown.planned;
    const { plan, week: number } = week;
    store.say({ plan, week: number, session: session.name, exercise, set: shown.set }, said);
    if (said.done) go(step + 1, restOf(shown.rest));
  };
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        forgetGymMemory(userId);
        onClosed();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-canvas text-ink print:hidden"
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col px-4 pt-3 pb-6">
        <header className="flex items-start justify-between gap-3">
          <div>
            <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl">
              {session.name}
            </h2>
            <p role="status" className="text-sm text-muted tabular">
              Week {week.week} · {progress.done} of {progress.of} sets done
            </p>
          </div>
          <button
            type="button"
            aria-label="Close session"
            onClick={close}
            className="-mr-2 grid size-12 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-7" />
          </button>
        </header>
        <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full bg-brand"
            style={{ width: `${progress.of > 0 ? (100 * progress.done) / progress.of : 0}%` }}
          />
        </div>
        {status.failing && (
          <p className="mt-3 rounded-control bg-marula-soft px-4 py-2 text-sm font-semibold text-marula-ink">
            No connection: your sets are kept on this phone and sent later.
          </p>
        )}
        <div className="mt-4 grow">
          {rest && (
            <div className="mb-4">
              <RestBar
                key={rest.ends}
                rest={rest}
                title="Rest"
                onLonger={longer}
                onOver={restOver}
              />
            </div>
          )}
          {hold && (
            <div className="mb-4">
              <RestBar
                key={hold.ends}
                rest={hold}
                title="Hold"
                onLonger={(seconds) =>
                  setHold({ ends: hold.ends + seconds * 1000, seconds: hold.seconds + seconds })
                }
                onOver={holdOver}
              />
            </div>
          )}
          {shown?.kind === 'set' && (
            <GymSet
              key={`${step} ${week.week}`}
              weeks={weeks}
              week={week}
              session={session}
              step={shown}
              book={status.book}
              onDone={say}
              onHold={(seconds) => {
                allowSound();
                setHold(restOf(seconds));
              }}
            />
          )}
          {shown?.kind === 'items' && (
            <ItemsPart
              title={shown.title}
              items={shown.items}
              movements={week.movements}
              onDone={() => go(step + 1)}
            />
          )}
          {shown?.kind === 'heart' && (
            <HeartPart
              conditioning={shown.conditioning}
              movements={week.movements}
              onDone={() => go(step + 1)}
            />
          )}
          {!shown && <EndPart progress={progress} onClose={close} />}
        </div>
        <nav aria-label="Steps of the session" className="mt-6 flex items-center justify-between">
          <button
            type="button"
            disabled={step === 0}
            onClick={() => go(step - 1)}
            className="inline-flex min-h-12 items-center gap-1 rounded-control px-3 font-bold text-brand hover:bg-brand-soft disabled:invisible"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            Back
          </button>
          <span className="text-sm text-muted tabular">
            {Math.min(step + 1, steps.length)} of {steps.length}
          </span>
          <button
            type="button"
            disabled={!shown}
            onClick={() => go(step + 1)}
            className="inline-flex min-h-12 items-center gap-1 rounded-control px-3 font-bold text-brand hover:bg-brand-soft disabled:invisible"
          >
            Leave out
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </nav>
      </div>
    </dialog>
  );
}
