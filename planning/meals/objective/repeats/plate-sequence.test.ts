import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOfPlan, weekIndexOf } from '../../../calendar.ts';
import { eatingGroups } from '../../../nutrition/eating-groups.ts';
import { starchKinds } from '../../../nutrition/food-kinds.ts';
import { seededRandom } from '../../../random.ts';
import type { Plate } from '../../model/plates.ts';
import { usualTerms } from '../terms.ts';
import { PlateSequence } from './plate-sequence.ts';

const times = [
  { name: 'Breakfast', slot: 'breakfast' },
  { name: 'Lunch', slot: 'lunch' },
  { name: 'Dinner', slot: 'dinner' },
] as const;
const places = Array.from({ length: daysOfPlan }, (_, day) =>
  times.map(({ slot }, meal) => ({ day, meal, slot })),
).flat();
const proteins = ['chicken', 'pulses', 'eggs'] as const;
const { starchRun, coupleOften } = usualTerms;

/** A plate of which nothing but what it is told by is looked at. */
function plateOf(starch: (typeof starchKinds)[number], protein: (typeof proteins)[number]): Plate {
  const at = starchKinds.indexOf(starch);
  const couple = eatingGroups.indexOf(protein) * starchKinds.length + at;
  const none: readonly number[] = [];
  return {
    dishes: [],
    vector: new Float64Array(0),
    points: 0,
    company: 0,
    taste: 0,
    alone: 0,
    foods: none,
    grams: none,
    counted: none,
    countedGrams: none,
    ids: none,
    kinds: none,
    kindGrams: none,
    likeness: -1,
    starch: at,
    couple,
    pulses: false,
    flesh: false,
    processed: false,
    tinnedFish: false,
    offal: false,
    starchy: true,
    liver: false,
    waits: false,
  };
}

/** Points of a month, counted anew and in another way than the class does. */
function pointsOf(menu: readonly (Plate | null)[]): number {
  const mains = places.flatMap(({ slot, day }, place) =>
    slot === 'breakfast' ? [] : [{ plate: menu[place] ?? null, week: weekIndexOf(day) }],
  );
  let long = 0;
  let run = 0;
  for (const [index, { plate }] of mains.entries()) {
    const starch = plate?.starch ?? -1;
    run = starch >= 0 && starch === mains[index - 1]?.plate?.starch ? run + 1 : 1;
    const kind = starchKinds[starch] ?? 'pasta';
    const most = kind === 'pap' ? 4 : kind === 'bread' || kind === 'rice' ? 3 : 2;
    if (starch >= 0 && run > most) long++;
  }
  const served = mains.flatMap(({ plate, week }) =>
    plate ? [{ couple: plate.couple, week }] : [],
  );
  let often = 0;
  for (const same of Map.groupBy(served, ({ couple, week }) => `${couple} ${week}`).values()) {
    const isPulses =
      Math.floor((same[0]?.couple ?? 0) / starchKinds.length) === eatingGroups.indexOf('pulses');
    often += Math.max(0, same.length - (isPulses ? 3 : 2));
  }
  return starchRun.weight * long + coupleOften.weight * often;
}

test('one starch meal after meal and one protein on one starch are counted, leftovers among them', () => {
  const random = seededRandom('sequence');
  const sequence = new PlateSequence(places, usualTerms);
  const menu: (Plate | null)[] = places.map(() => null);
  const starches = ['pasta', 'pap', 'rice'] as const;
  let counted = 0;
  for (let step = 0; step < 3000; step++) {
    const place = random.below(places.length);
    const before = menu[place] ?? null;
    const starch = starches[random.below(starches.length)];
    const protein = proteins[random.below(proteins.length)];
    assert.ok(starch && protein);
    const plate = random.next() < 0.1 ? null : plateOf(starch, protein);
    const known = sequence.points;
    const looked = sequence.look(place, before, plate);
    if (before) sequence.change(place, before, -1);
    if (plate) sequence.change(place, plate, 1);
    menu[place] = plate;
    assert.equal(sequence.points, pointsOf(menu));
    assert.equal(known + looked, sequence.points);
    if (looked !== 0) counted++;
  }
  assert.ok(counted > 500, `${counted} changes counted`);
});
