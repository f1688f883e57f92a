import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CookDish, CookLine } from '#planning/cooking/cook-sheet.ts';
import { timersIn } from '#planning/cooking/step-timers.ts';
import { reheatMinutes } from '#planning/meals/model/leftovers.ts';
import type { CookMemory } from './cook-memory.ts';
import type { KitchenClock } from './kitchen-clock.ts';
import { OwnTimer, TimerButton } from './timer-button.tsx';

interface DishViewProps {
  readonly dish: CookDish;
  /** Tells the dish apart from all others of the plan. */
  readonly place: string;
  readonly clock: KitchenClock;
  readonly memory: CookMemory;
}

interface TickProps {
  readonly ticked: boolean;
  readonly className: string;
  onTick(ticked: boolean): void;
  readonly children: ReactNode;
}

/** Something as wide as the screen that is ticked with a knuckle. */
function Tick({ ticked, className, onTick, children }: TickProps) {
  return (
    <label className={`relative flex cursor-pointer items-start gap-3 ${className}`}>
      <input
        type="checkbox"
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand ${ticked ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-surface'}`}
      >
        {ticked && <Check className="size-5" />}
      </span>
      <span className={`min-w-0 ${ticked ? 'text-muted line-through decoration-1' : ''}`}>
        {children}
      </span>
    </label>
  );
}

/** The spoon or the piece first and the weight beside it; the weight alone where no measure comes near. */
function LineText({ food, grams, measure, named, weighed }: CookLine) {
  const beside = [...(measure ? [grams] : []), ...(weighed ? [weighed] : [])].join('; ');
  return (
    <>
      <b className="tabular">{measure ?? grams}</b>
      {!named && ` ${food}`}
      {beside && <span className="text-base text-muted"> ({beside})</span>}
    </>
  );
}

function portionsText({ portions, pot }: CookDish): string {
  if (pot !== undefined) return pot;
  return portions === 1 ? 'For one: this meal.' : `For ${portions} meals.`;
}

/** What is put out before the first step. */
function PutOut({ dish, place, clock, memory }: DishViewProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-lg">
        Put out
      </h2>
      <p className="text-muted">{portionsText(dish)}</p>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {dish.lines.map((line) => {
          const key = `${place} ${line.food}`;
          return (
            <li key={line.food}>
              <Tick
                ticked={memory.ticks.includes(key)}
                onTick={(ticked) => clock.tick(key, ticked)}
                className="min-h-12 px-4 py-2.5 text-lg leading-snug"
              >
                <LineText {...line} />
              </Tick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const stepKey = (place: string, step: number) => `${place} step ${step + 1}`;

/** Steps in large letters; the one that is next stands out. */
function Steps({ dish, place, clock, memory }: DishViewProps) {
  const title = useId();
  const isDone = (index: number) => memory.ticks.includes(stepKey(place, index));
  const next = dish.steps.findIndex((_, index) => !isDone(index));
  return (
    <section aria-labelledby={title} className="mt-7">
      <h2 id={title} className="text-lg">
        Steps
      </h2>
      <ol className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {dish.steps.map((step, index) => {
          const key = stepKey(place, index);
          const timers = timersIn(step);
          return (
            <li
              key={key}
              aria-current={index === next ? 'step' : undefined}
              className={`rounded-card border-2 ${index === next ? 'border-brand bg-brand-soft' : 'border-line bg-surface'}`}
            >
              <Tick
                ticked={isDone(index)}
                onTick={(ticked) => clock.tick(key, ticked)}
                className="min-h-16 px-4 py-3 text-xl leading-normal"
              >
                <span className="font-bold">{index + 1}.</span> {step}
              </Tick>
              {timers.length > 0 && (
                <div className="flex flex-wrap gap-2 px-4 pb-4">
                  {timers.map(({ says, seconds }) => (
                    <TimerButton
                      key={says}
                      clock={clock}
                      id={`${key} ${says}`}
                      title={`${dish.name}, step ${index + 1}`}
                      seconds={seconds}
                      running={memory.timers.some(({ id }) => id === `${key} ${says}`)}
                    />
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A wait worth a word and a timer. */
const leastFree = 5;

/** One dish: what to put out, what to do, what to count. */
export function DishView(props: DishViewProps) {
  const { dish, place, clock, memory } = props;
  const { leftover, free } = dish;
  const isRunning = (name: string) => memory.timers.some(({ id }) => id === `${place} ${name}`);
  if (leftover !== undefined) {
    const key = stepKey(place, 0);
    return (
      <section className="rounded-card border-2 border-brand bg-brand-soft">
        <Tick
          ticked={memory.ticks.includes(key)}
          onTick={(ticked) => clock.tick(key, ticked)}
          className="px-4 py-3 text-xl leading-normal"
        >
          {leftover}
        </Tick>
        <div className="px-4 pb-4">
          <TimerButton
            clock={clock}
            id={`${place} reheat`}
            title={dish.name}
            seconds={60 * reheatMinutes}
            running={isRunning('reheat')}
          />
        </div>
      </section>
    );
  }
  return (
    <>
      <PutOut {...props} />
      <Steps {...props} />
      <section aria-label="More timers" className="mt-7 grid gap-4">
        {free >= leastFree && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-muted">Its longest wait is about {free} minutes.</p>
            <TimerButton
              clock={clock}
              id={`${place} wait`}
              title={`${dish.name}, the longest wait`}
              seconds={60 * free}
              running={isRunning('wait')}
            />
          </div>
        )}
        <OwnTimer clock={clock} dish={dish.name} />
      </section>
    </>
  );
}
