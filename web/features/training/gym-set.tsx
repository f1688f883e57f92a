import { useRef, useState } from 'react';
import { setLimits } from '#contract/training-log.ts';
import { dot, repsLeft } from '#planning/page/figures.ts';
import { loadStep, nextLoad } from '#planning/training/model/next-load.ts';
import { Button } from '#web/ui/button.tsx';
import { MovementDrawing } from '#web/ui/movement-drawing.tsx';
import { HistoryPart } from './history-part.tsx';
import { HowTo } from './how-to.tsx';
import { kilograms, lastTimeText, logOf, secondsText, whyText } from './load-words.ts';
import { NumberStepper, numberProblem, typedNumber } from './number-stepper.tsx';
import type { SessionDetails, WeekDetails } from './plan-details.ts';
import { prescribedIn, type SetStep } from './session-steps.ts';
import { type SetBook, type SetEntry, setKey } from './set-book.ts';

interface GymSetProps {
  readonly weeks: readonly WeekDetails[];
  readonly week: WeekDetails;
  readonly session: SessionDetails;
  readonly step: SetStep;
  readonly book: SetBook;
  onDone(said: Pick<SetEntry, 'done' | 'load' | 'amount'>): void;
  onHold(seconds: number): void;
}

const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** One set: what to do, what was done last time, and two numbers to write down. */
export function GymSet({ weeks, week, session, step, book, onDone, onHold }: GymSetProps) {
  const { planned, set, of, inTurnWith } = step;
  const { plan, movements } = week;
  const movement = movements[planned.exercise];
  const place = { plan, week: week.week, session: session.name, exercise: planned.exercise };
  const entry = (number: number) => book.get(setKey({ ...place, set: number }));
  const log = logOf(book, planned.exercise);
  const unit = movement?.unit ?? 'repetitions';
  const weighted = planned.load !== null;
  const next = nextLoad({
    plan,
    session: session.name,
    week: week.week,
    prescribed: prescribedIn(weeks, session.name, planned.exercise),
    deload: weeks.some(({ phase }) => phase === 'deload'),
    unit,
    log,
  });
  const target = next?.amount ?? planned.amount;
  const mine = entry(set);
  // within a session the load that was just lifted is the best guess for the next set; one that is done says its own
  const before = mine?.done ? mine.load : (mine?.load ?? entry(set - 1)?.load ?? next?.load);
  const [load, setLoad] = useState(numberText(before));
  const [amount, setAmount] = useState(numberText(mine?.amount ?? target));
  const many = unit === 'seconds' ? secondsText(target) : `${target} repetitions`;
  const side = movement?.eachSide ? ' on each side' : '';
  const last = lastTimeText(log, place);
  const why = next ? whyText(next.why, weighted, { amount: target, reserve: planned.reserve }) : '';
  const others = inTurnWith.map((id) => movements[id]?.name ?? id).join(' and ');
  const advice = [last && `${last}.`, why, others && `In turn with ${others}.`]
    .filter(Boolean)
    .join(' ');
  const { tempo } = planned;
  const heavy = { label: 'Kilograms', most: setLimits.load, whole: false };
  const count = {
    label: unit === 'seconds' ? `Seconds${side}` : `Repetitions${side}`,
    most: setLimits.amount,
    whole: true,
  };
  // a set without a weight can be written down, and one in which nothing was counted cannot
  const wrongLoad = weighted && load.trim() !== '' ? numberProblem(load, heavy) : '';
  const wrongAmount = numberProblem(amount, count);
  const [refused, setRefused] = useState(false);
  const loadField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const done = () => {
    if (wrongLoad !== '' || wrongAmount !== '') {
      setRefused(true);
      (wrongLoad === '' ? amountField : loadField).current?.focus();
      return;
    }
    onDone({
      done: true,
      load: weighted ? typedNumber(load) : null,
      amount: typedNumber(amount),
    });
  };
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <span className="size-20 shrink-0 text-brand empty:hidden">
          <MovementDrawing exercise={movement?.name ?? ''} />
        </span>
        <div className="min-w-0">
          <h3 className="text-2xl">{movement?.name ?? planned.exercise}</h3>
          <p className="font-bold text-muted">
            Set {set} of {of}
            {mine?.done && <span className="text-brand"> · done</span>}
          </p>
        </div>
      </div>
      <div className="rounded-control bg-marula-soft px-4 py-3 text-marula-ink">
        <p className="text-lg font-bold tabular">
          {next?.load !== null && next !== null && `${kilograms(next.load)} × `}
          {many}
          {side}
        </p>
        <p className="text-sm">
          {unit === 'seconds'
            ? 'Stop while your form holds'
            : `Stop with ${repsLeft(planned.reserve)}`}
          {tempo &&
            `${dot}slowly: ${tempo.lower} s down, ${tempo.hold} s still, ${tempo.lift} s up`}
        </p>
      </div>
      {advice !== '' && <p className="text-sm text-muted tabular">{advice}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {weighted && (
          <NumberStepper
            {...heavy}
            field={loadField}
            value={load}
            step={loadStep(typedNumber(load) ?? 0)}
            problem={refused ? wrongLoad : ''}
            onChange={setLoad}
          />
        )}
        <NumberStepper
          {...count}
          field={amountField}
          value={amount}
          step={unit === 'seconds' ? 5 : 1}
          problem={refused ? wrongAmount : ''}
          onChange={setAmount}
        />
      </div>
      {unit === 'seconds' && (
        <Button variant="secondary" onClick={() => onHold(target)}>
          Count {secondsText(target)}
        </Button>
      )}
      <Button className="min-h-16 text-xl" onClick={done}>
        {mine?.done ? 'Save set' : 'Set done'}
      </Button>
      {mine?.done && (
        <Button
          variant="quiet"
          onClick={() => onDone({ done: false, load: mine.load, amount: mine.amount })}
        >
          Not done after all
        </Button>
      )}
      <HistoryPart name={movement?.name ?? planned.exercise} log={log} unit={unit} />
      <HowTo week={week.week} weekday={session.weekday} name={movement?.name ?? ''} />
    </div>
  );
}
