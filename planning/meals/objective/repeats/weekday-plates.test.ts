import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan, weekdayOf, weekendDays } from '../../../calendar.ts';
import { slots } from '../../../catalogue/recipe.ts';
import { seededRandom } from '../../../random.ts';
import { prepare } from '../../candidates/plan-task.ts';
import { usualTerms } from '../terms.ts';
import { WeekdayPlates } from './weekday-plates.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Sipho' }, {});
assert.ok(prepared.ok);
const { task } = prepared;
const { sundayPlain, sundayNoon, weekendDull, workdayDough } = usualTerms;
const places = Array.from({ length: daysOfPlan }, (_, day) =>
  (['breakfast', 'lunch', 'dinner'] as const).map((slot, meal) => ({ day, meal, slot })),
).flat();

const indexOf = (id: string) => {
  const index = kitchen.dishIndex.get(id);
  assert.ok(index !== undefined, id);
  return index;
};
/** A plate for Sundays, a lunch box, a favourite of every day; flapjacks, and porridge. */
const sundayId = [...(task.sunday ?? [])][0] ?? '';
const ids = [
  sundayId,
  'peanut-butter-jam-sandwich-apple',
  'chicken-cabbage-pap-plain',
  'banana-flapjacks-without-milk',
  'porridge-milk',
].filter((id) => kitchen.dishIndex.has(id));

/** A box is no Sunday lunch, and porridge and flapjacks hold no meat. */
function pointsAtNoon(id: string, day: number): number {
  const fits = id === sundayId || id.startsWith('chicken');
  return weekdayOf(day, task.first) === 'Sunday' && !fits ? sundayNoon.weight : 0;
}

/** The same, counted anew from the whole menu. */
function pointsOf(menu: readonly (string | null)[]): number {
  let points = 0;
  const plain = new Set<number>();
  for (const { day } of places) if (weekdayOf(day, task.first) === 'Sunday') plain.add(day);
  for (const [place, { day, slot }] of places.entries()) {
    const { dish } = kitchen.dishes[kitchen.dishIndex.get(menu[place] ?? '') ?? -1] ?? {};
    if (!dish) continue;
    const weekend = weekendDays.has(weekdayOf(day, task.first));
    const kneaded = dish.recipe.id === 'banana-flapjacks-without-milk';
    if (slot === 'breakfast') points += weekend || !kneaded ? 0 : workdayDough.weight;
    else if (weekend) {
      const isBox = dish.recipe.carried === 'cold';
      const steps =
        (5 - (dish.recipe.appeal ?? 5)) * (dish.recipe.slots.includes('lunch') ? 1 : 0.5);
      points +=
        weekendDull.weight * (steps + (isBox && dish.recipe.slots.includes('lunch') ? 2 : 0));
      if (slot === 'lunch') points += pointsAtNoon(dish.recipe.id, day);
      if (dish.recipe.id === sundayId) plain.delete(day);
    }
  }
  return points + sundayPlain.weight * plain.size;
}

test('roasts on Sundays, favourites at weekends, and no flapjacks before work', () => {
  assert.ok(task.sunday?.has(sundayId) && ids.length >= 4, ids.join(', '));
  const random = seededRandom('weekdays');
  const plates = new WeekdayPlates(task, places);
  const menu: (string | null)[] = places.map(() => null);
  assert.equal(plates.points, 4 * sundayPlain.weight);
  for (let step = 0; step < 2000; step++) {
    const place = random.below(places.length);
    const id = ids[random.below(ids.length)] ?? sundayId;
    const at = places[place];
    assert.ok(at);
    const slot = slots.indexOf(at.slot);
    const before = menu[place] ?? null;
    const known = plates.points;
    const was = before === null ? null : indexOf(before);
    const looked = plates.look(was, indexOf(id), slot, at.day);
    if (was !== null) plates.change(was, slot, at.day, -1);
    plates.change(indexOf(id), slot, at.day, 1);
    menu[place] = id;
    assert.equal(plates.points, pointsOf(menu));
    assert.equal(known + looked, plates.points);
  }
});
