import { Plus, X } from 'lucide-react';
import { clockText } from '#web/lib/timer/clock-text.ts';
import { useSecondsLeft } from '#web/lib/timer/use-seconds-left.ts';
import type { CookTimer } from './cook-memory.ts';
import type { KitchenClock } from './kitchen-clock.ts';

const moreSeconds = 60;

interface TimerRowProps {
  readonly timer: CookTimer;
  readonly clock: KitchenClock;
}

function TimerRow({ timer: { id, title, ends }, clock }: TimerRowProps) {
  const left = useSecondsLeft(ends) ?? 0;
  const over = left <= 0;
  return (
    <li
      className={`flex items-center gap-2 rounded-control py-1 pr-1 pl-3 ${over ? 'bg-marula text-[#211c15]' : 'bg-night text-on-night'}`}
    >
      <p className="min-w-0 grow leading-tight">
        <span role="timer" className="text-2xl font-bold tabular">
          {over ? 'Time!' : clockText(left)}
        </span>
        <span className="block text-sm wrap-anywhere">{title}</span>
      </p>
      {/* read out once, when it is over */}
      <span role="status" className="sr-only">
        {over && `${title}: time is up`}
      </span>
      <button
        type="button"
        aria-label={`1 min more: ${title}`}
        onClick={() => clock.longer(id, moreSeconds)}
        className="inline-flex h-12 shrink-0 items-center rounded-control px-3 font-bold"
      >
        <Plus aria-hidden="true" className="size-4" />1 min
      </button>
      <button
        type="button"
        aria-label={`Stop: ${title}`}
        onClick={() => clock.stop(id)}
        className="grid size-12 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </li>
  );
}

interface TimerBarProps {
  readonly timers: readonly CookTimer[];
  readonly clock: KitchenClock;
}

/** Everything that is counted, the next to ring first, in sight wherever the cook has scrolled to. */
export function TimerBar({ timers, clock }: TimerBarProps) {
  if (timers.length === 0) return null;
  const inOrder = [...timers].sort((one, other) => one.ends - other.ends);
  return (
    <ul
      aria-label="Timers"
      className="sticky top-16 z-[5] mb-4 grid max-h-[45dvh] gap-2 overflow-y-auto lg:top-4"
    >
      {inOrder.map((timer) => (
        <TimerRow key={timer.id} timer={timer} clock={clock} />
      ))}
    </ul>
  );
}
