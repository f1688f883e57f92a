import type { MovementFigure, Named } from './figure.ts';

export type Point = readonly [x: number, y: number];

/**
 * An arm or a leg: where its hand or ankle is; on which side of the straight line its elbow or knee is, where that is
 * not the usual side; or elbow or knee first, and then the end.
 */
export type Limb =
  | Point
  | readonly [x: number, y: number, side: 1 | -1]
  | readonly [jointX: number, jointY: number, x: number, y: number];

/** A body by its joints. Knees and elbows follow from where feet and hands are. */
export interface Pose {
  readonly hip: Point;
  /** Between the shoulders. */
  readonly top: Point;
  /** By itself the head is in line with the back. */
  readonly head?: Point;
  /** Where a back that is not straight bends to. */
  readonly bow?: Point;
  readonly legs: readonly Limb[];
  readonly arms: readonly Limb[];
  /** From ankle to toes, for each leg; the last holds for those after it. */
  readonly toes?: readonly Point[];
  /** Seen from the front or above: elbows and knees point away from the middle. */
  readonly front?: true;
  /** Length of the limbs against those of a figure of usual size. */
  readonly size?: number;
}

export interface PosedFigure extends Named, Pose {
  readonly scene: string;
  readonly arrow: string;
  /** What is elsewhere at the other end of the movement. */
  readonly other?: Partial<Pose>;
}

const halfLeg = 17.6;
const halfArm = 13;
const neck = 12;

const whole = (value: number) => Math.round(value);
const at = (...[x, y]: Point) => `${whole(x)} ${whole(y)}`;

/** Where knee or elbow of two bones of equal length is; on the straight line where they do not reach. */
function jointOf(from: Point, [x, y]: Point, bone: number, side: number): Point {
  const [dx, dy] = [x - from[0], y - from[1]];
  const reach = Math.hypot(dx, dy);
  const out = (side * Math.sqrt(Math.max(0, bone ** 2 - (reach / 2) ** 2))) / (reach || 1);
  return [from[0] + dx / 2 + out * dy, from[1] + dy / 2 - out * dx];
}

/** From the front a limb bends away from the middle; from the side knees bend forward and elbows back. */
function usualSide(front: boolean, from: Point, [x, y]: Point, side: 1 | -1): 1 | -1 {
  if (!front) return side;
  return x >= from[0] === y >= from[1] ? 1 : -1;
}

function limbPath(pose: Pose, from: Point, limb: Limb, bone: number, side: 1 | -1): string {
  const end: Point = limb.length === 4 ? [limb[2], limb[3]] : [limb[0], limb[1]];
  const bent = limb.length === 3 ? limb[2] : usualSide(pose.front ?? false, from, end, side);
  const joint: Point =
    limb.length === 4 ? [limb[0], limb[1]] : jointOf(from, end, bone * (pose.size ?? 1), bent);
  return `M${at(...from)} ${at(...joint)} ${at(...end)}`;
}

function legPath(pose: Pose, leg: Limb, index: number): string {
  const toes = pose.toes ?? (pose.front ? [] : [[8, 0] as const]);
  const [dx, dy] = toes[index] ?? toes.at(-1) ?? [0, 0];
  return `${limbPath(pose, pose.hip, leg, halfLeg, 1)}l${at(dx, dy)}`;
}

const armPath = (pose: Pose, arm: Limb) => limbPath(pose, pose.top, arm, halfArm, -1);

function backPath({ hip, top, bow }: Pose): string {
  return `M${at(...hip)}${bow ? `Q${at(...bow)} ` : 'L'}${at(...top)}`;
}

function headOf({ hip, top, head }: Pose): Point {
  if (head) return head;
  const back = Math.hypot(top[0] - hip[0], top[1] - hip[1]);
  return [
    whole(top[0] + ((top[0] - hip[0]) * neck) / back),
    whole(top[1] + ((top[1] - hip[1]) * neck) / back),
  ];
}

const bodyPath = (pose: Pose) =>
  [
    backPath(pose),
    ...pose.legs.map((leg, index) => legPath(pose, leg, index)),
    ...pose.arms.map((arm) => armPath(pose, arm)),
  ].join('');

/** Only what differs is drawn a second time. */
function otherPath(pose: Pose, other: Partial<Pose>): string {
  const there = { ...pose, ...other };
  if (other.hip || other.top) return bodyPath(there);
  return [
    ...(other.legs ?? []).map((leg, index) => legPath(there, leg, index)),
    ...(other.arms ?? []).map((arm) => armPath(there, arm)),
  ].join('');
}

/** The lines of a figure that is given by its joints. */
export function drawnFrom(figure: PosedFigure): MovementFigure {
  const { scene, arrow, other } = figure;
  return {
    head: headOf(figure),
    body: bodyPath(figure),
    other: other ? otherPath(figure, other) : '',
    scene,
    arrow,
  };
}
