/** One figure on a field of 96 by 96: head, limbs, what stands around it, and how it moves. */
export interface MovementFigure {
  /** Names of the exercises whose key position this is, seen from the side or the front. */
  readonly shows: readonly string[];
  readonly head: readonly [x: number, y: number];
  readonly body: string;
  readonly scene: string;
  readonly arrow: string;
}

export const floor = 'M6 88h84';
