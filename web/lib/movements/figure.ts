/** One figure on a field of 96 by 96: head, limbs, what stands around it, and how it moves. */
export interface MovementFigure {
  readonly head: readonly [x: number, y: number];
  readonly body: string;
  /** Limbs where they come from or go to, drawn faintly; empty where the arrow says enough. */
  readonly other: string;
  readonly scene: string;
  readonly arrow: string;
}

/** Names of the exercises whose key position a figure is, seen from the side, the front or above. */
export interface Named {
  readonly shows: readonly string[];
}

export type NamedFigure = Named & Omit<MovementFigure, 'other'>;
