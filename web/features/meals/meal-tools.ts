import type { WeekNumber } from '#planning/calendar.ts';
import type { Opinion } from '#planning/profile/dish-opinions.ts';
import { cookAddress } from '#web/cook/cook-address.ts';
import { createEarlyChanges } from '#web/lib/plans/early-changes.ts';
import { dayHeading, mealHeading } from '#web/lib/plans/plan-names.ts';
import { tool, toolbar } from '#web/lib/plans/plan-tools.ts';
import { type ChosenMeal, createChosenMeals, headOf } from './chosen-meals.ts';
import {
  keepButtonId,
  mealKeyOf,
  mealSectionOf,
  opinionButtonId,
  type ShownMeal,
  type ShownPlace,
  swapMealButtonId,
} from './meal-place.ts';

export interface MealTools {
  /**
   * Shows a meal that was chosen before the server has confirmed it: its name and figures, and no recipe, because that
   * of the old meal would be wrong. @returns what to call with the answer: false brings the old meal back
   */
  showChosen(place: ShownMeal, chosen: ChosenMeal): (made: boolean) => void;
  /** Adds to a week's plan the buttons that change it. A plan that is not of seven days gets none. */
  equip(plan: Element, week: WeekNumber): void;
}

interface ToolActions {
  /** Asked to swap a meal. */
  swap(place: ShownMeal): void;
  /** Asked to keep or to unlock; what is shown goes back to what it was when this fails. */
  keep(place: ShownPlace, kept: boolean): Promise<void>;
  /** Said something of a meal's dish, for the plans to come. */
  say(place: ShownMeal, opinion: Opinion): void;
}

/** What the dish of a meal on screen is called: 'Oats with banana'. */
export function dishOnScreen(place: ShownMeal): string {
  const meal = document.getElementById(swapMealButtonId(place))?.closest('.meal');
  return (meal && mealHeading(meal)?.name) ?? '';
}

interface OpinionTool {
  readonly opinion: Opinion;
  readonly text: string;
  /** The same for who hears it, before the name of the meal. */
  readonly label: string;
  readonly look: string;
}

const opinionTools: readonly OpinionTool[] = [
  {
    opinion: 'more',
    text: 'More of this',
    label: 'More of this, the dish of',
    look: 'tool-more',
  },
  {
    opinion: 'not again',
    text: 'Not again',
    label: 'Not again the dish of',
    look: 'tool-not-again',
  },
];

/** Of a meal, or of a day. */
const headingOf = (section: Element) =>
  section.querySelector<HTMLElement>(section.matches('.day') ? '.day-name' : '.meal-name');

const isKept = (section: Element) =>
  (section.matches('.day') ? dayHeading(section) : mealHeading(section))?.kept ?? null;

function lockMark(): Element {
  const mark = document.createElement('span');
  mark.className = 'lock';
  const picture = document.createElement('span');
  picture.className = 'emoji';
  picture.setAttribute('aria-hidden', 'true');
  picture.textContent = '🔒';
  mark.append(picture, ' kept');
  return mark;
}

/** Shows a place as kept or as free, with the same elements as the stored plan. */
function paintKept(place: ShownPlace, section: Element, kept: boolean): void {
  const heading = headingOf(section);
  const keep = section.querySelector(`#${keepButtonId(place)}`);
  if (!heading || !keep) return;
  if (kept !== isKept(section)) {
    if (kept) {
      heading.dataset.kept = 'yes';
      heading.append(' ', lockMark());
    } else {
      delete heading.dataset.kept;
      heading.querySelector('.lock')?.remove();
    }
    heading.normalize();
  }
  const whole = place.meal === null;
  keep.className = kept ? 'tool tool-free' : 'tool tool-keep';
  keep.textContent = kept ? 'Unlock' : whole ? 'Keep this day' : 'Keep';
  const verb = kept ? 'Unlock' : whole ? 'Keep this day:' : 'Keep';
  keep.setAttribute('aria-label', `${verb} ${place.name}`);
}

/** The way to the stove. */
function cookTool(place: ShownMeal): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'tool tool-cook';
  link.href = cookAddress(place);
  link.textContent = 'Cook';
  link.setAttribute('aria-label', `Cook ${place.name}`);
  return link;
}

export function createMealTools(actions: ToolActions): MealTools {
  const chosen = createChosenMeals();
  const pressed = createEarlyChanges<ShownPlace, boolean>({
    keyOf: mealKeyOf,
    find: mealSectionOf,
    read: isKept,
    paint: (section, kept, _waiting, place) => paintKept(place, section, kept),
    isSame: (shown, before) => shown === before,
  });
  const press = async (place: ShownPlace) => {
    const section = mealSectionOf(place);
    const before = section && isKept(section);
    if (before === null || pressed.has(place) || chosen.has(place)) return;
    const kept = !before;
    const answered = pressed.show(place, () => kept);
    try {
      await actions.keep(place, kept);
      answered(true);
    } catch {
      answered(false);
    }
  };
  const keepTool = (place: ShownPlace) => tool(keepButtonId(place), () => void press(place));
  /** Shows in a plan that has come what it is, and what is on its way. */
  const paintNow = (place: ShownPlace, section: Element) => {
    paintKept(place, section, isKept(section) ?? false);
    pressed.repaint(place, section);
  };

  const opinionTool = (place: ShownMeal, { opinion, text, label, look }: OpinionTool) => {
    const button = tool(opinionButtonId(place, opinion), () => {
      if (!chosen.has(place)) actions.say(place, opinion);
    });
    button.className = `tool ${look}`;
    button.textContent = text;
    button.setAttribute('aria-label', `${label} ${place.name}`);
    return button;
  };

  const equipMeal = (section: Element, meal: number, day: ShownPlace) => {
    const heading = section.querySelector('.meal-name');
    const names = mealHeading(section);
    if (!heading || !names) return;
    const called = (names.slot ?? names.name).toLowerCase();
    const slot = names.slot ?? '';
    const place: ShownMeal = { ...day, meal, slot, name: `${called} on ${day.name}` };
    const swap = tool(swapMealButtonId(place), () => {
      if (!chosen.has(place)) actions.swap(place);
    });
    swap.className = 'tool tool-swap';
    swap.textContent = 'Swap';
    swap.setAttribute('aria-label', `Swap ${place.name}`);
    const said = opinionTools.map((one) => opinionTool(place, one));
    const facts = section.querySelector('.meal-facts');
    (facts ?? heading).after(toolbar(cookTool(place), swap, keepTool(place), ...said));
    paintNow(place, section);
    chosen.repaint(place, section);
  };
  const equipDay = (section: Element, week: WeekNumber, day: number) => {
    const names = dayHeading(section);
    if (!names) return;
    const name = `${names.name}, week ${week}`;
    const place: ShownPlace = { week, day, meal: null, name };
    for (const [index, meal] of section.querySelectorAll('.meal').entries()) {
      equipMeal(meal, index, place);
    }
    section.append(toolbar(keepTool(place)));
    paintNow(place, section);
  };

  return {
    showChosen: (place, meal) => chosen.show(place, (before) => headOf(meal, before)),
    equip(plan, week) {
      const days = [...plan.querySelectorAll('.plan > .day')];
      if (days.length !== 7) return;
      for (const [index, day] of days.entries()) equipDay(day, week, index);
    },
  };
}
