import type { MealState } from '#contract/meals/meal-marks.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { mealDiary, mealKey } from '#web/cook/meal-diary.ts';
import { Concern } from '#web/fit/concern.tsx';
import { noConnection } from '#web/lib/device/connection.ts';
import { timeOfWord, unsentOf } from '#web/lib/outbox/book.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { mealGlyph } from '#web/ui/pictures/meal-glyph.ts';
import { type MealsToday, mealConcern } from './today.ts';
import '#web/styles/today.css';

interface TodaysMealsProps {
  readonly userId: string;
  /** The day of the plan that is shown, an ISO day. */
  readonly day: string;
  /** Whether anything can have become of the meals yet. */
  readonly begun: boolean;
  readonly today: MealsToday;
  readonly fit: ProfileFit | null;
}

/** The meals of a day, and what became of each: kept on the device first, and sent when there is signal. */
export function TodaysMeals({ userId, day, begun, today, fit }: TodaysMealsProps) {
  const { outbox, status } = useOutbox(mealDiary, userId);
  const say = (slot: string, state: MealState) => {
    const key = mealKey(day, slot);
    outbox.change((book) => {
      // the same word once more takes it back
      const next = book.get(key)?.state === state ? null : state;
      const at = timeOfWord(book, key, Date.now());
      return new Map(book).set(key, { state: next, at, sent: false });
    });
  };
  const waiting = unsentOf(status.book).size;
  return (
    <>
      <ul className="mt-1.5 grid grid-cols-[minmax(0,1fr)]">
        {today.day.meals.map((meal, index) => {
          const wrong = mealConcern(today, index, fit);
          const state = status.book.get(mealKey(day, meal.slot))?.state ?? null;
          return (
            <li key={meal.slot} className="today-meal">
              <div className="leading-snug">
                <p className="flex items-center gap-2 text-sm text-on-night-muted">
                  <span className={mealGlyph(meal.slot)} />
                  {meal.slot}
                  {meal.leftover && <span>· leftover</span>}
                </p>
                <p className={state === 'skipped' ? 'line-through' : ''}>{meal.name}</p>
                {wrong && <Concern says={wrong} />}
              </div>
              {begun && (
                <fieldset className="-ml-3 flex min-w-0 flex-wrap sm:ml-0">
                  <legend className="sr-only">What became of {meal.slot.toLowerCase()}</legend>
                  <Mark
                    text="Eaten"
                    glyph="glyph-done"
                    pressed={state === 'eaten'}
                    onPress={() => say(meal.slot, 'eaten')}
                  />
                  <Mark
                    text="Skipped"
                    glyph="glyph-skipped"
                    pressed={state === 'skipped'}
                    onPress={() => say(meal.slot, 'skipped')}
                  />
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-on-night-muted empty:hidden">
        {status.refused ??
          (status.failing && waiting > 0 && `${noConnection()}: kept on this device until then.`)}
      </p>
    </>
  );
}

interface MarkProps {
  readonly text: string;
  readonly glyph: string;
  readonly pressed: boolean;
  onPress(): void;
}

function Mark({ text, glyph, pressed, onPress }: MarkProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className="today-mark">
      <span className={`glyph glyph-current ${pressed ? glyph : 'glyph-open'}`} />
      {text}
    </button>
  );
}
