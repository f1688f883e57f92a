import type { ReactNode } from 'react';
import type { WeekNumber } from '#planning/calendar.ts';

// Buttons that a page adds to a plan's HTML; they are no part of what is stored.

/** What can be done with the weeks of a plan beyond reading them. */
export interface WeekTools {
  /** What stands beside the title of a week. */
  heading(week: WeekNumber): ReactNode;
  /** Adds buttons to the plan of a week before it is shown. */
  equip(plan: Element, week: WeekNumber): void;
}

/** What each button does, by its id: one that stays on the page when its plan changes does what the new plan says. */
const presses = new Map<string, () => void>();

/** A button of a plan. @param onPress not called for the further clicks of a double click */
export function tool(id: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = id;
  presses.set(id, onPress);
  button.addEventListener('click', ({ detail }) => {
    if (detail > 1) return;
    // not every browser gives the focus to a button that is clicked, and a dialog gives it back to whoever had it
    button.focus({ preventScroll: true });
    presses.get(button.id)?.();
  });
  return button;
}

/** Buttons that stand together. */
export function toolbar(...buttons: readonly HTMLElement[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'plan-tools';
  bar.append(...buttons);
  return bar;
}
