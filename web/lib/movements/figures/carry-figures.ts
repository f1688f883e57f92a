import { arc, bag, bell, floor, left, pack, plate, right, seat, up, upDown } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { crawling, facing, facingLow, propped, reaching, standing, walking } from '../poses.ts';

const forward = right(70, 20, 20);
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
const strolling = {
  ...walking,
  arms: [
    [58, 50],
    [36, 50],
  ],
} satisfies Partial<PosedFigure>;
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

/** Carries, and work for the heart. */
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
