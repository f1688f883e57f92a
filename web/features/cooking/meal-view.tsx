import { Check } from 'lucide-react';
import { useState } from 'react';
import type { CookDish, CookMeal, CookWeek } from '#planning/cooking/cook-sheet.ts';
import type { PlaceInWeek } from '#planning/meals/model/meal-place.ts';
import { dayTitle } from '#planning/page/day-words.ts';
import { dot } from '#planning/page/figures.ts';
import { Concern } from '#web/fit/concern.tsx';
import { useScreenOn } from '#web/lib/timer/use-screen-on.ts';
import { Button } from '#web/ui/button.tsx';
import { mealGlyph } from '#web/ui/pictures/meal-glyph.ts';
import type { CookMemory } from './cook-memory.ts';
import { DishView } from './dish-view.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useKitchenClock } from './use-kitchen-clock.ts';

/** Keys of ticks begin with the place and the dish, so that a swapped meal begins unticked. */
const dishKey = ({ week, day, meal }: PlaceInWeek, index: number, { recipe }: CookDish) =>
  `${week}-${day}-${meal}-${index} ${recipe}`;

function isCooked(dish: CookDish, place: string, { ticks }: CookMemory): boolean {
  const steps = Math.max(1, dish.steps.length);
  return Array.from({ length: steps }).every((_, index) =>
    ticks.includes(`${place} step ${index + 1}`),
  );
}

interface DishTabsProps {
  readonly meal: CookMeal;
  readonly shown: number;
  isDone(index: number): boolean;
  onShow(index: number): void;
}

/** The dishes of the meal, of which one is shown at a time. */
function DishTabs({ meal, shown, isDone, onShow }: DishTabsProps) {
  if (meal.dishes.length < 2) return null;
  return (
    <nav aria-label="Dishes of this meal" className="mb-5 flex flex-wrap gap-2">
      {meal.dishes.map(({ name }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold the same side twice, and its order stays
          key={`${name} ${index}`}
          type="button"
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onShow(index)}
          className={`inline-flex min-h-12 items-center gap-2 rounded-control border-2 px-4 text-left leading-tight font-bold ${index === shown ? 'border-brand bg-brand-soft' : 'border-line bg-surface hover:border-brand'}`}
        >
          {isDone(index) && (
            <Check role="img" aria-label="Done:" className="size-5 shrink-0 text-brand" />
          )}
          {name}
        </button>
      ))}
    </nav>
  );
}

interface MealViewProps {
  readonly userId: string;
  readonly plan: CookWeek;
  readonly place: PlaceInWeek;
  readonly meal: CookMeal;
  /** Why the profile does not allow it; empty where it does, as far as that is known. */
  readonly concern: string;
}

/** A meal on the stove. */
export function MealView({ userId, plan, place, meal, concern }: MealViewProps) {
  const { clock, memory } = useKitchenClock(userId);
  const [shown, setShown] = useState(0);
  const isAwake = useScreenOn();
  const dish = meal.dishes[shown];
  const weekday = plan.days[place.day]?.weekday;
  const isDone = (index: number) => {
    const one = meal.dishes[index];
    return one !== undefined && isCooked(one, dishKey(place, index, one), memory);
  };
  const next = meal.dishes.findIndex((_, index) => !isDone(index));
  const show = (index: number) => {
    setShown(index);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <header className="mb-4">
        <p className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className={mealGlyph(meal.slot)} />
          <span>
            {meal.slot}
            {weekday && `${dot}${dayTitle(plan, { week: plan.week, weekday })}`}
            {dot}
            {meal.minutes}&nbsp;min
          </span>
        </p>
        <h1 tabIndex={-1} className="text-2xl">
          {dish?.name ?? meal.name}
        </h1>
        {concern && (
          <p className="mt-2">
            <Concern says={concern} />
          </p>
        )}
      </header>
      <TimerBar timers={memory.timers} clock={clock} />
      <DishTabs meal={meal} shown={shown} isDone={isDone} onShow={show} />
      {dish && (
        <DishView
          key={dishKey(place, shown, dish)}
          dish={dish}
          place={dishKey(place, shown, dish)}
          clock={clock}
          memory={memory}
        />
      )}
      {isDone(shown) && (
        <div role="status" className="mt-6 flex flex-wrap items-center gap-4">
          {next < 0 ? (
            <p className="text-xl font-bold">Done. Enjoy your {meal.slot.toLowerCase()}!</p>
          ) : (
            <Button onClick={() => show(next)}>Next: {meal.dishes[next]?.name}</Button>
          )}
        </div>
      )}
      {isAwake && <p className="mt-6 text-sm text-muted">The screen stays on while you cook.</p>}
    </>
  );
}
