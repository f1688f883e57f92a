import { anchored, arc, bell, bellOnEnd, cable, floor, line, plate, up } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, reaching, standing } from '../poses.ts';

const onSide = {
  head: [15, 76],
  top: [27, 80],
  hip: [54, 82],
  arms: [[22, 86, 10, 84]],
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

/** Single joints. */
export const jointFigures: readonly PosedFigure[] = [
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
