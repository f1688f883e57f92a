import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { agreementAddress } from '#contract/paths.ts';
import { allowSound } from '#web/lib/timer/alarm.ts';
import { useScreenOn } from '#web/lib/timer/use-screen-on.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import { textLink } from '#web/ui/link-style.ts';
import { progressOf } from '../log/session-progress.ts';
import { type SetEntry, type SetPlace, setKey } from '../log/set-book.ts';
import type { SetStatus, SetStore } from '../log/set-store.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';
import { GymSet } from '../set/gym-set.tsx';
import { type SessionStep, stepsOf } from '../set/session-steps.ts';
import { closingOf } from './closing.ts';
import { GymHeader, GymSteps } from './gym-frame.tsx';
import { forgetGymMemory, keepGymMemory, readGymMemory } from './gym-memory.ts';
import { EndPart, HeartPart, ItemsPart } from './gym-parts.tsx';
import { type Rest, RestBar } from './rest-bar.tsx';

export interface GymViewProps {
  readonly userId: string;
  readonly weeks: readonly WeekDetails[];
  readonly week: WeekDetails;
  readonly session: SessionDetails;
  readonly store: SetStore;
  readonly status: SetStatus;
  onClosed(): void;
}

/** What the member says of a set. */
type Said = Pick<SetEntry, 'done' | 'load' | 'amount'>;

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

const restOf = (seconds: number): Rest | null =>
  seconds > 0 ? { ends: Date.now() + seconds * 1000, seconds } : null;

/** The step that is shown and the rest that is counted, written down at each change. */
function useGymPlace(props: GymViewProps) {
  const { userId, week, session } = props;
  const [{ step, rest }, setPlace] = useState(() => firstStep(props));
  useEffect(() => {
    const place = { plan: week.plan, week: week.week, session: session.name };
    keepGymMemory(userId, { ...place, step, rest, at: Date.now() });
  }, [userId, week, session, step, rest]);
  const go = (to: number, next: Rest | null) => setPlace({ step: to, rest: next });
  const setRest = useCallback(
    (next: Rest | null) => setPlace((now) => ({ ...now, rest: next })),
    [],
  );
  return { step, rest, go, setRest };
}

function UndoSet({ onUndo }: { onUndo(): void }) {
  return (
    <Button variant="quiet" className="mt-4 w-full" onClick={onUndo}>
      <Undo2 aria-hidden="true" className="size-5" />
      Undo the last set
    </Button>
  );
}

interface CountdownProps {
  readonly title: string;
  readonly rest: Rest;
  onChange(rest: Rest): void;
  onOver(): void;
}

/** At the foot, in sight wherever the page is scrolled to: what is pressed above it stays under the thumb. */
function Countdown({ title, rest, onChange, onOver }: CountdownProps) {
  const { ends, seconds } = rest;
  const longer = (more: number) => onChange({ ends: ends + more * 1000, seconds: seconds + more });
  return (
    <div className="sticky bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-1 mt-4 rounded-control shadow-lift [&_button]:-scroll-mb-32">
      <RestBar key={ends} rest={rest} title={title} onLonger={longer} onOver={onOver} />
    </div>
  );
}

const told = 'mt-3 rounded-control bg-marula-soft px-4 py-2 text-sm font-semibold text-marula-ink';

/** Why what was done is kept on this phone alone; nothing where it is not. */
function Unsent({ status: { refused, failing } }: Pick<GymViewProps, 'status'>) {
  if (refused !== null) {
    return (
      <p role="status" className={told}>
        {refused} Until then your sets are kept on this phone alone.{' '}
        <AppLink to={agreementAddress} className={textLink}>
          Your agreement
        </AppLink>
      </p>
    );
  }
  if (!failing) return null;
  return <p className={told}>No connection: your sets are kept on this phone and sent later.</p>;
}

interface GymStepProps extends GymViewProps {
  /** Its place in the session, from 0. */
  readonly step: number;
  readonly shown: SessionStep;
  onSaid(said: Said): void;
  onCount(seconds: number, title: string): void;
  onDone(): void;
}

