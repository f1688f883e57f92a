import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan } from '../../../calendar.ts';
import { dishFamilies } from '../../../catalogue/dishes/dish-family.ts';
import { seededRandom } from '../../../random.ts';
import { prepare } from '../../candidates/plan-task.ts';
import { platePools } from '../../candidates/plate-pools.ts';
import { thrifty } from '../../candidates/rank-dishes.ts';
import type { Plate } from '../../model/plates.ts';
import { usualTerms } from '../terms.ts';
import { PlateVariety } from './plate-variety.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Sipho' }, {});
assert.ok(prepared.ok);
const { task } = prepared;
const random = seededRandom('variety');
const lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
const plates = platePools(task, random, thrifty, new Map()).byMeal[lunch] ?? [];
const { likeSoon, familiesFew } = usualTerms;

/** What a list of plates by day is worth, counted anew and in another way than the class does. */
function pointsOf(menu: readonly (readonly [day: number, plate: Plate])[]): number {
  const families = new Set(menu.map(([, { ids }]) => kitchen.dishes[ids[0] ?? -1]?.family ?? -1));
  families.delete(-1);
  let soon = 0;
  for (const likeness of new Set(menu.map(([, plate]) => plate.likeness))) {
    if (likeness < 0) continue;
    const days = menu.filter(([, plate]) => plate.likeness === likeness).map(([day]) => day);
    days.sort((a, b) => a - b);
    soon += days.filter((day, index) => index > 0 && day - (days[index - 1] ?? 0) < 3).length;
  }
  return likeSoon.weight * soon + familiesFew.weight * Math.max(0, 7 - families.size);
}

test('plates that are alike are counted within three days, and families of dishes that are missing', () => {
  const variety = new PlateVariety(kitchen, usualTerms);
  const menu: (readonly [number, Plate])[] = [];
  const perDay = new Map<number, number>();
  let alike = 0;
  for (let step = 0; step < 400; step++) {
    const day = random.below(daysOfPlan);
    const at = menu.findIndex(([other]) => other === day);
    const plate = plates[random.below(plates.length)];
    assert.ok(plate);
    const before = at >= 0 && random.next() < 0.6 ? (menu[at]?.[1] ?? null) : null;
    if (!before && (perDay.get(day) ?? 0) === 2) continue;
    const known = variety.points;
    const looked = variety.look(day, before, plate);
    if (before) {
      variety.change(day, before, -1);
      menu.splice(at, 1);
    } else {
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    variety.change(day, plate, 1);
    menu.push([day, plate]);
    assert.equal(variety.points, known + looked);
    assert.equal(variety.points, pointsOf(menu));
    if (variety.points > familiesFew.weight * 7) alike++;
  }
  assert.ok(alike > 0);
});

test('every family has dishes that are lunches or dinners', () => {
  const mains = kitchen.dishes.filter(({ dish }) => dish.recipe.slots.includes('dinner'));
  for (const [number, family] of dishFamilies.entries()) {
    assert.ok(mains.filter((dish) => dish.family === number).length >= 5, family);
  }
});
