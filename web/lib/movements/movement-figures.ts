import type { MovementFigure } from './figure.ts';
import { heldFigures } from './held-figures.ts';
import { machineFigures } from './machine-figures.ts';
import { ownWeightFigures } from './own-weight-figures.ts';

/** Of other exercises there is no picture: a beginner takes it for the instruction. */
export const figures: readonly MovementFigure[] = [
  ...ownWeightFigures,
  ...heldFigures,
  ...machineFigures,
];

const byName = new Map(figures.flatMap((figure) => figure.shows.map((name) => [name, figure])));

/** The figure that shows this exercise, and not one that is only like it; null where there is none. */
export function figureOf(exercise: string): MovementFigure | null {
  return byName.get(exercise) ?? null;
}

const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The figure as an element for the eye only; it follows the colour of the text. */
export function movementSvg({ head, body, scene, arrow }: MovementFigure): SVGElement {
  const drawing = shape('svg', {
    viewBox: '0 0 96 96',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  drawing.append(
    shape('path', { d: scene, 'stroke-width': '3', opacity: '.5' }),
    shape('circle', {
      cx: `${head[0]}`,
      cy: `${head[1]}`,
      r: '7',
      fill: 'currentColor',
      stroke: 'none',
    }),
    shape('path', { d: body }),
    shape('path', { d: arrow, 'stroke-width': '2.5' }),
  );
  return drawing;
}
