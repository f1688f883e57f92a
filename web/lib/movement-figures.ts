import type { MovementPattern } from '#planning/catalogue/exercise.ts';

/** One figure: head, limbs, what stands around it, where it starts, and how it moves. */
export interface Figure {
  readonly head: readonly [x: number, y: number];
  readonly body: string;
  readonly scene: string;
  readonly arrow: string;
}

const floor = 'M6 88h84';

/** A figure in the key position of each movement pattern, with an arrow, on a field of 96 by 96. */
export const figures: Readonly<Record<MovementPattern, Figure>> = {
  squat: {
    head: [50, 29],
    body: 'M55 85h-9l13-18-23-4 9-22M46 43l24 1',
    scene: floor,
    arrow: 'M20 32v34M14 39l6-7 6 7M14 59l6 7 6-7',
  },
  lunge: {
    head: [47, 20],
    body: 'M74 85h-8V65L47 61V32M47 61l-8 20H22v4M47 36l9 11-9 8',
    scene: floor,
    arrow: 'M84 30v30M78 37l6-7 6 7M78 53l6 7 6-7',
  },
  hinge: {
    head: [75, 37],
    body: 'M54 85h-9l4-19-11-17 26-8v22',
    scene: `${floor}M57 65h14M57 61v8M71 61v8`,
    arrow: 'M30 49H10M17 43l-7 6 7 6',
  },
  'horizontal-push': {
    head: [17, 47],
    body: 'M22 85h5V56l30 13 28 11v5',
    scene: floor,
    arrow: 'M45 32v22M39 39l6-7 6 7',
  },
  'vertical-push': {
    head: [48, 27],
    body: 'M38 85l10-27 10 27M48 58V39M32 18v16l16 6 16-6V18',
    scene: `${floor}M20 18h56M20 11v14M76 11v14`,
    arrow: 'M14 60V38M8 45l6-7 6 7M82 60V38M76 45l6-7 6 7',
  },
  'horizontal-pull': {
    head: [75, 37],
    body: 'M54 85h-9l4-19-11-17 26-8-12-10 4 22',
    scene: `${floor}M49 56h14M49 52v8M63 52v8`,
    arrow: 'M76 80V58M70 65l6-7 6 7',
  },
  'vertical-pull': {
    head: [48, 21],
    body: 'M30 9l-4 18 22 7 22-7-4-18M48 34v26l-6 14v12M48 60l6 14v12',
    scene: 'M12 9h72',
    arrow: 'M84 62V36M78 43l6-7 6 7',
  },
  'core-anti-extension': {
    head: [16, 57],
    body: 'M14 85h12V66l30 7 30 8v4',
    scene: floor,
    arrow: 'M32 48l50 13M40 44l-8 4 5 8M76 54l6 7-8 5',
  },
  'core-rotation': {
    head: [48, 16],
    body: 'M38 85l10-28 10 28M48 57V29M48 33l27 5M48 33l27 5',
    scene: floor,
    arrow: 'M60 46c14 4 12 13-12 13s-26-9-12-13M30 52l6-6-8-3',
  },
  'core-flexion': {
    head: [25, 55],
    body: 'M82 85h-8L62 62 52 82 34 80l-6-13M30 70l20-3',
    scene: floor,
    arrow: 'M10 76c0-20 6-34 22-40M26 32l7 4-4 7',
  },
  carry: {
    head: [46, 14],
    body: 'M46 26v28l10 14 2 17h6M46 54l-6 16-12 14M46 30l10 22M46 30L36 50',
    scene: `${floor}M49 54h14v16H49zM29 54h14v16H29z`,
    arrow: 'M68 28h20M81 22l7 6-7 6',
  },
  conditioning: {
    head: [58, 15],
    body: 'M54 27L46 52l16 10-2 20h6M46 52l-8 16H20M54 30l12 12 12-6M54 30L38 34l-6 12',
    scene: floor,
    arrow: 'M10 26h18M6 38h14M12 52h10',
  },
  mobility: {
    head: [56, 27],
    body: 'M42 85l2-32M52 85l-8-32M44 53c0-8 2-12 6-16M48 40c-2-14 8-24 26-26M46 44L34 54l8 6',
    scene: floor,
    arrow: 'M70 28c8 8 12 16 12 26M76 48l6 7 6-7',
  },
  accessory: {
    head: [44, 16],
    body: 'M44 28v28l-2 29h8M44 32v18l18-10',
    scene: `${floor}M58 32l8 16`,
    arrow: 'M66 62c10-10 12-24 4-36M66 30l3-7 7 4',
  },
};

const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The figure as an element for the eye only; it follows the colour of the text. */
export function movementSvg(pattern: MovementPattern): SVGElement {
  const { head, body, scene, arrow } = figures[pattern];
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
