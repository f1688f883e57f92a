import {
  anchored,
  arc,
  bell,
  bellOnEnd,
  cable,
  down,
  floor,
  hold,
  left,
  line,
  mat,
  plate,
  right,
  seat,
  up,
  upDown,
  wall,
} from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, facingLow, fromAbove, halfKneeling, piked, reaching, standing } from '../poses.ts';

const onFours = {
  hip: [64, 64],
  top: [36, 60],
  legs: [[64, 85, 84, 85]],
  toes: [[3, 0]],
  arms: [[34, 85, 1]],
} satisfies Partial<PosedFigure>;
const onSide = {
  head: [15, 76],
  top: [27, 80],
  hip: [54, 82],
  arms: [[22, 86, 10, 84]],
} satisfies Partial<PosedFigure>;
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
const curling = {
  ...standing,
  hip: [44, 52],
  top: [44, 28],
  legs: [[42, 85]],
  arms: [[44, 50, 60, 38]],
} satisfies Partial<PosedFigure>;
const curlArrow = arc(62, 60, 76, 52, 70, 32);
const pressing = {
  ...standing,
  hip: [40, 52],
  top: [40, 28],
  legs: [[38, 85]],
  arms: [[40, 49, 53, 56]],
  other: { arms: [[40, 49, 54, 36]] },
} satisfies Partial<PosedFigure>;
const onStep = {
  hip: [44, 44],
  top: [44, 20],
  head: [44, 8],
  legs: [
    [42, 74],
    [44, 62, 28, 68],
  ],
  toes: [
    [7, 5],
    [-4, 4],
  ],
  size: 0.82,
} satisfies Partial<PosedFigure>;
const step = `${floor}M40 82h22v6M40 82v6M78 6v82`;

