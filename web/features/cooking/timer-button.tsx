import { Timer } from 'lucide-react';
import { useId, useState } from 'react';
import { allowSound } from '#web/lib/timer/alarm.ts';
import { Button } from '#web/ui/button.tsx';
import type { KitchenClock } from './kitchen-clock.ts';

interface TimerButtonProps {
  readonly clock: KitchenClock;
  readonly id: string;
  /** What is counted: 'Chicken stew: ten minutes'. */
  readonly title: string;
  readonly seconds: number;
  readonly running: boolean;
}

/** '10 min', '1 h 30 min', '30 s' */
function lengthText(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.round((seconds % 3600) / 60)];
  return [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(minutes > 0 ? [`${minutes}\u00a0min`] : []),
  ].join(' ');
}

/** Starts to count; the press also lets the page sound when the time is up. */
export function TimerButton({ clock, id, title, seconds, running }: TimerButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={`${running ? 'Start again' : 'Start'} ${lengthText(seconds)}: ${title}`}
      onClick={() => {
        allowSound();
        clock.start({ id, title, seconds });
      }}
    >
      <Timer aria-hidden="true" className="size-5" />
      {running ? 'Start again' : 'Start'} {lengthText(seconds)}
    </Button>
  );
}

const lengths = [1, 3, 5, 10, 15, 20, 30, 45, 60] as const;

/** A timer of the cook's own, for what no step puts into minutes. */
export function OwnTimer({ clock, dish }: { readonly clock: KitchenClock; readonly dish: string }) {
  const [minutes, setMinutes] = useState<number>(10);
  const lengthId = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grid gap-1 text-sm font-bold">
        <label htmlFor={lengthId}>A timer of your own</label>
        <select
          id={lengthId}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
          className="h-12 rounded-control border-2 border-edge bg-surface px-3 text-base"
        >
          {lengths.map((one) => (
            <option key={one} value={one}>
              {one} min
            </option>
          ))}
        </select>
      </div>
      <TimerButton
        clock={clock}
        id={`own ${dish} ${minutes}`}
        title={dish}
        seconds={60 * minutes}
        running={false}
      />
    </div>
  );
}
