import { figureOf } from '#web/lib/movements/movement-figures.ts';

/** The key position of an exercise, with an arrow, in the colour of the text; nothing where there is no picture of it. */
export function MovementDrawing({ exercise }: { readonly exercise: string }) {
  const figure = figureOf(exercise);
  if (!figure) return null;
  const { head, body, other, scene, arrow } = figure;
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
      <path d={other} opacity=".3" />
      <path d={body} />
      <path d={arrow} strokeWidth="2.5" />
    </svg>
  );
}
