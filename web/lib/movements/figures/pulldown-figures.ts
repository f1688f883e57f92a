import {
  anchored,
  arc,
  bellOnEnd,
  cable,
  down,
  floor,
  hold,
  left,
  mat,
  plate,
  right,
  seat,
  up,
} from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facingLow, fromAbove, halfKneeling, hanging, kneeling, standing } from '../poses.ts';

const bar = 'M8 9h80';
const pulled = [36, 62, 54, 46] as const;
const longKneel = {
  hip: [62, 66],
  legs: [[66, 85, 84, 85]],
  toes: [[4, 1]],
} satisfies Partial<PosedFigure>;
const pullUp = {
  ...hanging,
  hip: [48, 56],
  top: [48, 32],
  head: [48, 19],
  arms: [
    [26, 26, 30, 9],
    [70, 26, 66, 9],
  ],
} satisfies Partial<PosedFigure>;

/** Pulls from above. */
export const pulldownFigures: readonly PosedFigure[] = [
  {
    ...facingLow,
    shows: ['Overhead towel hold'],
    arms: [
      [26, 14],
      [70, 14],
    ],
    scene: `${floor}M24 12h48M24 16h48`,
    arrow: left(18, 34, 14) + right(78, 34, 14),
  },
  {
    ...fromAbove,
    shows: ['Lying towel pulldown'],
    head: [48, 28],
    top: [48, 42],
    hip: [48, 66],
    legs: [
      [43, 92],
      [53, 92],
    ],
    arms: [
      [24, 50, 28, 34],
      [72, 50, 68, 34],
    ],
    other: {
      arms: [
        [30, 12],
        [66, 12],
      ],
    },
    scene: `${mat}M26 34h14M56 34h14M30 11h36`,
    arrow: down(20, 14, 18) + down(76, 14, 18),
  },
  {
    ...longKneel,
    shows: ['Kneeling floor-slide lat pull'],
    top: [40, 72],
    head: [29, 72],
    arms: [[13, 84]],
    other: { arms: [[46, 84]] },
    scene: `${floor}M6 86h16`,
    arrow: right(16, 52, 28),
  },
  {
    shows: ['Dumbbell floor pullover'],
    head: [26, 80],
    top: [38, 81],
    hip: [62, 82],
    legs: [[82, 85]],
    toes: [[7, 0]],
    arms: [[14, 60]],
    other: { arms: [[42, 54]] },
    scene: floor + bellOnEnd(12, 56),
    arrow: arc(44, 42, 34, 28, 18, 34),
  },
  {
    ...standing,
    shows: ['Band straight-arm pulldown'],
    hip: [38, 52],
    top: [44, 29],
    legs: [[40, 85]],
    arms: [[52, 55]],
    other: { arms: [[68, 18]] },
    scene: floor + anchored(8, 52, 55),
    arrow: arc(80, 28, 84, 54, 66, 64),
  },
  {
    ...kneeling,
    shows: ['Kneeling band lat pulldown'],
    arms: [pulled],
    other: { arms: [[62, 20]] },
    scene: floor + anchored(8, 54, 46),
    arrow: down(74, 44, 24),
  },
  {
    ...halfKneeling,
    shows: ['Half-kneeling single-arm band pulldown', 'Heavy single-arm band pulldown'],
    arms: [pulled],
    other: { arms: [[60, 20]] },
    scene: floor + anchored(8, 54, 46),
    arrow: down(76, 44, 24),
  },
  {
    shows: ['Paused band pulldown'],
    hip: [36, 82],
    top: [36, 57],
    legs: [[70, 84]],
    toes: [[1, -7]],
    arms: [[28, 78, 46, 62]],
    other: { arms: [[54, 36]] },
    scene: floor + anchored(8, 46, 62),
    arrow: down(70, 46, 22),
  },
  { ...hanging, shows: ['Dead hang'], scene: bar, arrow: hold(80, 44) },
  {
    ...hanging,
    shows: ['Shoulder-blade pull-up'],
    scene: bar,
    arrow: up(82, 56, 14) + down(16, 28, 14),
  },
  {
    ...pullUp,
    shows: ['Slow-lowering chin-up'],
    legs: [
      [42, 66, 40, 76],
      [54, 66, 56, 76],
    ],
    scene: `${bar}M32 82h32M36 82v12M60 82v12`,
    arrow: down(84, 28, 34),
  },
  {
    ...pullUp,
    shows: ['Archer pull-up'],
    hip: [40, 56],
    top: [36, 32],
    head: [38, 19],
    legs: [
      [38, 70, 38, 84],
      [50, 70, 50, 84],
    ],
    arms: [
      [14, 26, 20, 9],
      [82, 9],
    ],
    scene: bar,
    arrow: up(82, 60, 28),
  },
  {
    ...pullUp,
    shows: ['Weighted pull-up'],
    legs: [
      [40, 66, 36, 78],
      [56, 66, 60, 78],
    ],
    scene: `${bar}M48 58v18${plate(48, 83, 7)}`,
    arrow: up(84, 62, 28),
  },
  {
    shows: ['Single-arm cable pulldown'],
    hip: [36, 66],
    top: [36, 42],
    legs: [[56, 66, 56, 85]],
    arms: [[28, 62, 46, 48]],
    other: { arms: [[54, 22]] },
    scene: floor + seat(22, 72, 26) + cable(8, 46, 48),
    arrow: down(70, 40, 24),
  },
];