/** What is done now: a set, some movements, or work for the heart. */
function GymStep({
  weeks,
  week,
  session,
  status,
  step,
  shown,
  onSaid,
  onCount,
  onDone,
}: GymStepProps) {
  switch (shown.kind) {
    case 'set':
      return (
        <GymSet
          key={`${step} ${week.week}`}
          weeks={weeks}
          week={week}
          session={session}
          step={shown}
          book={status.book}
          onDone={onSaid}
          onHold={(seconds) => onCount(seconds, 'Hold')}
        />
      );
    case 'items':
      return (
        <ItemsPart
          title={shown.title}
          items={shown.items}
          movements={week.movements}
          onCount={onCount}
          onDone={onDone}
        />
      );
    case 'heart':
      return (
        <HeartPart
          conditioning={shown.conditioning}
          movements={week.movements}
          onCount={onCount}
          onDone={onDone}
        />
      );
  }
}

/** A session set by set, over the whole screen: for a phone on the gym floor. */
export function GymView(props: GymViewProps) {
  const { userId, weeks, week, session, store, status, onClosed } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, rest, go, setRest } = useGymPlace(props);
  const [hold, setHold] = useState<(Rest & { readonly title: string }) | null>(null);
  const [last, setLast] = useState<{ readonly step: number; readonly said: SetPlace } | null>(null);
  useScreenOn();
  useModal(dialog, heading, () => {
    forgetGymMemory(userId);
    onClosed();
  });
  const steps = stepsOf(session);
  const shown = steps[step];
  const progress = progressOf(week, session, status.book);
  const goTo = (to: number, next: Rest | null = null) => {
    setHold(null);
    go(Math.max(0, Math.min(steps.length, to)), next);
    dialog.current?.scrollTo({ top: 0 });
  };
  const restOver = useCallback(() => setRest(null), [setRest]);
  const holdOver = useCallback(() => setHold(null), []);
  const say = (said: Said) => {
    if (shown?.kind !== 'set') return;
    allowSound();
    const { exercise } = shown.planned;
    const { plan, week: number } = week;
    const place = { plan, week: number, session: session.name, exercise, set: shown.set };
    store.say(place, said);
    setLast(said.done ? { step, said: place } : null);
    if (said.done) goTo(step + 1, restOf(shown.rest));
  };
  const undo = () => {
    if (!last) return;
    const entry = status.book.get(setKey(last.said));
    store.say(last.said, { done: false, load: entry?.load ?? null, amount: entry?.amount ?? null });
    goTo(last.step);
    setLast(null);
    heading.current?.focus();
  };
  const count = (seconds: number, title: string) => {
    allowSound();
    const rest = restOf(seconds);
    setHold(rest && { ...rest, title });
  };
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-canvas text-ink has-[[role=timer]]:scroll-pb-32 print:hidden"
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col px-4 pt-3 pb-6">
        <GymHeader
          titleId={titleId}
          heading={heading}
          week={week}
          session={session}
          progress={progress}
          onClose={close}
        />
        <Unsent status={status} />
        <div className="mt-4 grow">
          {shown ? (
            <GymStep
              {...props}
              step={step}
              shown={shown}
              onSaid={say}
              onCount={count}
              onDone={() => goTo(step + 1)}
            />
          ) : (
            <EndPart
              progress={progress}
              closing={closingOf(weeks, week, session, status.book)}
              onClose={close}
            />
          )}
          {last && last.step === step - 1 && <UndoSet onUndo={undo} />}
        </div>
        {rest && <Countdown title="Rest" rest={rest} onChange={setRest} onOver={restOver} />}
        {hold && (
          <Countdown
            title={hold.title}
            rest={hold}
            onChange={(longer) => setHold({ ...longer, title: hold.title })}
            onOver={holdOver}
          />
        )}
        <GymSteps step={step} of={steps.length} onGo={goTo} />
      </div>
    </dialog>
  );
}
