import type { WeekNumber } from '#planning/calendar.ts';
import { dayHeading, mealHeading } from '#web/lib/plans/plan-names.ts';
import { dayId } from '#web/lib/plans/plan-places.ts';
import { tool } from '#web/lib/plans/plan-tools.ts';
import { mealGlyph } from '#web/ui/pictures/meal-glyph.ts';

// How a stored week of meals is laid out to be read: food first, figures and recipes when they are asked for. Nothing of
// it is stored, so weeks of any age read alike.

/** From this width on the days of a week stand side by side, and the meals of an open day with their recipes. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** What is said of the whole week stands behind its days; what of the profile could not be obeyed is read before them. */
function daysFirst(days: readonly Element[]): void {
  const last = days.at(-1);
  const before = [...(days[0]?.parentElement?.children ?? [])].filter(
    (part) =>
      !part.matches('.day') &&
      !part.matches('.warning') &&
      last &&
      part.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  last?.after(...before);
}

function textIn(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/** The dishes of a day, which stand in its heading while it is folded. */
function dishesOf(day: Element): HTMLElement {
  const dishes = textIn('day-dishes', '');
  for (const meal of day.querySelectorAll('.meal')) {
    const { slot = null, name = '' } = mealHeading(meal) ?? {};
    if (slot === null) continue;
    const dish = textIn(`day-dish ${mealGlyph(slot)}`, '');
    dish.append(textIn('sr-only', `${slot}: `), textIn('day-dish-name', name));
    dishes.append(dish);
  }
  return dishes;
}

function paintFold(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('.meal')?.toggleAttribute('data-folded', !open);
}

/** A meal shows its name, and the rest at a touch; it stands as the reader has left it. */
function foldMeal(meal: Element, id: string, day: string): void {
  const heading = meal.querySelector('.meal-name');
  const names = mealHeading(meal);
  if (!heading || !names) return;
  const shown = document.getElementById(id);
  const button = tool(id, () => {
    const pressed = document.getElementById(id);
    if (pressed) paintFold(pressed, pressed.getAttribute('aria-expanded') !== 'true');
  });
  button.className = 'meal-toggle';
  const called = (names.slot ?? names.name).toLowerCase();
  button.setAttribute('aria-label', `Recipe of ${called} on ${day}`);
  heading.append(button);
  paintFold(button, shown ? shown.getAttribute('aria-expanded') === 'true' : isWide());
}

/**
 * Lays a week out before it is shown. A plan that holds no meals stays as it is.
 * @param gone days of the week that are over: on a phone they stand behind those to come
 */
export function layOutMeals(plan: Element, week: WeekNumber, gone: number): void {
  const days = [...plan.querySelectorAll('.plan > .day')];
  if (!days.some((day) => day.querySelector('.meal'))) return;
  daysFirst(days);
  for (const [index, day] of days.entries()) {
    if (day.id === '') day.id = dayId(week, index);
    day.classList.toggle('gone', index < gone);
    const summary = day.querySelector('summary');
    summary?.append(dishesOf(day));
    const total = summary?.querySelector('.day-total');
    if (total) day.append(total);
    for (const [meal, section] of [...day.querySelectorAll('.meal')].entries()) {
      foldMeal(section, `recipe-${week}-${index}-${meal}`, dayHeading(day)?.name ?? '');
    }
  }
}
