import { absent } from '../../absent.ts';
import { type Dated, daysPerWeek, firstDayOf, weekIndexOf, weekIndices } from '../../calendar.ts';
import { addDays } from '../../calendar-day.ts';
import type { PackPurchase } from './buy-food.ts';
import type { Trip } from './spread-packs.ts';

/** Part of a month's money that its large shopping takes at most, so that the other weeks are not left without. */
const mostOfMonth = 0.45;

/** Whether somebody is paid on an ISO day: a day that its month does not have is the last one of it. */
function isPaidOn(isoDay: string, payDay: number): boolean {
  const ofMonth = Number(isoDay.slice(8));
  const isLast = Number(addDays(isoDay, 1).slice(8)) === 1;
  return ofMonth === payDay || (isLast && ofMonth < payDay);
}

/**
 * Day of the plan on which the large shopping is: the first main shop from a pay day on.
 * @param payDay of the month, 1 to 31
 * @returns null where nobody knows when the plan begins, or no pay day falls before its last main shop
 */
export function payShop({ start }: Dated, payDay: number | null): number | null {
  if (start === undefined || payDay === null) return null;
  const shop = weekIndices
    .map(firstDayOf)
    .find((day) =>
      Array.from({ length: daysPerWeek }, (_, ago) => addDays(start, day - ago)).some((isoDay) =>
        isPaidOn(isoDay, payDay),
      ),
    );
  return shop ?? null;
}

function centsOf({ offered }: PackPurchase, { counts }: Trip): number {
  return counts.reduce((sum, count, index) => sum + count * (offered[index] ?? absent()).cents, 0);
}

/** The trips with one of them made on an earlier day. */
function madeOn(trips: readonly Trip[], trip: Trip, day: number): readonly Trip[] {
  const others = trips.filter((one) => one !== trip);
  const there = others.find((one) => one.day === day);
  const counts = trip.counts.map(
    (count, index) => count + (there ? (there.counts[index] ?? absent()) : 0),
  );
  return [...others.filter((one) => one !== there), { day, counts }].sort((a, b) => a.day - b.day);
}

/**
 * What keeps in the cupboard and is bought after the large shopping is bought with it, what is needed soonest first, for as
 * long as that shopping takes no more of the month's money than it may.
 * @param choices one for each food of a list
 * @param keeps whether a food keeps in the cupboard, by its place
 * @param day of the large shopping
 * @returns the choices in their order, with the same packs
 */
export function boughtOnPayDay(
  choices: readonly PackPurchase[],
  keeps: (index: number) => boolean,
  day: number,
): readonly PackPurchase[] {
  const total = choices.reduce((sum, { plan }) => sum + plan.cents, 0);
  const week = weekIndexOf(day);
  const there = choices.map((choice) =>
    choice.plan.trips
      .filter((trip) => weekIndexOf(trip.day) === week)
      .reduce((sum, trip) => sum + centsOf(choice, trip), 0),
  );
  let room = mostOfMonth * total - there.reduce((sum, cents) => sum + cents, 0);
  const later = choices
    .flatMap((choice, index) =>
      (keeps(index) ? choice.plan.trips : []).map((trip) => ({
        index,
        trip,
        cents: centsOf(choice, trip),
      })),
    )
    .filter(({ trip }) => weekIndexOf(trip.day) > week)
    .sort((a, b) => a.trip.day - b.trip.day || b.cents - a.cents || a.index - b.index);
  const moved = [...choices];
  for (const { index, trip, cents } of later) {
    const choice = moved[index];
    if (!choice || cents > room) continue;
    room -= cents;
    const trips = madeOn(choice.plan.trips, trip, day);
    moved[index] = { ...choice, plan: { ...choice.plan, trips } };
  }
  return moved;
}
