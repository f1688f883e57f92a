import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { weekdayOf, weekendDays } from '../../calendar.ts';
import { type KitchenAnswers, kitchenDefaults } from '../../profile/kitchen-answers.ts';
import { prepare } from '../candidates/plan-task.ts';
import type { MenuPlace } from '../model/plates.ts';
import { CarriedLunches } from './carried-lunches.ts';
import { usualTerms } from './terms.ts';

const places = Array.from({ length: 14 }, (_, meal): MenuPlace => {
  const day = Math.floor(meal / 2);
  return meal % 2 === 0 ? { day, meal: 1, slot: 'lunch' } : { day, meal: 2, slot: 'dinner' };
});

function lunchesOf(weekday_lunch: KitchenAnswers['weekday_lunch']) {
  const kitchenAnswers = { ...kitchenDefaults, weekday_lunch };
  const prepared = prepare(
    kitchen,
    { ...profileDefaults, full_name: 'Sipho', cooking_time: 'More than 1 hour', kitchenAnswers },
    {},
  );
  assert.ok(prepared.ok);
  const { task } = prepared;
  const isWorkday = (place: number) =>
    !weekendDays.has(weekdayOf(places[place]?.day ?? 0, task.first));
  return { lunches: new CarriedLunches(task, places), isWorkday };
}

const slow = kitchen.dishes.find(
  ({ dish }) => dish.recipe.activeMinutes === 25 && dish.proteinKind === 'beef',
);
const fish = kitchen.dishes.find(
  ({ dish, portioned }) =>
    portioned.facts.fishy && dish.recipe.carried === 'microwave' && dish.recipe.activeMinutes <= 10,
);

test('half an hour at the stove before work costs points, a lunch left over from last night none', () => {
  assert.ok(slow && fish);
  const { lunches, isWorkday } = lunchesOf('Carried, warmed up');
  for (const [place, { slot }] of places.entries()) {
    const carried = slot === 'lunch' && isWorkday(place);
    const points = carried ? 15 * usualTerms.morningWork.weight : 0;
    assert.equal(lunches.pointsAt(place, slow.index, false), points);
    assert.equal(lunches.pointsAt(place, slow.index, true), 0);
    // fish smells however early it was cooked
    const smell = carried ? usualTerms.fishWarmed.weight : 0;
    assert.equal(lunches.pointsAt(place, fish.index, true), smell);
    assert.equal(lunches.pointsAt(place, null, false), 0);
  }
});

test('who eats lunch at home has time for it', () => {
  assert.ok(slow);
  const { lunches } = lunchesOf('At home');
  for (const place of places.keys()) assert.equal(lunches.pointsAt(place, slow.index, false), 0);
});
