/** One figure on a field of 96 by 96: head, limbs, what stands around it, and how it moves. */
export interface Figure {
  /** Names of the exercises whose key position this is, seen from the side or the front. */
  readonly shows: readonly string[];
  readonly head: readonly [x: number, y: number];
  readonly body: string;
  readonly scene: string;
  readonly arrow: string;
}

const floor = 'M6 88h84';

/** Of other exercises there is no picture: a beginner takes it for the instruction. */
export const figures: readonly Figure[] = [
  {
    shows: ['Bodyweight squat', 'Slow squat with a pause'],
    head: [50, 29],
    body: 'M55 85h-9l13-18-23-4 9-22M46 43l24 1',
    scene: floor,
    arrow: 'M20 32v34M14 39l6-7 6 7M14 59l6 7 6-7',
  },
  {
    shows: ['Goblet squat'],
    head: [50, 29],
    body: 'M55 85h-9l13-18-23-4 9-22M46 43l10 14 8-10',
    scene: `${floor}M65 38v18M60 38h10M60 56h10`,
    arrow: 'M20 32v34M14 39l6-7 6 7M14 59l6 7 6-7',
  },
  {
    shows: ['Chair sit-to-stand'],
    head: [46, 31],
    body: 'M66 85h-9V65L34 63l6-22M40 45l22 8',
    scene: `${floor}M22 69h26M26 69v19M44 69v19M22 69V40`,
    arrow: 'M82 60V34M76 41l6-7 6 7',
  },
  {
    shows: ['Reverse lunge', 'Walking lunge'],
    head: [47, 20],
    body: 'M74 85h-8V65L47 61V32M47 61l-8 20H22v4M47 36l9 11-9 8',
    scene: floor,
    arrow: 'M84 30v30M78 37l6-7 6 7M78 53l6 7 6-7',
  },
  {
    shows: ['Dumbbell reverse lunge', 'Dumbbell split squat'],
    head: [47, 20],
    body: 'M74 85h-8V65L47 61V32M47 61l-8 20H22v4M47 36L34 60',
    scene: `${floor}M26 63h16M26 58v10M42 58v10`,
    arrow: 'M84 30v30M78 37l6-7 6 7M78 53l6 7 6-7',
  },
  {
    shows: ['Dumbbell Romanian deadlift'],
    head: [75, 37],
    body: 'M54 85h-9l4-19-11-17 26-8v22',
    scene: `${floor}M57 65h14M57 61v8M71 61v8`,
    arrow: 'M30 49H10M17 43l-7 6 7 6',
  },
  {
    shows: ['Glute bridge'],
    head: [13, 78],
    body: 'M82 85h-8L67 58 50 62 23 82h24',
    scene: floor,
    arrow: 'M46 44V22M40 29l6-7 6 7',
  },
  {
    shows: ['Push-up', 'Slow push-up with a pause', 'Close-grip push-up'],
    head: [17, 47],
    body: 'M22 85h5V56l30 13 28 11v5',
    scene: floor,
    arrow: 'M45 32v22M39 39l6-7 6 7',
  },
  {
    shows: ['Kneeling push-up'],
    head: [17, 47],
    body: 'M22 85h5V56l36 27 20-9',
    scene: floor,
    arrow: 'M47 34v22M41 41l6-7 6 7',
  },
  {
    shows: ['Dumbbell floor press', 'Single-arm dumbbell floor press'],
    head: [14, 79],
    body: 'M86 85h-8L68 62 56 82H26M33 80V48',
    scene: `${floor}M25 44h16M25 39v10M41 39v10`,
    arrow: 'M58 54V30M52 37l6-7 6 7',
  },
  {
    shows: ['Dumbbell bench press'],
    head: [13, 57],
    body: 'M84 85h-8V63H25M33 60V30',
    scene: `${floor}M8 69h52M18 69v19M50 69v19M25 26h16M25 21v10M41 21v10`,
    arrow: 'M58 44V20M52 27l6-7 6 7',
  },
  {
    shows: ['Standing barbell press'],
    head: [48, 27],
    body: 'M38 85l10-27 10 27M48 58V39M32 18v16l16 6 16-6V18',
    scene: `${floor}M20 18h56M20 11v14M76 11v14`,
    arrow: 'M14 60V38M8 45l6-7 6 7M82 60V38M76 45l6-7 6 7',
  },
  {
    shows: ['Standing dumbbell press'],
    head: [48, 27],
    body: 'M38 85l10-27 10 27M48 58V39M32 20v14l16 6 16-6V20',
    scene: `${floor}M24 16h16M24 11v10M40 11v10M56 16h16M56 11v10M72 11v10`,
    arrow: 'M14 60V38M8 45l6-7 6 7M82 60V38M76 45l6-7 6 7',
  },
  {
    shows: ['Two-arm dumbbell bent-over row'],
    head: [75, 37],
    body: 'M54 85h-9l4-19-11-17 26-8-12-10 4 22',
    scene: `${floor}M49 56h14M49 52v8M63 52v8`,
    arrow: 'M76 80V58M70 65l6-7 6 7',
  },
  {
    shows: ['Single-arm dumbbell row'],
    head: [75, 37],
    body: 'M54 85h-9l4-19-11-17 26-8-12-10 4 22M64 41l14 20',
    scene: `${floor}M49 56h14M49 52v8M63 52v8M72 65h20M75 65v23M89 65v23`,
    arrow: 'M24 70V48M18 55l6-7 6 7',
  },
  {
    shows: ['Pull-up', 'Wide-grip pull-up', 'Chin-up'],
    head: [48, 21],
    body: 'M30 9l-4 18 22 7 22-7-4-18M48 34v26l-6 14v12M48 60l6 14v12',
    scene: 'M12 9h72',
    arrow: 'M84 62V36M78 43l6-7 6 7',
  },
  {
    shows: ['Forearm plank'],
    head: [16, 57],
    body: 'M14 85h12V66l30 7 30 8v4',
    scene: floor,
    arrow: 'M32 48l50 13M40 44l-8 4 5 8M76 54l6 7-8 5',
  },
  {
    shows: ['Knee plank'],
    head: [16, 57],
    body: 'M14 85h12V66l38 18 20-8',
    scene: floor,
    arrow: 'M34 48l34 16M42 45l-8 3 4 8M60 65l8-1-2-8',
  },
  {
    shows: ['Side plank'],
    head: [22, 52],
    body: 'M14 85h12V66l30 9 30 9M30 67l14-12 6 16',
    scene: floor,
    arrow: 'M52 62V44M46 51l6-7 6 7',
  },
  {
    shows: ['Dead bug'],
    head: [14, 78],
    body: 'M58 81H25M33 80V50M31 80L10 62M58 81L60 58h20M58 81l30-9',
    scene: floor,
    arrow: 'M70 40c10 4 16 10 18 20M82 55l6 5 4-7',
  },
  {
    shows: ['Bird dog'],
    head: [22, 45],
    body: 'M34 85V56h28v28h16M34 56L8 62M62 56l28-8',
    scene: floor,
    arrow: 'M70 36h16M80 30l6 6-6 6',
  },
  {
    shows: ['Crunch'],
    head: [25, 55],
    body: 'M82 85h-8L62 62 52 82 34 80l-6-13M32 68l9-12-9-7',
    scene: floor,
    arrow: 'M10 76c0-20 6-34 22-40M26 32l7 4-4 7',
  },
  {
    shows: ['Shopping-bag farmer carry'],
    head: [46, 14],
    body: 'M46 26v28l10 14 2 17h6M46 54l-6 16-12 14M46 30l10 22M46 30L36 50',
    scene: `${floor}M49 54h14v16H49zM29 54h14v16H29z`,
    arrow: 'M68 28h20M81 22l7 6-7 6',
  },
  {
    shows: ['Dumbbell farmer carry'],
    head: [46, 14],
    body: 'M46 26v28l10 14 2 17h6M46 54l-6 16-12 14M46 30l10 24M46 30L34 52',
    scene: `${floor}M50 58h14M50 53v10M64 53v10M26 56h14M26 51v10M40 51v10`,
    arrow: 'M68 28h20M81 22l7 6-7 6',
  },
  {
    shows: ['Outdoor jog', 'Outdoor run intervals'],
    head: [58, 15],
    body: 'M54 27L46 52l16 10-2 20h6M46 52l-8 16H20M54 30l12 12 12-6M54 30L38 34l-6 12',
    scene: floor,
    arrow: 'M10 26h18M6 38h14M12 52h10',
  },
  {
    shows: ['Dumbbell lateral raise'],
    head: [48, 18],
    body: 'M38 85l10-28 10 28M48 57V32M48 36L18 42M48 36l30 6',
    scene: `${floor}M14 34v16M82 34v16M10 34h8M10 50h8M78 34h8M78 50h8`,
    arrow: 'M26 68V54M20 61l6-7 6 7M70 68V54M64 61l6-7 6 7',
  },
  {
    shows: ['Dumbbell curl'],
    head: [44, 16],
    body: 'M44 28v28l-2 29h8M44 32v18l18-10',
    scene: `${floor}M58 32l8 16`,
    arrow: 'M66 62c10-10 12-24 4-36M66 30l3-7 7 4',
  },
];

const byName = new Map(figures.flatMap((figure) => figure.shows.map((name) => [name, figure])));

/** The figure that shows this exercise, and not one that is only like it; null where there is none. */
export function figureOf(exercise: string): Figure | null {
  return byName.get(exercise) ?? null;
}

const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The figure as an element for the eye only; it follows the colour of the text. */
export function movementSvg({ head, body, scene, arrow }: Figure): SVGElement {
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
