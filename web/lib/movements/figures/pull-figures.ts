import {
  anchored,
  arc,
  bell,
  bellOnEnd,
  cable,
  down,
  floor,
  left,
  line,
  mat,
  pack,
  plate,
  right,
  seat,
  up,
} from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, fromAbove, hinged, lying, prone, propped, standing } from '../poses.ts';

const leaning = {
  hip: [50, 54],
  top: [36, 34],
  legs: [[64, 85]],
  head: [29, 24],
} satisfies Partial<PosedFigure>;
const rowing = [48, 33, 55, 54] as const;

/** Pulls to the chest. */
export const pullFigures: readonly PosedFigure[] = [
  { ...prone, shows: ['Lying Y raise'], arms: [[4, 62]], scene: floor, arrow: up(14, 50, 22) },
  {
    ...fromAbove,
    shows: ['Reverse snow angel'],
    arms: [
      [32, 8],
      [64, 8],
    ],
    other: {
      arms: [
        [34, 58],
        [62, 58],
      ],
    },
    scene: mat,
    arrow: arc(24, 56, 14, 36, 22, 16) + arc(72, 56, 82, 36, 74, 16),
  },
  {
    ...fromAbove,
    shows: ['Lying swimmer'],
    arms: [
      [32, 8],
      [64, 8],
    ],
    other: {
      arms: [
        [32, 50, 45, 54],
        [64, 50, 51, 54],
      ],
    },
    scene: mat,
    arrow: arc(24, 16, 14, 38, 24, 58) + arc(72, 16, 82, 38, 72, 58),
  },
  {
    ...hinged,
    shows: ['Single-arm backpack row'],
    arms: [rowing, [78, 64]],
    scene: floor + pack(55, 60) + seat(70, 68, 22),
    arrow: up(24, 72, 24),
  },
  {
    ...leaning,
    shows: ['Towel row on a closed door'],
    arms: [[34, 48, 58, 34]],
    other: { hip: [46, 57], top: [26, 43], legs: [[64, 85]], arms: [[54, 40]] },
    scene: `${floor}M82 4v84M82 8L58 34`,
    arrow: right(6, 26, 16),
  },
  {
    ...leaning,
    shows: ['Single-arm towel row on a closed door'],
    arms: [
      [34, 48, 58, 34],
      [28, 46, 44, 56],
    ],
    scene: `${floor}M82 4v84M82 8L58 34`,
    arrow: right(6, 34, 16),
  },
  {
    shows: ['Table inverted row'],
    hip: [54, 66],
    top: [30, 60],
    legs: [[70, 66, 74, 85]],
    arms: [[34, 36]],
    scene: `${floor}M12 33h72M18 33v55M80 33v55`,
    arrow: up(52, 58, 18),
  },
  {
    shows: ['Feet-raised table row'],
    hip: [52, 64],
    top: [28, 62],
    legs: [[86, 64]],
    toes: [[1, -7]],
    size: 0.9,
    arms: [[32, 38]],
    scene: `${floor}M8 35h54M14 35v53M58 35v53M70 70h22M73 70v18M89 70v18`,
    arrow: up(46, 58, 16),
  },
  {
    ...lying,
    shows: ['Floor elbow row'],
    top: [27, 76],
    head: [15, 76],
    arms: [[38, 84, 38, 64]],
    scene: floor,
    arrow: up(24, 62, 22) + down(52, 52, 18),
  },
  {
    ...facing,
    shows: ['Bent-over rear shoulder raise'],
    top: [48, 50],
    hip: [48, 42],
    head: [48, 64],
    legs: [
      [24, 86],
      [72, 86],
    ],
    arms: [
      [30, 48, 14, 44],
      [66, 48, 82, 44],
    ],
    other: {
      arms: [
        [44, 80],
        [52, 80],
      ],
    },
    scene: `${floor + bellOnEnd(12, 44)}${bellOnEnd(84, 44)}`,
    arrow: up(14, 72, 16) + up(82, 72, 16),
  },
  {
    ...propped,
    shows: ['Renegade row'],
    top: [31, 55],
    arms: [
      [27, 80, 1],
      [46, 46, 46, 66],
    ],
    scene: floor + bell(27, 84) + bell(46, 68),
    arrow: up(66, 54, 20),
  },
  {
    ...hinged,
    shows: ['Band bent-over row'],
    arms: [rowing],
    scene: floor + line(55, 54, 46, 86),
    arrow: up(76, 80, 24),
  },
  {
    ...standing,
    shows: ['Band face pull'],
    hip: [40, 52],
    top: [40, 29],
    head: [40, 15],
    legs: [
      [36, 85],
      [46, 85],
    ],
    arms: [[24, 26, 50, 22]],
    other: { arms: [[66, 24]] },
    scene: floor + anchored(20, 50, 22),
    arrow: left(74, 40, 22),
  },
  {
    ...standing,
    shows: ['Cable face pull'],
    hip: [40, 52],
    top: [40, 29],
    head: [40, 15],
    legs: [
      [36, 85],
      [46, 85],
    ],
    arms: [[24, 26, 50, 22]],
    other: { arms: [[66, 24]] },
    scene: floor + cable(20, 50, 22),
    arrow: left(74, 40, 22),
  },
  {
    ...hinged,
    shows: ['Barbell bent-over row'],
    arms: [rowing],
    scene: floor + plate(55, 56),
    arrow: up(78, 82, 24),
  },
];