/** Stretches and single joints. */
export const jointFigures: readonly PosedFigure[] = [
  {
    ...onFours,
    shows: ['Cat-cow'],
    bow: [50, 44],
    head: [24, 68],
    other: { hip: [64, 64], top: [36, 60], bow: [50, 84], legs: [], arms: [] },
    scene: floor,
    arrow: upDown(50, 46, 26),
  },
  {
    ...halfKneeling,
    shows: ['Half-kneeling hip-flexor stretch'],
    hip: [46, 67],
    top: [42, 43],
    legs: [
      [66, 66, 64, 85],
      [36, 85, 18, 85],
    ],
    arms: [[56, 56, 62, 64]],
    scene: floor,
    arrow: right(68, 44, 20),
  },
  {
    ...standing,
    shows: ['Heel-on-step hamstring stretch'],
    hip: [32, 53],
    top: [50, 36],
    legs: [
      [32, 85],
      [68, 74],
    ],
    toes: [
      [8, 0],
      [2, -8],
    ],
    arms: [[58, 60]],
    scene: floor + seat(58, 77, 30),
    arrow: arc(66, 22, 80, 28, 84, 44),
  },
  {
    ...standing,
    shows: ['Wall calf stretch'],
    hip: [44, 54],
    top: [54, 32],
    legs: [
      [18, 85],
      [60, 85],
    ],
    arms: [[79, 34]],
    scene: floor + wall(83),
    arrow: right(60, 58, 16),
  },
  {
    ...facing,
    shows: ['Doorway chest stretch'],
    arms: [
      [22, 30, 16, 12],
      [74, 30, 80, 12],
    ],
    legs: [
      [42, 82],
      [56, 88],
    ],
    scene: `${floor}M12 88V4h72v84`,
    arrow: hold(22, 58),
  },
  {
    ...standing,
    shows: ['Leg swings'],
    legs: [
      [46, 85],
      [76, 72],
    ],
    toes: [
      [8, 0],
      [5, -6],
    ],
    arms: [[24, 34]],
    other: { legs: [[20, 74]], toes: [[4, 6]] },
    scene: floor + wall(18),
    arrow: arc(74, 84, 88, 80, 90, 62),
  },
  {
    ...facing,
    shows: ['Arm circles'],
    arms: [
      [20, 30],
      [76, 30],
    ],
    scene: floor,
    arrow: `M20 18a12 12 0 1 1-10 6M10 16v8h8M76 18a12 12 0 1 0 10 6M86 16v8h-8`,
  },
  {
    ...fromAbove,
    shows: ['Side-lying open book'],
    legs: [
      [72, 60, 70, 80],
      [74, 64, 74, 82],
    ],
    arms: [
      [76, 34],
      [20, 34],
    ],
    other: { arms: [[76, 30]] },
    scene: mat,
    arrow: arc(70, 22, 48, 2, 26, 22),
  },
  {
    ...standing,
    shows: ['Single-leg stand'],
    legs: [
      [46, 85],
      [62, 62, 54, 78],
    ],
    toes: [
      [8, 0],
      [6, 3],
    ],
    arms: [
      [58, 44],
      [34, 44],
    ],
    scene: floor + wall(82),
    arrow: hold(64, 18),
  },
  {
    ...standing,
    shows: ['Heel-to-toe walk'],
    legs: [
      [36, 85],
      [52, 85],
    ],
    toes: [[7, 0]],
    arms: [
      [28, 40],
      [64, 40],
    ],
    scene: floor + wall(90),
    arrow: right(66, 18, 20),
  },
  {
    ...standing,
    shows: ['Knee-to-wall ankle rock'],
    hip: [52, 56],
    top: [54, 32],
    legs: [
      [77, 64, 66, 85],
      [30, 85],
    ],
    toes: [[7, 0]],
    arms: [[78, 40]],
    scene: floor + wall(82),
    arrow: right(14, 48, 20),
  },
  {
    ...standing,
    shows: ['Standing thigh stretch'],
    legs: [
      [46, 85],
      [44, 69, 30, 60],
    ],
    toes: [
      [8, 0],
      [-3, -5],
    ],
    arms: [
      [38, 44, 30, 56],
      [78, 34],
    ],
    scene: floor + wall(82),
    arrow: hold(60, 62),
  },
  {
    ...facing,
    shows: ['Seated figure-four stretch'],
    hip: [48, 64],
    top: [48, 38],
    legs: [
      [40, 66, 40, 86],
      [74, 64, 42, 62],
    ],
    arms: [
      [34, 52, 40, 60],
      [66, 52, 68, 60],
    ],
    scene: `${floor}M28 70h40M32 70v18M64 70v18`,
    arrow: down(84, 30, 22),
  },
  {
    ...facing,
    shows: ['Cross-body shoulder stretch'],
    arms: [
      [24, 36],
      [60, 44, 32, 42],
    ],
    scene: floor,
    arrow: left(34, 60, 20),
  },
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
  {
    ...onSide,
    shows: ['Side-lying leg raise'],
    legs: [
      [88, 60],
      [70, 86, 84, 84],
    ],
    toes: [
      [4, -2],
      [3, 0],
    ],
    other: { legs: [[88, 80]] },
    scene: floor,
    arrow: up(66, 52, 24),
  },
  {
    ...onSide,
    shows: ['Clamshell'],
    legs: [
      [70, 60, 84, 80],
      [74, 84, 86, 84],
    ],
    toes: [
      [4, 2],
      [3, 0],
    ],
    scene: floor,
    arrow: arc(86, 66, 86, 52, 74, 44),
  },
  {
    ...onStep,
    shows: ['Single-leg calf raise'],
    arms: [[74, 30]],
    scene: step,
    arrow: up(20, 52, 22),
  },
  {
    ...onStep,
    shows: ['Dumbbell calf raise'],
    arms: [
      [74, 30],
      [40, 46],
    ],
    scene: step + bell(40, 48),
    arrow: up(16, 44, 22),
  },
  {
    ...reaching,
    shows: ['Dumbbell overhead triceps extension'],
    head: [46, 29],
    arms: [[56, 16, 34, 22]],
    other: { arms: [[52, 8]] },
    scene: floor + bellOnEnd(30, 26),
    arrow: arc(20, 38, 14, 20, 30, 8),
  },
  {
    ...curling,
    shows: ['Hammer curl'],
    scene: floor + bellOnEnd(61, 37),
    arrow: arc(70, 62, 84, 50, 76, 30),
  },
  {
    ...curling,
    shows: ['Band curl'],
    scene: floor + line(60, 38, 46, 86),
    arrow: arc(70, 60, 82, 50, 74, 30),
  },
  { ...curling, shows: ['Cable curl'], scene: floor + cable(80, 60, 38), arrow: curlArrow },
  {
    ...pressing,
    shows: ['Band triceps press-down'],
    scene: floor + anchored(8, 53, 56),
    arrow: arc(66, 46, 74, 56, 66, 68),
  },
  {
    ...pressing,
    shows: ['Cable triceps press-down'],
    scene: floor + cable(8, 53, 56),
    arrow: arc(66, 46, 74, 56, 66, 68),
  },
  {
    ...facing,
    shows: ['Band lateral raise'],
    arms: [
      [20, 32],
      [76, 32],
    ],
    other: {
      arms: [
        [36, 52],
        [60, 52],
      ],
    },
    scene: `${floor}M20 32L40 86M76 32L56 86`,
    arrow: up(10, 62, 18) + up(86, 62, 18),
  },
  {
    shows: ['Machine leg extension'],
    hip: [30, 62],
    top: [24, 38],
    head: [22, 26],
    legs: [[52, 60, 74, 54]],
    toes: [[3, -7]],
    arms: [[34, 58]],
    other: { legs: [[52, 60, 52, 80]] },
    scene: `${floor}M14 34l6 34h32M24 68v20M50 68v20${plate(70, 48, 3)}`,
    arrow: arc(66, 82, 82, 78, 84, 62),
  },
];
