import type { Slot } from '../catalogue/recipe.ts';

/** Days are bits of a number, so that a rule about all of them is a few shifts. */
export function countDays(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wholeWeek = 0b111_1111;
/** A hard rule broken: dearer than what is mended by it. */
const broken = 1000;
/** More than four times a month: only where there is no other way. */
const dull = 60;
/** Twice in four days: seldom even where dishes are few. */
const tooSoon = 300;

/**
 * Days too many on which a main dish of lunch or dinner comes: more than twice a week, than five times a month, or on days
 * in a row but as leftovers.
 * @param days on which it is eaten
 * @param leftovers those of them on which it is what was cooked the day before
 */
export function repeatsTooMany(days: number, leftovers: number): number {
  let many = Math.max(0, countDays(days) - 5);
  for (let week = 0; week < 4; week++) {
    many += Math.max(0, countDays((days >>> (7 * week)) & wholeWeek) - 2);
  }
  return many + countDays((days << 1) & days & ~leftovers);
}

/**
 * Points for how often and how close together a main dish of lunch or dinner comes: twice a week at most, five times a
 * month, not on days in a row but as leftovers; better not twice in four days.
 * @param days on which it is eaten
 * @param leftovers those of them on which it is what was cooked the day before
 */
export function mainRepeatPoints(days: number, leftovers: number): number {
  const count = countDays(days);
  if (count < 2) return 0;
  const cooked = days & ~leftovers;
  let points = broken * repeatsTooMany(days, leftovers) + 0.7 * (count - 1);
  points += dull * Math.max(0, countDays(cooked) - 4);
  points += tooSoon * (countDays((cooked << 2) & cooked) + countDays((cooked << 3) & cooked));
  return points;
}

/** The same for breakfasts and snacks, which come back as people like them. */
function lightRepeatPoints(days: number, perWeek: number): number {
  const count = countDays(days);
  if (count < 2) return 0;
  let points =
    0.25 * (count - 1) + 3 * Math.max(0, count - 10) + dull * countDays((days << 1) & days);
  for (let week = 0; week < 4; week++) {
    const here = countDays((days >>> (7 * week)) & wholeWeek);
    if (here > perWeek) points += 5 * (here - perWeek);
  }
  return points;
}

/** Breakfasts, lunches and dinners together, snacks: dishes of one class stand in for each other. */
export type RepeatClass = 0 | 1 | 2;

export const repeatClassOf: Readonly<Record<Slot, RepeatClass>> = {
  breakfast: 0,
  lunch: 1,
  dinner: 1,
  snack: 2,
};

export function repeatPoints(kind: RepeatClass, days: number, leftovers: number): number {
  if (kind === 1) return mainRepeatPoints(days, leftovers);
  return lightRepeatPoints(days, kind === 0 ? 2 : 3);
}

/** Different main dishes over the month that are wished for, with one to spare, and points for each that is missing. */
export const wantedMains: Readonly<Record<Slot, number>> = {
  dinner: 13,
  lunch: 9,
  breakfast: 6,
  snack: 0,
};
export const pointsPerMissingMain = 20;
