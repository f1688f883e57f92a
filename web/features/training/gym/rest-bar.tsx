import { useEffect, useRef } from 'react';
import { signalEnd } from '#web/lib/timer/alarm.ts';
import { clockText } from '#web/lib/timer/clock-text.ts';
import { useSecondsLeft } from '#web/lib/timer/use-seconds-left.ts';

export interface Rest {
  /** Milliseconds since 1970. */
  readonly ends: number;
  readonly seconds: number;
}

interface RestBarProps {
  readonly rest: Rest;
  /** What is counted: 'Rest' or 'Hold'. */
  readonly title: string;
  onLonger(seconds: number): void;
  onOver(): void;
}

const moreSeconds = 15;
/** A rest that ended longer ago than this, while the screen was locked, ends without a sound. */
const lateSeconds = -5;

/** Counts down to the next set, by the clock. */
export function RestBar({ rest, title, onLonger, onOver }: RestBarProps) {
  const left = useSecondsLeft(rest.ends) ?? 0;
  const over = left <= 0;
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    if ((rest.ends - Date.now()) / 1000 > lateSeconds) signalEnd();
    onOver();
  }, [over, rest.ends, onOver]);
  const share = Math.min(100, Math.max(0, (100 * left) / rest.seconds));
  return (
    <section aria-label={title} className="overflow-hidden rounded-control bg-night text-on-night">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
        <p role="timer" className="text-3xl font-bold tabular">
          <span className="sr-only">{title} </span>
          {clockText(left)}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            onClick={() => onLonger(moreSeconds)}
            className="min-h-12 rounded-control px-4 font-bold hover:bg-night-soft"
          >
            +{moreSeconds} s
          </button>
          <button
            type="button"
            onClick={onOver}
            className="min-h-12 rounded-control bg-marula px-5 font-bold text-[#211c15]"
          >
            Skip rest
          </button>
        </div>
      </div>
      <div aria-hidden="true" className="h-1.5 bg-night-soft">
        <div className="h-full bg-marula" style={{ width: `${share}%` }} />
      </div>
    </section>
  );
}
