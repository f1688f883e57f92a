import type { Pose } from './posed.ts';

// Positions in which many exercises begin or end, facing right unless said otherwise.

export const standing = { hip: [46, 50], top: [46, 26], legs: [[46, 85]], arms: [] } satisfies Pose;
/** Lower, so that there is room above the head. */
export const reaching = {
  ...standing,
  hip: [46, 58],
  top: [46, 38],
  size: 0.8,
} satisfies Pose;
export const walking = {
  ...standing,
  legs: [
    [58, 84],
    [34, 70, 26, 84],
  ],
} satisfies Pose;
export const squatting = {
  hip: [33, 64],
  top: [45, 43],
  legs: [[46, 85]],
  arms: [],
} satisfies Pose;
export const hinged = { hip: [36, 51], top: [60, 42], legs: [[46, 85]], arms: [] } satisfies Pose;
export const halfKneeling = {
  hip: [42, 66],
  top: [42, 42],
  legs: [
    [62, 66, 62, 85],
    [42, 85, 26, 85],
  ],
  toes: [
    [8, 0],
    [-4, 1],
  ],
  arms: [],
} satisfies Pose;
export const kneeling = {
  hip: [44, 66],
  top: [44, 42],
  legs: [[44, 85, 26, 85]],
  toes: [[-4, 1]],
  arms: [],
} satisfies Pose;
/** On the back, head to the left, feet flat. */
export const lying = {
  head: [15, 80],
  top: [27, 81],
  hip: [52, 82],
  legs: [[75, 85]],
  arms: [],
} satisfies Pose;
/** On the stomach, head to the left. */
export const prone = {
  head: [17, 78],
  top: [29, 81],
  hip: [54, 82],
  legs: [[88, 83]],
  toes: [[4, 2]],
  arms: [],
} satisfies Pose;
export const bridging = {
  head: [12, 79],
  top: [23, 82],
  hip: [48, 64],
  legs: [[73, 85]],
  arms: [[46, 84]],
} satisfies Pose;
/** On the hands, head to the left. */
export const propped = {
  hip: [56, 66],
  top: [31, 57],
  legs: [[87, 80]],
  toes: [[0, 5]],
  arms: [[29, 85, 1]],
  size: 0.85,
} satisfies Pose;
/** On hands and feet with the hips high, head to the left. */
export const piked = {
  hip: [50, 40],
  top: [34, 61],
  head: [35, 74],
  legs: [[72, 85]],
  toes: [[-5, 0]],
  arms: [[15, 85]],
} satisfies Pose;
/** On hands and toes with the knees just off the floor, head to the left. */
export const crawling = {
  hip: [62, 60],
  top: [36, 58],
  legs: [[80, 82, -1]],
  toes: [[1, 4]],
  arms: [[34, 85, 1]],
} satisfies Pose;
/** On the stomach or the back and seen from above, head up. */
export const fromAbove = {
  head: [48, 20],
  top: [48, 33],
  hip: [48, 58],
  legs: [
    [42, 90],
    [54, 90],
  ],
  arms: [],
  front: true,
  size: 0.8,
} satisfies Pose;
export const facing = {
  hip: [48, 52],
  top: [48, 28],
  legs: [
    [38, 86],
    [58, 86],
  ],
  arms: [],
  front: true,
  size: 0.95,
} satisfies Pose;
/** Facing us, lower, so that there is room above the head. */
export const facingLow = {
  ...facing,
  hip: [48, 60],
  top: [48, 40],
  size: 0.8,
} satisfies Pose;
/** From a bar above, facing us. */
export const hanging = {
  hip: [48, 60],
  top: [48, 36],
  head: [48, 24],
  legs: [
    [42, 72, 42, 86],
    [54, 72, 54, 86],
  ],
  arms: [
    [30, 9],
    [66, 9],
  ],
  front: true,
} satisfies Pose;
/** From a bar above, seen from the side. */
export const hangingAside = {
  hip: [44, 62],
  top: [44, 38],
  head: [51, 29],
  legs: [[42, 90]],
  arms: [[46, 10]],
  size: 0.9,
} satisfies Pose;
export const strolling = {
  ...walking,
  arms: [
    [58, 50],
    [36, 50],
  ],
} satisfies Partial<Pose>;
export const onFours = {
  hip: [64, 64],
  top: [36, 60],
  legs: [[64, 85, 84, 85]],
  toes: [[3, 0]],
  arms: [[34, 85, 1]],
} satisfies Partial<Pose>;
