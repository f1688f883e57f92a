import type { ReactNode } from 'react';

/** An exported component of `web/ui`, and what it looks like in each of its states. */
export interface Part {
  /** The component itself; its name and file are found by it. */
  readonly component: unknown;
  /** What is shown, by the words for the state. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** It lies over the page or fills it, so each state has a screen of its own. */
  readonly wholeScreen?: boolean;
}

export interface PartGroup {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** A dialog's opener or a counter's target where nothing is to happen. */
export const nothing = () => undefined;
