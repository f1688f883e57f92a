import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { figureOf, movementSvg } from '#web/lib/movements/movement-figures.ts';
import { createEarlyChanges, markWaiting, textNodeOf } from '#web/lib/plans/early-changes.ts';
import { exerciseName } from '#web/lib/plans/plan-names.ts';
import {
  exerciseKeyOf,
  exerciseSectionOf,
  type ShownExercise,
  type ShownSession,
  sessionKeyOf,
  sessionSectionOf,
} from './shown-session.ts';

/** What stands above the instructions of an exercise. */
export interface ExerciseHead {
  readonly name: string;
  readonly dose: string;
}

/** The drawing of an exercise, where there is one. */
function drawingOf(exercise: string): Element | null {
  const figure = figureOf(exercise);
  if (!figure) return null;
  const drawing = document.createElement('span');
  drawing.className = 'movement';
  drawing.append(movementSvg(figure));
  return drawing;
}

/** Draws an exercise of which there is a picture before its name, in the place of another drawing. */
export function draw(section: Element): void {
  section.querySelector('.movement')?.remove();
  const drawing = drawingOf(exerciseName(section) ?? '');
  if (drawing) section.prepend(drawing);
}

/** Draws what is unfolded of a warm-up, a stretch or work for the heart, once somebody wants to know. */
export function drawWhenUnfolded(howTo: Element): void {
  const summary = howTo.querySelector<HTMLElement>('summary');
  const drawing = () => drawingOf(summary?.dataset.name ?? '');
  howTo.addEventListener('toggle', () => summary?.after(drawing() ?? ''), { once: true });
}

/** How the button that swaps an exercise is called. */
export const swapLabel = (exercise: string, session: string) => `Swap ${exercise}, ${session}`;

/** How the button that shows what was done of an exercise before is called. */
export const historyLabel = (exercise: string, session: string) =>
  `History of ${exercise}, ${session}`;

/** Exercises that were chosen and are not confirmed yet: without instructions, because those of the old one would be wrong. */
export function createChosenExercises() {
  return createEarlyChanges<ShownExercise, ExerciseHead>({
    keyOf: exerciseKeyOf,
    find: exerciseSectionOf,
    read(section) {
      const [name, dose] = [exerciseName(section), section.querySelector('.dose')];
      return name === null || !dose ? null : { name, dose: dose.textContent };
    },
    paint(section, { name, dose }, waiting, place) {
      const heading = section.querySelector<HTMLElement>('.exercise-name');
      heading?.replaceChildren(name);
      if (heading) heading.dataset.name = name;
      draw(section);
      section.querySelector('.dose')?.replaceChildren(dose);
      section.querySelector('.tool-swap')?.setAttribute('aria-label', swapLabel(name, place.name));
      section
        .querySelector('.tool-history')
        ?.setAttribute('aria-label', historyLabel(name, place.name));
      const stays = '.movement, .exercise-name, .dose, .plan-tools';
      markWaiting(section, waiting, (part) => part.matches(stays));
    },
    isSame: (shown, before) => shown.name === before.name,
  });
}

/** A day of the plan as its title has it: 'Monday 30 November'. */
export type DayCalled = (week: WeekNumber, weekday: Weekday) => string;

/** Sessions that were given another day, which is not confirmed yet: they change their heading, and their place later. */
export function createMovedSessions(dayCalled: DayCalled) {
  const moved = createEarlyChanges<ShownSession, string>({
    keyOf: sessionKeyOf,
    find: sessionSectionOf,
    read: (section) => textNodeOf(section.querySelector('.day-name'))?.nodeValue ?? null,
    paint(section, title, waiting) {
      const text = textNodeOf(section.querySelector('.day-name'));
      if (text) text.nodeValue = title;
      markWaiting(section, waiting, () => true);
    },
    isSame: (shown, before) => shown === before,
  });
  const to = (place: ShownSession, weekday: Weekday) =>
    moved.show(place, (title) => title.replace(place.day, dayCalled(place.week, weekday)));
  return {
    has: moved.has,
    repaint: moved.repaint,
    /** @param other the session that is on that day already, and takes the day that becomes free */
    show(place: ShownSession, weekday: Weekday, other: ShownSession | null) {
      const answers = [to(place, weekday), ...(other ? [to(other, place.weekday)] : [])];
      return (made: boolean) => {
        for (const answer of answers) answer(made);
      };
    },
  };
}
