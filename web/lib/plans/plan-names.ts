import { type Weekday, weekdays } from '#planning/calendar.ts';

// What the headings of a plan are called, as their attributes say it (planning/page/elements.ts).

/** A heading within a part of a plan. */
const headingIn = (part: Element, className: string) =>
  part.querySelector<HTMLElement>(`.${className}`);

/** What a day of a plan, or one of its meals, is called and whether the member keeps it. */
interface Names {
  /** 'Monday 30 November'; 'Chicken stew + maas, naartjie'. */
  readonly name: string;
  readonly kept: boolean;
}

function namesOf({ dataset }: HTMLElement): Names {
  return { name: dataset.name ?? '', kept: dataset.kept !== undefined };
}

export interface DayHeading extends Names {
  /** Null where it is no day of a week. */
  readonly weekday: Weekday | null;
  /** 'Full body A'; null where there is no session. */
  readonly session: string | null;
}

export function dayHeading(day: Element): DayHeading | null {
  const heading = headingIn(day, 'day-name');
  if (!heading) return null;
  const { weekday, session = null } = heading.dataset;
  return {
    ...namesOf(heading),
    weekday: weekdays.find((one) => one === weekday) ?? null,
    session,
  };
}

export interface MealHeading extends Names {
  /** 'Lunch'; null where a client wrote the week, and named none. */
  readonly slot: string | null;
}

export function mealHeading(meal: Element): MealHeading | null {
  const heading = headingIn(meal, 'meal-name');
  return heading && { ...namesOf(heading), slot: heading.dataset.slot ?? null };
}

/** The name of an exercise; null where a section has none. */
export const exerciseName = (section: Element): string | null =>
  headingIn(section, 'exercise-name')?.dataset.name ?? null;

/** The words of a heading without its pictures and marks: 'Breakfast: Oats with banana'. */
function wordsOf(heading: Element): string {
  const texts = [...heading.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts
    .map((node) => node.nodeValue)
    .join('')
    .trim();
}

function nameDay(heading: HTMLElement): void {
  const words = wordsOf(heading);
  const [name = '', session] = words.split(': ');
  heading.dataset.name = name;
  if (session !== undefined) heading.dataset.session = session;
  const weekday = weekdays.find((one) => words.includes(one));
  if (weekday !== undefined) heading.dataset.weekday = weekday;
}

function nameMeal(heading: HTMLElement): void {
  const words = wordsOf(heading);
  const colon = words.indexOf(': ');
  if (colon > 0) heading.dataset.slot = words.slice(0, colon).trim();
  heading.dataset.name = words.slice(Math.max(0, colon + 1)).trim();
}

const oldHeadings = [
  ['.day-name', nameDay],
  ['.meal-name', nameMeal],
  [
    '.exercise-name',
    (heading: HTMLElement) => {
      heading.dataset.name = heading.textContent;
    },
  ],
  [
    ':not(.exercise) > .how-to > summary',
    (heading: HTMLElement) => {
      heading.dataset.name = heading.textContent.replace('How to do it: ', '');
    },
  ],
] as const;

/**
 * Gives the headings of a week that was stored before they said what they are called, or that a client wrote itself, their
 * attributes. Nothing else reads names and marks out of words and pictures.
 */
export function nameHeadings(plan: Element): void {
  for (const [selector, name] of oldHeadings) {
    for (const heading of plan.querySelectorAll<HTMLElement>(selector)) {
      if (heading.dataset.name !== undefined) continue;
      name(heading);
      if (heading.querySelector('.lock')) heading.dataset.kept = 'yes';
    }
  }
  for (const note of plan.querySelectorAll('.plan-note:not(.warning)'))
    note.classList.toggle('warning', note.querySelector('.emoji')?.textContent === '⚠️');
}
