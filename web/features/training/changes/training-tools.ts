import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { exerciseName } from '#web/lib/plans/plan-names.ts';
import { tool, toolbar } from '#web/lib/plans/plan-tools.ts';
import {
  createChosenExercises,
  createMovedSessions,
  type DayCalled,
  draw,
  drawWhenUnfolded,
  type ExerciseHead,
  historyLabel,
  swapLabel,
} from './early-training.ts';
import {
  exerciseKeyOf,
  moveButtonId,
  type ShownExercise,
  type ShownSession,
  sessionKeyOf,
  sessionOf,
  sessionsOnScreen,
  swapExerciseButtonId,
} from './shown-session.ts';

interface ToolActions {
  start(place: ShownSession): void;
  move(place: ShownSession): void;
  swap(place: ShownExercise): void;
  /** Asked what was done of an exercise before. */
  history(place: ShownExercise): void;
  readonly dayCalled: DayCalled;
  /** Words on what is done of a session; empty for none. */
  progress(place: ShownSession): string;
}

export interface TrainingTools {
  /** Adds to a week's plan its drawings and the buttons that change it. */
  equip(plan: Element, week: WeekNumber): void;
  /** Shows anew what is done of each session. */
  repaint(): void;
  /**
   * Shows an exercise that was chosen before the server has confirmed it.
   * @returns what to call with the answer: false brings the old one back
   */
  showChosen(place: ShownExercise, chosen: ExerciseHead): (made: boolean) => void;
  /** Likewise a session on another day. */
  showMoved(place: ShownSession, to: Weekday): (made: boolean) => void;
}

export function createTrainingTools(actions: ToolActions): TrainingTools {
  const painted = new Map<string, ShownSession>();
  const chosen = createChosenExercises();
  const moved = createMovedSessions(actions.dayCalled);
  const paint = (mark: Element, place: ShownSession) => {
    mark.textContent = actions.progress(place);
  };
  const equipExercise = (section: Element, exercise: number, session: ShownSession) => {
    const now = exerciseName(section);
    draw(section);
    if (now === null) return;
    const place: ShownExercise = { ...session, exercise, now };
    const swap = tool(swapExerciseButtonId(place), () => {
      if (!chosen.has(place) && !moved.has(session)) actions.swap(place);
    });
    swap.className = 'tool tool-swap';
    swap.textContent = 'Swap';
    swap.setAttribute('aria-label', swapLabel(now, session.name));
    const history = tool(`history-${exerciseKeyOf(place)}`, () => {
      if (!chosen.has(place)) actions.history(place);
    });
    history.className = 'tool tool-history';
    history.textContent = 'History';
    history.setAttribute('aria-label', historyLabel(now, session.name));
    section.querySelector('.dose')?.after(toolbar(history, swap));
    chosen.repaint(place, section);
  };
  const equipSession = (section: Element, place: ShownSession) => {
    const key = sessionKeyOf(place);
    painted.set(key, place);
    const start = tool(`start-${key}`, () => actions.start(place));
    start.className = 'tool tool-start';
    start.textContent = 'Start';
    start.setAttribute('aria-label', `Start ${place.name}`);
    const move = tool(moveButtonId(place), () => {
      if (!moved.has(place)) actions.move(place);
    });
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
    moved.repaint(place, section);
  };
  return {
    equip(plan, week) {
      for (const section of plan.querySelectorAll('.plan > .day')) {
        const place = sessionOf(section, week);
        if (place) equipSession(section, place);
      }
      for (const howTo of plan.querySelectorAll(':not(.exercise) > .how-to')) {
        drawWhenUnfolded(howTo);
      }
    },
    repaint() {
      for (const [key, place] of painted) {
        const mark = document.getElementById(`done-${key}`);
        if (mark) paint(mark, place);
      }
    },
    showChosen: (place, exercise) => chosen.show(place, () => exercise),
    showMoved(place, to) {
      const there = sessionsOnScreen(place.week).find(({ weekday }) => weekday === to);
      return moved.show(place, to, there ?? null);
    },
  };
}
