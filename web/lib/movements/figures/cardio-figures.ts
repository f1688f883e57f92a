import { arc, floor, left, plate, right, seat, up, upDown } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, strolling } from '../poses.ts';

const speed = 'M6 30h16M4 40h12M8 50h10';
const running = {
  hip: [46, 52],
  top: [52, 29],
  legs: [
    [62, 60, 56, 80],
    [40, 68, 20, 66],
  ],
  toes: [
    [7, 2],
    [-2, -6],
  ],
  arms: [
    [42, 38, 34, 48],
    [62, 42, 74, 34],
  ],
} satisfies Partial<PosedFigure>;
const skipping = {
  ...facing,
  hip: [48, 48],
  top: [48, 25],
  legs: [
    [44, 78],
    [52, 78],
  ],
  arms: [
    [28, 46],
    [68, 46],
  ],
  size: 0.85,
} satisfies Partial<PosedFigure>;
const rope = 'M26 46C-2 102 98 102 70 46';
const treadmill = 'M8 87h78M10 81h68M82 81L88 40M88 40h-12M10 81v6M82 81v6';
const slope = 'M8 88h80M10 86L84 74M84 74L90 36M90 36h-12M80 76v12';
const bike = {
  hip: [34, 50],
  top: [50, 32],
  legs: [
    [50, 52, 46, 68],
    [46, 62, 34, 78],
  ],
  toes: [[7, 1]],
  arms: [[70, 46]],
} satisfies Partial<PosedFigure>;

/** Steps, ropes and machines for the heart. */
export const cardioFigures: readonly PosedFigure[] = [
  {
    shows: ['Stair climbing, steady'],
    hip: [44, 42],
    top: [48, 19],
    head: [51, 7],
    legs: [
      [56, 60],
      [32, 70],
    ],
    arms: [
      [60, 32],
      [36, 34],
    ],
    toes: [[7, 0]],
    scene: 'M6 88h18V74h18V62h24V48h24',
    arrow: arc(66, 30, 72, 30, 86, 14),
  },
  {
    shows: ['Fast step-up intervals'],
    hip: [48, 44],
    top: [52, 21],
    legs: [
      [62, 67],
      [38, 84],
    ],
    arms: [
      [64, 32, 70, 24],
      [42, 34, 34, 42],
    ],
    scene: floor + seat(54, 70, 34) + speed,
    arrow: upDown(86, 56, 34),
  },
  {
    ...facing,
    shows: ['Skater hop'],
    hip: [56, 56],
    top: [52, 34],
    legs: [
      [66, 86],
      [36, 74, 22, 80],
    ],
    arms: [
      [36, 48],
      [70, 44],
    ],
    scene: floor,
    arrow: right(68, 18, 22),
  },
  {
    ...skipping,
    shows: ['Jump rope, slow two-foot', 'Jump rope, fast pace'],
    scene: floor + rope,
    arrow: upDown(86, 44, 26),
  },
  {
    ...skipping,
    shows: ['Jump rope, alternate foot'],
    legs: [
      [46, 79],
      [60, 58, 54, 72],
    ],
    scene: floor + rope,
    arrow: upDown(86, 44, 26),
  },
  {
    ...skipping,
    shows: ['Double-under'],
    hip: [48, 40],
    top: [48, 20],
    head: [48, 9],
    legs: [
      [44, 68],
      [52, 68],
    ],
    arms: [
      [28, 40],
      [68, 40],
    ],
    size: 0.8,
    scene: `${floor}M26 40C-2 96 98 96 70 40M26 40C8 110 88 110 70 40`,
    arrow: up(88, 44, 32),
  },
  {
    ...strolling,
    shows: ['Treadmill walk', 'Treadmill brisk walk'],
    hip: [46, 47],
    top: [46, 22],
    legs: [
      [58, 78],
      [34, 65, 26, 78],
    ],
    arms: [
      [58, 45],
      [36, 45],
    ],
    scene: treadmill,
    arrow: right(64, 18, 20),
  },
  {
    shows: ['Treadmill incline walk', 'Treadmill hill-walk intervals'],
    hip: [42, 44],
    top: [46, 21],
    head: [49, 9],
    legs: [
      [56, 76],
      [34, 62, 26, 80],
    ],
    toes: [[7, -1]],
    arms: [
      [60, 42],
      [38, 44],
    ],
    scene: slope,
    arrow: arc(66, 26, 74, 24, 84, 12),
  },
  {
    ...running,
    shows: ['Treadmill walk-jog intervals', 'Treadmill steady jog', 'Treadmill run intervals'],
    hip: [46, 47],
    top: [52, 24],
    legs: [
      [62, 54, 56, 75],
      [40, 63, 20, 61],
    ],
    arms: [
      [42, 33, 34, 43],
      [62, 37, 74, 29],
    ],
    scene: treadmill,
    arrow: right(64, 16, 20),
  },
  {
    ...bike,
    shows: ['Stationary bike, steady', 'Stationary bike intervals'],
    scene: `${plate(72, 72, 14)}M26 54h16M34 54l8 18 30 0M66 48h10M72 48v24M28 88h60M42 72v16`,
    arrow: arc(28, 82, 24, 70, 30, 62),
  },
  {
    shows: ['Rowing machine, steady', 'Rowing machine intervals'],
    hip: [36, 70],
    top: [26, 47],
    legs: [[72, 74]],
    toes: [[5, -8]],
    arms: [[20, 66, 38, 58]],
    other: { arms: [[52, 56]] },
    scene: `${floor}M12 80h66M28 76h14${plate(84, 66, 8)}M38 58l40 6M16 80v8M76 80v8`,
    arrow: left(76, 40, 28),
  },
  {
    shows: ['Elliptical trainer'],
    hip: [42, 46],
    top: [44, 22],
    legs: [
      [56, 76],
      [26, 78],
    ],
    arms: [
      [68, 34],
      [58, 40],
    ],
    scene: `${floor}M48 79l30-3M18 81l30 4${plate(80, 74, 10)}M74 66L66 28M78 66L58 36`,
    arrow: arc(8, 76, 4, 62, 16, 58),
  },
];
