import { arc, bag, bell, floor, left, pack, right, up } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import {
  crawling,
  facing,
  facingLow,
  propped,
  reaching,
  standing,
  strolling,
  walking,
} from '../poses.ts';

const forward = right(70, 20, 20);
const overhead = {
  ...walking,
  ...reaching,
  legs: [
    [56, 84],
    [34, 84],
  ],
} satisfies Partial<PosedFigure>;
const crawl = {
  ...crawling,
  legs: [
    [68, 83, -1],
    [84, 83, -1],
  ],
  toes: [[1, 3]],
  arms: [
    [26, 85, 1],
    [44, 82, 1],
  ],
} satisfies Partial<PosedFigure>;
const kneeUp = {
  ...standing,
  legs: [
    [46, 85],
    [64, 54, 62, 72],
  ],
  arms: [
    [58, 34, 62, 26],
    [36, 38, 34, 50],
  ],
} satisfies Partial<PosedFigure>;
const jack = {
  ...facingLow,
  legs: [
    [28, 86],
    [68, 86],
  ],
  arms: [
    [28, 18],
    [68, 18],
  ],
  other: {
    legs: [
      [44, 86],
      [52, 86],
    ],
    arms: [
      [38, 62],
      [58, 62],
    ],
  },
} satisfies Partial<PosedFigure>;

/** Carries, crawls and what is done on the spot for the heart. */
export const carryFigures: readonly PosedFigure[] = [
  {
    ...walking,
    shows: ['Backpack front-hug carry'],
    arms: [[50, 46, 64, 40]],
    scene: floor + pack(60, 36),
    arrow: right(72, 18, 18),
  },
  {
    ...kneeUp,
    shows: ['Backpack march on the spot'],
    scene: floor + pack(34, 36),
    arrow: up(84, 66, 26),
  },
  {
    ...walking,
    shows: ['Single-bag suitcase carry'],
    arms: [[48, 54]],
    scene: floor + bag(48, 54),
    arrow: forward,
  },
  {
    ...walking,
    shows: ['Dumbbell suitcase carry'],
    arms: [[47, 54]],
    scene: floor + bell(47, 56),
    arrow: forward,
  },
  {
    ...overhead,
    shows: ['Overhead backpack carry'],
    arms: [[50, 18]],
    head: [44, 26],
    scene: floor + pack(50, 9),
    arrow: right(70, 32, 20),
  },
  {
    ...overhead,
    shows: ['Double dumbbell overhead carry'],
    arms: [
      [38, 14],
      [60, 14],
    ],
    scene: floor + bell(34, 10) + bell(62, 10),
    arrow: right(72, 34, 18),
  },
  {
    ...facingLow,
    shows: ['Uneven bag carry'],
    arms: [
      [34, 62],
      [62, 20],
    ],
    scene: `${floor}M22 68h16v18H22zM26 68l4-6 4 6M56 2h12v14H56z`,
    arrow: right(74, 48, 18),
  },
  { ...crawl, shows: ['Bear crawl'], scene: floor, arrow: left(62, 34, 28) },
  {
    ...crawl,
    shows: ['Bear crawl with backpack drag'],
    scene: floor + pack(56, 79),
    arrow: left(62, 34, 28),
  },
  {
    ...facing,
    shows: ['Lateral bear crawl'],
    hip: [48, 58],
    top: [48, 60],
    head: [48, 48],
    legs: [
      [30, 74, 24, 84],
      [66, 74, 72, 84],
    ],
    arms: [
      [36, 62, 34, 85],
      [60, 62, 62, 85],
    ],
    scene: floor,
    arrow: right(66, 30, 24),
  },
  {
    shows: ['Sled push'],
    hip: [36, 58],
    top: [58, 43],
    legs: [
      [14, 84],
      [46, 84],
    ],
    arms: [[76, 52]],
    scene: `${floor}M62 86h30M78 86V34M72 78h18v8H72z`,
    arrow: right(66, 20, 24),
  },
  { ...kneeUp, shows: ['March on the spot'], scene: floor, arrow: up(84, 66, 26) },
  {
    ...jack,
    shows: ['Jumping jack'],
    scene: floor,
    arrow: arc(14, 52, 8, 38, 14, 24) + arc(82, 52, 88, 38, 82, 24),
  },
  {
    ...jack,
    shows: ['Step jack'],
    legs: [
      [44, 86],
      [68, 86],
    ],
    other: {
      legs: [[52, 86]],
      arms: [
        [38, 62],
        [58, 62],
      ],
    },
    scene: floor,
    arrow: arc(14, 52, 8, 38, 14, 24) + right(74, 66, 16),
  },
  {
    ...standing,
    shows: ['Shadow boxing'],
    hip: [42, 52],
    top: [44, 29],
    legs: [
      [60, 85],
      [28, 84],
    ],
    arms: [
      [70, 30],
      [52, 42, 56, 28],
    ],
    scene: floor,
    arrow: right(70, 48, 20),
  },
  {
    ...strolling,
    shows: ['Brisk outdoor walk'],
    scene: `${floor}M82 88V68M82 50c-12 2-12 18 0 18s12-16 0-18`,
    arrow: right(64, 20, 24),
  },
  {
    ...propped,
    shows: ['Mountain climber'],
    legs: [
      [87, 80],
      [38, 72, 54, 82],
    ],
    toes: [[0, 5]],
    scene: floor,
    arrow: arc(76, 58, 62, 48, 48, 54),
  },
  {
    shows: ['Step-back squat thrust'],
    hip: [54, 64],
    top: [32, 56],
    legs: [
      [46, 70, 52, 85],
      [87, 82],
    ],
    toes: [
      [-5, 0],
      [0, 4],
    ],
    arms: [[29, 85, 1]],
    scene: floor,
    arrow: right(60, 48, 26),
  },
  {
    shows: ['Burpee'],
    hip: [44, 47],
    top: [46, 27],
    legs: [[40, 78]],
    toes: [[3, 6]],
    arms: [[60, 5]],
    head: [42, 15],
    size: 0.9,
    other: { hip: [54, 74], top: [30, 68], legs: [[86, 83]], arms: [[28, 86]] },
    scene: floor,
    arrow: up(74, 58, 36),
  },
];
