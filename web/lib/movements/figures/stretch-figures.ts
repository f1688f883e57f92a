import { arc, down, floor, hold, left, mat, right, seat, upDown, wall } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, fromAbove, halfKneeling, onFours, standing } from '../poses.ts';

/** Stretches and balance. */
export const stretchFigures: readonly PosedFigure[] = [
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
];
