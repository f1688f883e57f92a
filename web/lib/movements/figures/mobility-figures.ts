import { arc, down, floor, hold, right, up, wall } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, facingLow, onFours, piked, reaching, standing } from '../poses.ts';

const ninety = {
  ...facing,
  hip: [48, 76],
  top: [48, 52],
  head: [48, 39],
  legs: [
    [24, 78, 46, 86],
    [70, 76, 86, 86],
  ],
} satisfies Partial<PosedFigure>;

/** Joints through all that they can. */
export const mobilityFigures: readonly PosedFigure[] = [
  {
    ...onFours,
    shows: ['Thread the needle'],
    top: [36, 76],
    head: [24, 80],
    arms: [
      [62, 82],
      [20, 66, 12, 85],
    ],
    scene: floor,
    arrow: right(40, 52, 24),
  },
  {
    shows: ["World's greatest stretch"],
    hip: [42, 66],
    top: [62, 58],
    head: [72, 52],
    legs: [
      [66, 66, 66, 85],
      [8, 84],
    ],
    toes: [
      [8, 0],
      [-1, 4],
    ],
    arms: [
      [58, 85],
      [60, 31],
    ],
    scene: floor,
    arrow: arc(84, 62, 90, 40, 76, 26),
  },
  {
    ...ninety,
    shows: ['90/90 hip switch'],
    arms: [
      [36, 64, 34, 84],
      [60, 64, 62, 84],
    ],
    scene: floor,
    arrow: `${arc(48, 16, 34, 16, 22, 30)}${arc(48, 16, 62, 16, 74, 30)}`,
  },
  {
    ...ninety,
    shows: ['90/90 lift-off'],
    legs: [
      [24, 78, 46, 86],
      [70, 78, 88, 68],
    ],
    other: {
      legs: [
        [24, 78, 46, 86],
        [70, 76, 86, 86],
      ],
    },
    arms: [
      [38, 64, 36, 76],
      [58, 64, 60, 74],
    ],
    scene: floor,
    arrow: up(88, 58, 20),
  },
  {
    ...standing,
    shows: ['Single-leg clock reach'],
    hip: [44, 54],
    top: [46, 31],
    legs: [
      [44, 85],
      [70, 83],
    ],
    toes: [
      [8, 0],
      [6, 3],
    ],
    arms: [
      [60, 44],
      [32, 44],
    ],
    other: { legs: [[16, 82]] },
    scene: `${floor}M20 92h.1M46 94h.1M76 92h.1${wall(92)}`,
    arrow: arc(62, 66, 72, 62, 80, 70),
  },
  {
    ...facing,
    shows: ['Deep squat with rotation'],
    hip: [48, 74],
    top: [48, 52],
    head: [52, 40],
    legs: [
      [26, 62, 28, 86],
      [70, 62, 68, 86],
    ],
    arms: [
      [46, 84],
      [64, 24],
    ],
    scene: floor,
    arrow: arc(40, 26, 48, 12, 60, 12),
  },
  {
    ...facing,
    shows: ['Seated straddle good morning'],
    hip: [48, 80],
    top: [48, 58],
    head: [48, 46],
    legs: [
      [10, 84],
      [86, 84],
    ],
    toes: [
      [-2, -6],
      [2, -6],
    ],
    arms: [
      [38, 85],
      [58, 85],
    ],
    scene: floor,
    arrow: down(80, 40, 24),
  },
  {
    ...facingLow,
    shows: ['Band shoulder pass-through'],
    arms: [
      [22, 22],
      [74, 22],
    ],
    other: {
      arms: [
        [26, 60],
        [70, 60],
      ],
    },
    scene: `${floor}M22 20h52`,
    arrow: arc(14, 58, 6, 44, 12, 30) + arc(82, 58, 90, 44, 84, 30),
  },
  {
    shows: ["Child's pose"],
    hip: [70, 70],
    top: [42, 76],
    bow: [54, 58],
    head: [30, 80],
    legs: [[54, 84, 84, 84]],
    toes: [[3, 1]],
    arms: [[8, 85]],
    scene: `${floor}M4 88h86`,
    arrow: hold(40, 40),
  },
  { ...piked, shows: ['Downward-facing dog'], scene: `${floor}M8 86h76`, arrow: hold(80, 40) },
  {
    ...reaching,
    shows: ['Sun salutation flow'],
    hip: [28, 56],
    top: [28, 35],
    legs: [[28, 84]],
    arms: [[34, 10]],
    head: [24, 23],
    toes: [[6, 0]],
    other: { hip: [66, 62], top: [78, 72], legs: [[54, 85]], arms: [[90, 85]] },
    scene: `${floor}M10 86h82`,
    arrow: arc(46, 20, 68, 22, 74, 46),
  },
];
