import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { kitchenDefaults } from '../../../profile/kitchen-answers.ts';
import type { HomeStyle } from '../../../profile/kitchen-questions.ts';
import { prepare } from '../../candidates/plan-task.ts';
import { likingPoints } from './liking.ts';

function pointsOf(id: string, styles: readonly HomeStyle[]): number {
  const kitchenAnswers = { ...kitchenDefaults, home_styles: [...styles] };
  const profile = { ...profileDefaults, full_name: 'Thandi', kitchenAnswers };
  const prepared = prepare(kitchen, profile);
  assert.ok(prepared.ok);
  const dish = kitchen.dishes[kitchen.dishIndex.get(id) ?? -1];
  assert.ok(dish, id);
  return likingPoints(dish.portioned, prepared.task);
}

test('a dish of another home is liked less than at its own, and one of every town is not', () => {
  const bunny = 'chicken-bunny-fifteen';
  const atHome = pointsOf(bunny, ['Durban Indian']);
  assert.ok(pointsOf(bunny, ['Afrikaans']) > atHome);
  assert.equal(pointsOf(bunny, ['Afrikaans', 'Durban Indian']), atHome);
  assert.equal(pointsOf(bunny, []), atHome, 'who named no home is at home in all');
  const kota = 'kota-egg-chips-cheese';
  assert.equal(pointsOf(kota, ['Afrikaans']), pointsOf(kota, ['Urban']));
});
