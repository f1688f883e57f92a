import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan, weekIndexOf } from '../../../calendar.ts';
import { eatingGroups } from '../../../nutrition/eating-groups.ts';
import { starchKinds } from '../../../nutrition/food-kinds.ts';
import { seededRandom } from '../../../random.ts';
import { prepare } from '../../candidates/plan-task.ts';
import type { Plate } from '../../model/plates.ts';
import { usualTerms } from '../terms.ts';
import { NearbyProteins } from './nearby-proteins.ts';
import { PlateSequence } from './plate-sequence.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Sipho' }, {});
assert.ok(prepared.ok);
const { task } = prepared;

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

/** A dish of which nobody tires, as nothing leads it. */
const plain = kitchen.dishes.findIndex(({ dish }) => dish.proteinKind === null);
assert.ok(plain >= 0);

/** A plate of which nothing but what it is told by is looked at: one dish leads them all, and does not tire of itself. */
function plateOf(
  starch: (typeof starchKinds)[number],
  protein: (typeof proteins)[number],
  ids: readonly number[] = [plain],
): Plate {
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
    ids,
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
    const most =
      kind === 'pap' ? 4 : kind === 'pasta' ? 1 : kind === 'bread' || kind === 'rice' ? 3 : 2;
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
  const sequence = new PlateSequence(task, places);
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

const weights = {
  B: usualTerms.sameMorning,
  D: usualTerms.sameProtein,
  N: usualTerms.sameNextMeal,
};

/** Points of meals near each other with one protein from two dishes, counted from a list of all such pairs. */
function nearbyPoints(menu: readonly (number | null)[]): number {
  const kindAt = (place: number) => kitchen.dishes[menu[place] ?? -1]?.dish.proteinKind ?? null;
  const pairs = Array.from({ length: daysOfPlan }, (_, day) => {
    const [breakfast, lunch, dinner] = [3 * day, 3 * day + 1, 3 * day + 2];
    return [
      [breakfast, lunch, weights.B],
      [breakfast, dinner, weights.B],
      [lunch, dinner, weights.D],
      [dinner, dinner + 2, weights.N],
    ] as const;
  });
  const proteins = pairs.flat().reduce((sum, [one, other, { weight }]) => {
    const same = kindAt(one) !== null && kindAt(one) === kindAt(other);
    return same && menu[one] !== menu[other] ? sum + weight : sum;
  }, 0);
  return proteins + pastaPoints(menu) + peanutPoints(menu);
}

const foodsOf = (dish: number | null | undefined) =>
  kitchen.dishes[dish ?? -1]?.dish.ingredients.map(({ food, grams }) => ({ ...food, grams })) ?? [];

/** Points of lunches and dinners of pasta on days in a row. */
function pastaPoints(menu: readonly (number | null)[]): number {
  const isPasta = (place: number) =>
    foodsOf(menu[place]).some(({ starchKind }) => starchKind === 'pasta');
  let points = 0;
  for (let day = 0; day + 1 < daysOfPlan; day++) {
    for (const one of [3 * day + 1, 3 * day + 2]) {
      for (const other of [3 * day + 4, 3 * day + 5]) {
        const both = isPasta(one) && isPasta(other) && menu[one] !== menu[other];
        points += both ? usualTerms.pastaNextDay.weight : 0;
      }
    }
  }
  return points;
}

/** Points of a day's meals with peanuts but for the first. */
function peanutPoints(menu: readonly (number | null)[]): number {
  const holds = (place: number) =>
    foodsOf(menu[place]).reduce(
      (sum, { key, grams }) => (/^peanut/.test(key) ? sum + grams : sum),
      0,
    ) >= 10;
  let points = 0;
  for (let day = 0; day < daysOfPlan; day++) {
    for (const [one, other] of [
      [3 * day, 3 * day + 1],
      [3 * day, 3 * day + 2],
      [3 * day + 1, 3 * day + 2],
    ] as const) {
      const both = holds(one) && holds(other) && menu[one] !== menu[other];
      points += both ? usualTerms.peanutsTwice.weight : 0;
    }
  }
  return points;
}

test('eggs at breakfast and at noon, pork twice a day, pasta and peanuts again are counted', () => {
  const random = seededRandom('nearby');
  const nearby = new NearbyProteins(kitchen, places, usualTerms);
  const menu: (number | null)[] = places.map(() => null);
  const led = kitchen.dishes.flatMap(({ dish }, index) =>
    ['eggs', 'pork', 'lentils'].includes(dish.proteinKind ?? '') ? [index] : [],
  );
  const indexOf = (id: string) => kitchen.dishIndex.get(id) ?? -1;
  const others = kitchen.dishes.flatMap(({ dish: { recipe } }, index) =>
    /^(Macaroni cheese|Peanut butter and jam sandwich)/.test(recipe.name) ? [index] : [],
  );
  const toast = indexOf('peanut-butter-jam-sandwich-apple');
  assert.ok(others.length > 1 && toast >= 0);
  const few = [...led.slice(0, 4), ...led.slice(-4), ...others.slice(0, 3), toast, 0];
  let counted = 0;
  for (let step = 0; step < 3000; step++) {
    const place = random.below(places.length);
    const before = menu[place] ?? null;
    const dish = random.next() < 0.1 ? null : (few[random.below(few.length)] ?? null);
    const plates = [before, dish].map((one) =>
      one === null ? null : plateOf('rice', 'eggs', [one]),
    );
    const [was = null, comes = null] = plates;
    const known = nearby.points;
    const looked = nearby.look(place, was, comes);
    if (was) nearby.change(place, was, -1);
    if (comes) nearby.change(place, comes, 1);
    menu[place] = dish;
    assert.equal(nearby.points, nearbyPoints(menu));
    assert.equal(known + looked, nearby.points);
    if (looked !== 0) counted++;
  }
  assert.ok(counted > 500, `${counted} changes counted`);
});
