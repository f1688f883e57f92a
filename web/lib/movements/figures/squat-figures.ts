import { bell, floor, left, pack, plate, seat, up, upDown } from '../gear.ts';
import type { PosedFigure } from '../posed.ts';
import { facing, squatting } from '../poses.ts';

const squatArrow = upDown(20, 66, 34);
const raisedSquat = {
  hip: [44, 60],
  top: [48, 36],
  legs: [
    [62, 85],
    [38, 79, 20, 66],
  ],
  toes: [
    [8, 0],
    [-6, 0],
  ],
} satisfies Partial<PosedFigure>;

/** Squats and lunges. */
export const squatFigures: readonly PosedFigure[] = [
  {
    ...squatting,
    shows: ['Backpack squat'],
    arms: [[54, 60, 62, 50]],
    scene: floor + pack(60, 50),
    arrow: squatArrow,
  },
  {
    shows: ['Squat jump'],
    hip: [44, 44],
    top: [46, 22],
    legs: [[42, 78]],
    toes: [[4, 6]],
    arms: [[66, 8]],
    scene: floor,
    arrow: up(82, 70, 40),
    other: { ...squatting, toes: [[8, 0]] },
  },
  {
    ...squatting,
    shows: ['Single-leg squat to chair'],
    legs: [
      [46, 85],
      [70, 76],
    ],
    toes: [
      [8, 0],
      [3, -6],
    ],
    arms: [[70, 46]],
    scene: floor + seat(10, 70, 28),
    arrow: upDown(84, 62, 34),
  },
  {
    shows: ['Shrimp squat'],
    hip: [38, 60],
    top: [50, 39],
    legs: [
      [48, 85],
      [32, 82, 18, 66],
    ],
    toes: [
      [8, 0],
      [-3, -5],
    ],
    arms: [
      [76, 44],
      [20, 62],
    ],
    scene: floor,
    arrow: upDown(84, 80, 28),
  },
  {
    shows: ['Pistol squat'],
    hip: [30, 72],
    top: [42, 51],
    legs: [
      [44, 85],
      [74, 76],
    ],
    toes: [
      [8, 0],
      [3, -6],
    ],
    arms: [[68, 54]],
    scene: floor,
    arrow: upDown(84, 62, 34),
  },
  {
    ...squatting,
    shows: ['Dumbbell front squat', 'Slow dumbbell squat with a pause'],
    arms: [[62, 52, 54, 43]],
    scene: floor + bell(62, 41),
    arrow: squatArrow,
  },
  {
    ...squatting,
    shows: ['Barbell back squat'],
    arms: [[36, 54, 39, 42]],
    scene: floor + plate(39, 42),
    arrow: upDown(16, 70, 34),
  },
  {
    ...squatting,
    shows: ['Barbell front squat'],
    arms: [[62, 48, 53, 44]],
    scene: floor + plate(54, 44),
    arrow: squatArrow,
  },
  {
    ...facing,
    shows: ['Lateral lunge'],
    hip: [36, 60],
    top: [42, 37],
    legs: [
      [28, 86],
      [80, 86],
    ],
    arms: [
      [30, 48, 44, 54],
      [56, 48, 46, 54],
    ],
    scene: floor,
    arrow: left(84, 30, 26),
  },
  {
    ...facing,
    shows: ['Cossack squat'],
    hip: [34, 71],
    top: [42, 49],
    legs: [
      [26, 86],
      [84, 84],
    ],
    toes: [
      [0, 0],
      [2, -7],
    ],
    arms: [
      [34, 60, 48, 64],
      [58, 58, 50, 64],
    ],
    scene: floor,
    arrow: left(84, 40, 26),
  },
  {
    ...raisedSquat,
    shows: ['Rear-foot-raised split squat'],
    arms: [[57, 47, 48, 55]],
    scene: floor + seat(4, 70, 24),
    arrow: upDown(84, 64, 30),
  },
  {
    ...raisedSquat,
    shows: ['Dumbbell rear-foot-raised split squat'],
    arms: [[53, 58]],
    scene: floor + seat(4, 70, 24) + bell(56, 60),
    arrow: upDown(84, 64, 30),
  },
  {
    shows: ['Jumping lunge'],
    hip: [45, 50],
    top: [45, 26],
    legs: [
      [66, 76],
      [22, 74],
    ],
    toes: [
      [7, 2],
      [-3, 6],
    ],
    arms: [
      [64, 40],
      [28, 42, 1],
    ],
    scene: floor,
    arrow: up(84, 64, 32),
  },
  {
    shows: ['Skater squat'],
    hip: [38, 60],
    top: [56, 43],
    legs: [
      [48, 85],
      [32, 80, 14, 74],
    ],
    toes: [
      [8, 0],
      [-4, -4],
    ],
    arms: [[80, 54]],
    scene: floor,
    arrow: upDown(18, 56, 30),
  },
];
