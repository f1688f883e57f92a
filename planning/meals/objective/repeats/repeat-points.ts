import { firstDayOf, weekIndexOf, weeksOfPlan } from '../../../calendar.ts';
import type { Slot } from '../../../catalogue/recipe.ts';
import type { Terms } from '../terms.ts';

/** Days are bits of a number, so that a rule about all of them is a few shifts. */
export function countDays(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wholeWeek = 0b111_1111;
/** Days of a week, and of a month, on which a main dish of lunch or dinner may come. */
const mostAWeek = 2;
const mostAMonth = 5;
/** Days of a month on which a dish may come before it is drawn no further, by repeat class. */
export const mostAMonthOf = [weeksOfPlan * mostAWeek, mostAMonth, weeksOfPlan * mostAWeek] as const;
/**
 * Days too many on which a main dish of lunch or dinner comes: more than twice a week, than five times a month, or on days
 * in a row but as leftovers.
 * @param days on which it is eaten
 * @param leftovers those of them on which it is what was cooked the day before
 */
export function repeatsTooMany(days: number, leftovers: number): number {
  let many = Math.max(0, countDays(days) - mostAMonth);
  for (let week = 0; week < weeksOfPlan; week++) {
    many += Math.max(0, countDays((days >>> firstDayOf(week)) & wholeWeek) - mostAWeek);
  }
  return many + countDays((days << 1) & days & ~leftovers);
}

/**
 * In which ways a main dish would come too soon or too often with a serving on one more day, each 0 or 1: on that very
 * day, on the day before or after, a third time in the week, a sixth time in the month.
 * @param others days on which it comes already
 */
export function tooOften(others: number, day: number): readonly number[] {
  const bit = 1 << day;
  const week = (others >>> firstDayOf(weekIndexOf(day))) & wholeWeek;
  return [
    Number((others & bit) !== 0),
    Number((others & ((bit << 1) | (bit >>> 1))) !== 0),
    Number(countDays(week) >= mostAWeek),
    Number(countDays(others & ~bit) >= mostAMonth),
  ];
}

/** Days after which a lunch or a dinner that is cooked again is none that one had just now. [J] */
const daysApart = 7;

/**
 * Points for how often and how close together a main dish of lunch or dinner comes: twice a week at most, five times a
 * month, not on days in a row but as leftovers; better not twice in four days, nor in a week.
 * @param days on which it is eaten
 * @param leftovers those of them on which it is what was cooked the day before
 */
function mainRepeatPoints(days: number, leftovers: number, w: Terms): number {
  const count = countDays(days);
  if (count < 2) return 0;
  const cooked = days & ~leftovers;
  let points =
    w.mainTooOften.weight * repeatsTooMany(days, leftovers) + w.mainAgain.weight * (count - 1);
  points += w.mainOften.weight * Math.max(0, countDays(cooked) - 4);
  points +=
    w.mainSoon.weight * (countDays((cooked << 2) & cooked) + countDays((cooked << 3) & cooked));
  for (let apart = 4; apart < daysApart; apart++) {
    points += w.mainThisWeek.weight * countDays((cooked << apart) & cooked);
  }
  return points;
}

/** The same for breakfasts and snacks, which come back as people like them. */
function lightRepeatPoints(days: number, perWeek: number, w: Terms): number {
  const count = countDays(days);
  if (count < 2) return 0;
  let points =
    w.lightAgain.weight * (count - 1) +
    w.lightOften.weight * Math.max(0, count - 10) +
    w.lightNextDay.weight * countDays((days << 1) & days);
  for (let week = 0; week < weeksOfPlan; week++) {
    const here = countDays((days >>> firstDayOf(week)) & wholeWeek);
    if (here > perWeek) points += w.lightOfWeek.weight * (here - perWeek);
  }
  return points;
}

/** Breakfasts, lunches and dinners together, snacks: dishes of one class stand in for each other. */
export type RepeatClass = 0 | 1 | 2;

/** The class of a meal by what it is served as. */
export const repeatClassOf: Readonly<Record<Slot, RepeatClass>> = {
  breakfast: 0,
  lunch: 1,
  dinner: 1,
  snack: 2,
};

/** Days of a week on which the same breakfast or snack is welcome: people have few breakfasts, and have them often. */
const mostOfWeek = { 0: 2, 2: 3 } as const;

/**
 * Points for how often, and how soon again, a dish is the main one of its class of meals.
 * @param days on which it is, as bits
 * @param leftovers those of them on which it is what was cooked the day before
 */
export function repeatPoints(
  kind: RepeatClass,
  days: number,
  leftovers: number,
  terms: Terms,
): number {
  if (kind === 1) return mainRepeatPoints(days, leftovers, terms);
  return lightRepeatPoints(days, mostOfWeek[kind], terms);
}

/** Different main dishes over the month that are wished for, with one to spare. */
export const wantedMains: Readonly<Record<Slot, number>> = {
  dinner: 13,
  lunch: 9,
  breakfast: 6,
  snack: 0,
};

/** The most that are wished for, with one to spare: few have more breakfasts than they have fingers. */
export const mostMains: Readonly<Record<Slot, number>> = {
  dinner: Infinity,
  lunch: Infinity,
  breakfast: 9,
  snack: Infinity,
};
