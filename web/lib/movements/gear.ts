import type { Point } from './posed.ts';

// Paths of what stands around a figure, and of arrows. Numbers are of the field of 96 by 96.

export const floor = 'M6 88h84';
/** The outline of a mat: whoever lies on it is seen from above. */
export const mat = 'M14 4h68v88H14zM14 9h68M14 87h68';

export const line = (...points: readonly number[]) => `M${points.join(' ')}`;
export const wall = (x: number) => `M${x} 6v82`;
/** A dumbbell that lies level, and one that stands on end. */
export const bell = (x: number, y: number) => `M${x - 8} ${y}h16m0-5v10m-16-10v10`;
export const bellOnEnd = (x: number, y: number) => `M${x} ${y - 8}v16m-5-16h10m-10 16h10`;
/** A barbell from its end: its plate. Also a wheel. */
export const plate = (x: number, y: number, r = 9) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const pack = (x: number, y: number) => `M${x - 8} ${y - 8}h16v17h-16z`;
export const bag = (x: number, y: number) =>
  `M${x - 7} ${y + 4}h14v14h-14zM${x - 4} ${y + 4}l4-5 4 5`;
/** A seat, bench or table from its left end, with two legs on the floor. */
export const seat = (x: number, y: number, width: number) =>
  `M${x} ${y}h${width}M${x + 3} ${y}V88M${x + width - 3} ${y}V88`;
/** The column of a cable with its pulley at a height, and the cable to a hand. */
export const cable = (height: number, ...[x, y]: Point) =>
  `M90 4v84M84 88h10${plate(86, height, 3)}M84 ${height}L${x} ${y}`;
/** A door with a band fixed to it at a height, and the band to a hand. */
export const anchored = (height: number, ...[x, y]: Point) => `M90 4v84M90 ${height}L${x} ${y}`;

export const up = (x: number, y: number, length = 20) => `M${x} ${y}v${-length}m-6 7 6-7 6 7`;
export const down = (x: number, y: number, length = 20) => `M${x} ${y}v${length}m-6-7 6 7 6-7`;
export const left = (x: number, y: number, length = 20) => `M${x} ${y}h${-length}m7-6-7 6 7 6`;
export const right = (x: number, y: number, length = 20) => `M${x} ${y}h${length}m-7-6 7 6-7 6`;
export const upDown = (x: number, y: number, length = 28) =>
  `${up(x, y, length)}M${x - 6} ${y - 7}l6 7 6-7`;
export const leftRight = (x: number, y: number, length = 28) =>
  `${right(x, y, length)}M${x + 7} ${y - 6}l-7 6 7 6`;
/** Two short bars, as for a pause: the position is held. */
export const hold = (x: number, y: number) => `M${x} ${y}v12M${x + 8} ${y}v12`;

/** Bent towards the middle point, with its tip at the last. */
export function arc(x0: number, y0: number, cx: number, cy: number, x: number, y: number): string {
  const far = Math.hypot(x - cx, y - cy);
  const [ax, ay] = [((x - cx) * 7) / far, ((y - cy) * 7) / far];
  const wing = (turn: 1 | -1) =>
    `${Math.round(x - ax + turn * ay * 0.8)} ${Math.round(y - ay - turn * ax * 0.8)}`;
  return `M${x0} ${y0}Q${cx} ${cy} ${x} ${y}M${wing(1)} ${x} ${y} ${wing(-1)}`;
}
