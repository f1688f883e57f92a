import type { MovementFigure, NamedFigure } from './figure.ts';
import { bendFigures } from './figures/bend-figures.ts';
import { cardioFigures } from './figures/cardio-figures.ts';
import { carryFigures } from './figures/carry-figures.ts';
import { coreFigures } from './figures/core-figures.ts';
import { heldFigures } from './figures/held-figures.ts';
import { hingeFigures } from './figures/hinge-figures.ts';
import { jointFigures } from './figures/joint-figures.ts';
import { machineFigures } from './figures/machine-figures.ts';
import { mobilityFigures } from './figures/mobility-figures.ts';
import { ownWeightFigures } from './figures/own-weight-figures.ts';
import { pullFigures } from './figures/pull-figures.ts';
import { pulldownFigures } from './figures/pulldown-figures.ts';
import { pushFigures } from './figures/push-figures.ts';
import { squatFigures } from './figures/squat-figures.ts';
import { stretchFigures } from './figures/stretch-figures.ts';
import { drawnFrom, type PosedFigure } from './posed.ts';

const drawn: readonly NamedFigure[] = [...ownWeightFigures, ...heldFigures, ...machineFigures];
const posed: readonly PosedFigure[] = [
  ...squatFigures,
  ...hingeFigures,
  ...pushFigures,
  ...pullFigures,
  ...pulldownFigures,
  ...coreFigures,
  ...bendFigures,
  ...carryFigures,
  ...cardioFigures,
  ...stretchFigures,
  ...mobilityFigures,
  ...jointFigures,
];

/** How each exercise is drawn, once it is asked for. */
const makers = new Map<string, () => MovementFigure>([
  ...drawn.flatMap((figure) =>
    figure.shows.map((name) => [name, () => ({ ...figure, other: '' })] as const),
  ),
  ...posed.flatMap((figure) =>
    figure.shows.map((name) => [name, () => drawnFrom(figure)] as const),
  ),
]);

/** Names of the exercises that share a figure, figure by figure. */
export const drawnTogether = [...drawn, ...posed].map(({ shows }) => shows);

/** The figure that shows this exercise, and not one that is only like it; null where there is none. */
export function figureOf(exercise: string): MovementFigure | null {
  return makers.get(exercise)?.() ?? null;
}

const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The figure as an element for the eye only; it follows the colour of the text. */
export function movementSvg({ head, body, other, scene, arrow }: MovementFigure): SVGElement {
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
    shape('path', { d: other, opacity: '.3' }),
    shape('path', { d: body }),
    shape('path', { d: arrow, 'stroke-width': '2.5' }),
  );
  return drawing;
}
