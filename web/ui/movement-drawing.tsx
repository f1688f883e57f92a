import type { MovementPattern } from '#planning/catalogue/exercise.ts';
import { figures } from '#web/lib/movement-figures.ts';

/** A figure in the key position of a movement pattern, with an arrow; follows the colour of the text. */
export function MovementDrawing({ pattern }: { readonly pattern: MovementPattern }) {
  const { head, body, scene, arrow } = figures[pattern];
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={scene} strokeWidth="3" opacity=".5" />
      <circle cx={head[0]} cy={head[1]} r="7" fill="currentColor" stroke="none" />
      <path d={body} />
      <path d={arrow} strokeWidth="2.5" />
    </svg>
  );
}
