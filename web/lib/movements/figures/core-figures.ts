import { arc, floor, hold, left, leftRight, mat, plate, seat, up } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { crawling, facing, fromAbove, piked, propped } from '../poses.ts';

const forearms = {
  ...propped,
  top: [30, 70],
  hip: [56, 76],
  head: [18, 63],
  legs: [[86, 80]],
  arms: [[28, 85, 12, 85]],
} satisfies Partial<PosedFigure>;
const hollow = {
  hip: [52, 82],
  top: [30, 75],
  head: [20, 66],
  legs: [[87, 70]],
  toes: [[5, -3]],
  arms: [[8, 54]],
} satisfies Partial<PosedFigure>;
const rollout = {
  hip: [58, 74],
  top: [36, 68],
  head: [26, 66],
  legs: [[70, 85, 86, 85]],
  toes: [[3, 0]],
  arms: [[12, 83]],
  other: { hip: [66, 66], top: [44, 58], legs: [[70, 85, 86, 85]], arms: [[42, 84]] },
} satisfies Partial<PosedFigure>;
const chopping = {
  ...facing,
  arms: [
    [70, 66],
    [66, 70],
  ],
  other: {
    arms: [
      [26, 16],
      [30, 12],
    ],
  },
} satisfies Partial<PosedFigure>;
const above = {
  ...fromAbove,
  head: [48, 18],
  top: [48, 30],
  hip: [48, 54],
  arms: [
    [20, 30],
    [76, 30],
  ],
} satisfies Partial<PosedFigure>;

/** The middle of the body: kept straight and turned. */
export const coreFigures: readonly PosedFigure[] = [
  { ...crawling, shows: ['Bear hold'], scene: floor, arrow: hold(52, 28) },
  {
    ...forearms,
    shows: ['Long plank'],
    arms: [[17, 85, 6, 85]],
    top: [32, 71],
    head: [20, 66],
    scene: floor,
    arrow: hold(50, 44),
  },
  { ...forearms, shows: ['Body saw'], scene: `${floor}M74 86h18`, arrow: leftRight(40, 54, 32) },
  {
    ...piked,
    shows: ['Plank walkout'],
    hip: [62, 48],
    top: [42, 64],
    head: [34, 72],
    legs: [[76, 85]],
    arms: [[43, 85]],
    other: { hip: [52, 66], top: [28, 58], legs: [[76, 83]], arms: [[24, 85]] },
    scene: floor,
    arrow: left(40, 38, 28),
  },
  { ...hollow, shows: ['Hollow hold'], scene: floor, arrow: hold(50, 44) },
  {
    ...hollow,
    shows: ['Hollow rock'],
    scene: floor,
    arrow: `${arc(48, 44, 32, 42, 18, 34)}${arc(48, 44, 68, 44, 84, 52)}`,
  },
  {
    ...rollout,
    shows: ['Towel-slide rollout'],
    scene: `${floor}M4 86h16`,
    arrow: left(52, 40, 30),
  },
  {
    ...rollout,
    shows: ['Ab-wheel rollout'],
    arms: [[12, 79]],
    scene: floor + plate(12, 80, 8),
    arrow: left(52, 40, 30),
  },
  {
    ...above,
    shows: ['Lying knee roll'],
    legs: [
      [68, 58, 64, 76],
      [70, 60, 70, 78],
    ],
    other: { legs: [[28, 58, 32, 76]] },
    scene: mat,
    arrow: arc(34, 84, 48, 92, 64, 86),
  },
  {
    ...above,
    shows: ['Floor windshield wiper'],
    legs: [
      [80, 68],
      [80, 74],
    ],
    other: { legs: [[16, 68]] },
    scene: mat,
    arrow: arc(24, 80, 46, 94, 68, 84),
  },
  {
    ...propped,
    shows: ['Plank shoulder tap'],
    arms: [
      [29, 85, 1],
      [46, 70, 34, 62],
    ],
    scene: floor,
    arrow: arc(40, 88, 60, 84, 54, 68),
  },
  {
    shows: ['Russian twist'],
    hip: [46, 82],
    top: [32, 61],
    head: [26, 50],
    legs: [[76, 85]],
    arms: [[54, 64]],
    scene: floor,
    arrow: arc(58, 44, 68, 50, 68, 62) + arc(58, 44, 46, 36, 44, 48),
  },
  {
    shows: ['Star side plank'],
    head: [18, 54],
    top: [27, 65],
    hip: [54, 75],
    legs: [
      [88, 83],
      [84, 52],
    ],
    toes: [[2, 0]],
    arms: [
      [27, 85, 12, 85],
      [38, 36],
    ],
    scene: floor,
    arrow: hold(58, 36),
  },
  {
    shows: ['Copenhagen plank'],
    head: [16, 54],
    top: [25, 65],
    hip: [52, 69],
    legs: [
      [84, 68],
      [64, 80, 84, 79],
    ],
    toes: [[3, 0]],
    arms: [
      [25, 85, 10, 85],
      [32, 68, 42, 60],
    ],
    scene: floor + seat(68, 72, 24),
    arrow: up(56, 52, 22),
  },
  {
    ...chopping,
    shows: ['Band wood-chop'],
    scene: `${floor}M6 4v84M6 8L66 68`,
    arrow: arc(50, 14, 80, 24, 84, 50),
  },
  {
    ...chopping,
    shows: ['Cable wood-chop'],
    scene: `${floor}M4 4v84${plate(8, 8, 3)}M10 10L66 68`,
    arrow: arc(50, 14, 80, 24, 84, 50),
  },
];
