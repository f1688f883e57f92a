import { movementPatterns } from '#planning/catalogue/exercise.ts';
import { type Weekday, weekdays } from '#planning/meals/meal-plan.ts';
import { movementSvg } from '#web/lib/movement-figures.ts';
import { tool, toolbar, wordsOf } from '#web/lib/plan-tools.ts';
import type { WeekNumber } from '#web/lib/weekly-plans.ts';

/** A session of the plan on screen. */
export interface ShownSession {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  /** Such as 'Full body A'. */
  readonly session: string;
  /** Such as 'Full body A on Monday, week 1'. */
  readonly name: string;
}

/** An exercise of a session on screen. */
export interface ShownExercise extends ShownSession {
  /** Place in the session's order, from 0. */
  readonly exercise: number;
  /** Its name now. */
  readonly now: string;
}

interface ToolActions {
  start(place: ShownSession): void;
  move(place: ShownSession): void;
  swap(place: ShownExercise): void;
  /** Words on what is done of a session; empty for none. */
  progress(place: ShownSession): string;
}

export interface TrainingTools {
  /** Adds to a week's plan its drawings and the buttons that change it. */
  equip(plan: Element, week: WeekNumber): void;
  /** Shows anew what is done of each session. */
  repaint(): void;
}

const keyOf = ({ week, weekday }: ShownSession) => `${week}-${weekday}`;

/** Id of the button that swaps an exercise. */
export function swapButtonId(place: ShownExercise): string {
  return `swap-${keyOf(place)}-${place.exercise}`;
}

function sessionOf(section: Element, week: WeekNumber): ShownSession | null {
  const heading = section.querySelector('.day-name');
  const [day = '', session = ''] = heading ? wordsOf(heading).split(': ') : [];
  const weekday = weekdays.find((one) => one === day);
  if (!weekday || !section.querySelector('.session')) return null;
  return { week, weekday, session, name: `${session} on ${weekday}, week ${week}` };
}

/** Sessions of a week on screen, by their days. */
export function sessionsOnScreen(week: WeekNumber): readonly ShownSession[] {
  const days = document.querySelectorAll(`#week-${week} .plan > .day`);
  return [...days].flatMap((section) => sessionOf(section, week) ?? []);
}

function draw(section: Element): void {
  const pattern = movementPatterns.find((one) => section.classList.contains(`move-${one}`));
  if (!pattern) return;
  const drawing = document.createElement('span');
  drawing.className = 'movement';
  drawing.append(movementSvg(pattern));
  section.prepend(drawing);
}

export function createTrainingTools(actions: ToolActions): TrainingTools {
  const painted = new Map<string, ShownSession>();
  const paint = (mark: Element, place: ShownSession) => {
    mark.textContent = actions.progress(place);
  };
  const equipExercise = (section: Element, exercise: number, session: ShownSession) => {
    const heading = section.querySelector('.exercise-name');
    draw(section);
    if (!heading) return;
    const now = wordsOf(heading);
    const place: ShownExercise = { ...session, exercise, now };
    const swap = tool(swapButtonId(place), () => actions.swap(place));
    swap.className = 'tool tool-swap';
    swap.textContent = 'Swap';
    swap.setAttribute('aria-label', `Swap ${now}, ${session.name}`);
    section.querySelector('.dose')?.after(toolbar(swap));
  };
  const equipSession = (section: Element, place: ShownSession) => {
    const key = keyOf(place);
    painted.set(key, place);
    const start = tool(`start-${key}`, () => actions.start(place));
    start.className = 'tool tool-start';
    start.textContent = 'Start';
    start.setAttribute('aria-label', `Start ${place.name}`);
    const move = tool(`move-${key}`, () => actions.move(place));
    move.className = 'tool tool-move';
    move.textContent = 'Move';
    move.setAttribute('aria-label', `Move ${place.name}`);
    const mark = document.createElement('span');
    mark.className = 'session-done';
    mark.id = `done-${key}`;
    paint(mark, place);
    const bar = toolbar(start, move);
    bar.prepend(mark);
    section.querySelector('summary')?.after(bar);
    for (const [index, exercise] of section.querySelectorAll('.exercise').entries()) {
      equipExercise(exercise, index, place);
    }
  };
  return {
    equip(plan, week) {
      for (const section of plan.querySelectorAll('.plan > .day')) {
        const place = sessionOf(section, week);
        if (place) equipSession(section, place);
      }
    },
    repaint() {
      for (const [key, place] of painted) {
        const mark = document.getElementById(`done-${key}`);
        if (mark) paint(mark, place);
      }
    },
  };
}
