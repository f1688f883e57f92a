import { type ReactNode, useRef, useState } from 'react';
import { setLimits } from '#contract/training/training-log.ts';
import { dot, repsLeft } from '#planning/page/figures.ts';
import { loadStep } from '#planning/training/load/next-load.ts';
import { Button } from '#web/ui/button.tsx';
import { MovementDrawing } from '#web/ui/pictures/movement-drawing.tsx';
import { secondsText } from '../log/load-words.ts';
import type { SetEntry } from '../log/set-book.ts';
import { HistoryPart } from './history-part.tsx';
import { HowTo } from './how-to.tsx';
import { NumberStepper, numberProblem, typedNumber } from './number-stepper.tsx';
import type { SetStep } from './session-steps.ts';
import { adviseOnSet, type SetAdvice, type SetHere } from './set-advice.ts';

interface GymSetProps extends SetHere {
  onDone(said: Pick<SetEntry, 'done' | 'load' | 'amount'>): void;
  onHold(seconds: number): void;
}

const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** One set: what to do, what was done last time, and two numbers to write down. */
export function GymSet({ onDone, onHold, ...here }: GymSetProps) {
  const { week, session, step } = here;
  const advice = adviseOnSet(here);
  const { movement, unit, target, mine, log } = advice;
  const name = movement?.name ?? step.planned.exercise;
  return (
    <div className="grid gap-3 sm:gap-4">
      {/* the name below the drawing where letters are large */}
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="size-20 shrink-0 text-brand empty:hidden">
          <MovementDrawing exercise={movement?.name ?? ''} />
        </span>
        <div className="min-w-0 grow basis-32">
          <h3 className="text-2xl">{name}</h3>
          <p className="font-bold text-muted">
            Set {step.set} of {step.of}
            {mine?.done && <span className="text-brand"> · done</span>}
          </p>
        </div>
      </div>
      <SetAim aim={advice.aim} unit={unit} planned={step.planned} />
      {advice.remarks !== '' && <p className="text-sm text-muted tabular">{advice.remarks}</p>}
      <SetNumbers advice={advice} onDone={onDone}>
        {unit === 'seconds' && (
          <Button variant="secondary" onClick={() => onHold(target)}>
            Count {secondsText(target)}
          </Button>
        )}
      </SetNumbers>
      {mine?.done && (
        <Button
          variant="quiet"
          onClick={() => onDone({ done: false, load: mine.load, amount: mine.amount })}
        >
          Not done after all
        </Button>
      )}
      <HistoryPart name={name} log={log} unit={unit} />
      <HowTo week={week.week} weekday={session.weekday} name={movement?.name ?? ''} />
    </div>
  );
}

interface SetAimProps extends Pick<SetAdvice, 'aim' | 'unit'> {
  readonly planned: SetStep['planned'];
}

/** How much, and how. */
function SetAim({ aim, unit, planned: { reserve, tempo } }: SetAimProps) {
  return (
    <div className="rounded-control bg-marula-soft px-4 py-3 text-marula-ink">
      <p className="text-lg font-bold tabular">{aim}</p>
      <p className="text-sm">
        {unit === 'seconds' ? 'Stop while your form holds' : `Stop with ${repsLeft(reserve)}`}
        {tempo && `${dot}slowly: ${tempo.lower} s down, ${tempo.hold} s still, ${tempo.lift} s up`}
      </p>
    </div>
  );
}

interface SetNumbersProps extends Pick<GymSetProps, 'onDone'> {
  readonly advice: SetAdvice;
  /** What stands between the numbers and the button. */
  readonly children: ReactNode;
}

/** The load and the count that were done, and the button that writes them down. */
function SetNumbers({ advice, onDone, children }: SetNumbersProps) {
  const { unit, weighted, target, side, mine } = advice;
  const [load, setLoad] = useState(numberText(advice.load));
  const [amount, setAmount] = useState(numberText(mine?.amount ?? target));
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
    <>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
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
      {children}
      <Button className="min-h-16 text-xl" onClick={done}>
        {mine?.done ? 'Save set' : 'Set done'}
      </Button>
    </>
  );
}
