import { Timer } from 'lucide-react';
import { rampUpText } from '#planning/training/model/ramp-words.ts';
import type { Progress } from '#web/lib/training/sets-done.ts';
import { Button } from '#web/ui/button.tsx';
import { DumbbellDrawing } from '#web/ui/pictures/drawings.tsx';
import { MovementDrawing } from '#web/ui/pictures/movement-drawing.tsx';
import { secondsText } from '../log/load-words.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';
import type { Closing } from './closing.ts';

type Movements = WeekDetails['movements'];

interface ItemsPartProps {
  readonly title: string;
  readonly items: SessionDetails['warmUp'];
  readonly movements: Movements;
  /** Counts one of them down. */
  onCount(seconds: number, name: string): void;
  onDone(): void;
}

/** Warm-up, balance, mobility or cool-down as a list. */
export function ItemsPart({ title, items, movements, onCount, onDone }: ItemsPartProps) {
  const all = items.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className="grid gap-4">
      <h3 className="text-2xl">
        {title}, {secondsText(all)}
      </h3>
      <ul className="grid gap-2">
        {items.map((item) => {
          const { exercise, seconds, purpose } = item;
          const movement = movements[exercise];
          const name = movement?.name ?? exercise;
          return (
            <li
              key={`${exercise} ${purpose}`}
              className="flex flex-wrap items-center gap-3 border-b border-line pb-2"
            >
              <span className="size-12 shrink-0 text-brand empty:hidden">
                <MovementDrawing exercise={name} />
              </span>
              <span className="min-w-24 flex-1">
                {purpose === 'lighter set' ? `${name}: ${rampUpText(item)}` : name}
                {purpose !== 'lighter set' && movement?.eachSide && ', half on each side'}
              </span>
              <button
                type="button"
                aria-label={`Count ${secondsText(seconds)}: ${name}`}
                onClick={() => onCount(seconds, name)}
                className="ml-auto inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control border-2 border-edge px-3 font-bold tabular hover:border-brand hover:text-brand"
              >
                <Timer aria-hidden="true" className="size-5" />
                {secondsText(seconds)}
              </button>
            </li>
          );
        })}
      </ul>
      <Button className="min-h-16 text-xl" onClick={onDone}>
        Done, continue
      </Button>
    </div>
  );
}

interface HeartPartProps {
  readonly conditioning: NonNullable<SessionDetails['conditioning']>;
  readonly movements: Movements;
  onCount(seconds: number, title: string): void;
  onDone(): void;
}

/** Steady work, a circuit or intervals. */
export function HeartPart({ conditioning, movements, onCount, onDone }: HeartPartProps) {
  const { kind, exercises, rounds, work, easy, minutes, effort } = conditioning;
  const names = exercises.map((id) => movements[id]?.name ?? id);
  const counts =
    kind === 'steady'
      ? [{ title: 'Cardio', seconds: minutes * 60 }]
      : [
          { title: kind === 'intervals' ? 'Fast' : 'Work', seconds: work },
          { title: 'Easy', seconds: easy },
        ];
  const turns = `${secondsText(work)}${easy > 0 ? `, then ${secondsText(easy)} easy` : ''}`;
  return (
    <div className="grid gap-4">
      <h3 className="text-2xl">
        {kind === 'intervals' ? 'Intervals' : 'Cardio'}, {secondsText(minutes * 60)}
      </h3>
      <ul className="grid gap-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-3 text-lg font-bold">
            <span className="size-16 shrink-0 text-brand empty:hidden">
              <MovementDrawing exercise={name} />
            </span>
            {name}
          </li>
        ))}
      </ul>
      {kind === 'circuit' && (
        <p>
          {rounds} {rounds === 1 ? 'round' : 'rounds'}, each {turns}.
        </p>
      )}
      {kind === 'intervals' && (
        <p>
          {rounds} times {secondsText(work)} fast and {secondsText(easy)} easy.
        </p>
      )}
      <p className="text-muted">
        Effort {effort.low} to {effort.high} on the scale from 6 to 20
        {kind !== 'intervals' && ': you can talk but not sing'}.
      </p>
      <div className="flex flex-wrap gap-3">
        {counts
          .filter(({ seconds }) => seconds > 0)
          .map(({ title, seconds }) => (
            <Button
              key={title}
              variant="secondary"
              className="grow"
              onClick={() => onCount(seconds, title)}
            >
              <Timer aria-hidden="true" className="size-5" />
              {title}: {secondsText(seconds)}
            </Button>
          ))}
      </div>
      <Button className="min-h-16 text-xl" onClick={onDone}>
        Done, continue
      </Button>
    </div>
  );
}

interface EndPartProps {
  readonly progress: Progress;
  readonly closing: Closing;
  onClose(): void;
}

/** The session is over. */
export function EndPart({ progress: { done, of }, closing, onClose }: EndPartProps) {
  return (
    <div className="grid gap-4">
      <div className="mx-auto w-36">
        <DumbbellDrawing />
      </div>
      <h3 className="text-2xl">That was the session</h3>
      <p>
        {of > 0 && done === of && 'Well done. '}
        {of > 0 && `${done} of ${of} sets are written down. `}
        {done < of
          ? 'What you left out takes nothing away: next time starts where you are.'
          : 'Next time builds on them.'}
      </p>
      {closing.facts.length > 0 && (
        <ul className="grid gap-1 rounded-card bg-brand-soft px-5 py-4 text-lg font-bold tabular">
          {closing.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {closing.next !== null && <p>{closing.next}</p>}
      <Button className="min-h-16 text-xl" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
