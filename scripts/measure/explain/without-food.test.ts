import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { prepare } from '#planning/meals/candidates/plan-task.ts';
import { hardViolations } from '#planning/meals/search/repairs/mend-violations.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { searchMonth } from './searched-month.ts';
import { doWithout, placesWith } from './without-food.ts';

test('every meal that holds a food, leftovers among them, is exchanged for one that does not', () => {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Thandi Mokoena' });
  assert.ok(prepared.ok);
  const searched = searchMonth(prepared.task, 'one');
  assert.ok(searched);
  const { month, phases } = searched;
  assert.equal(phases.at(-1)?.penalty, month.menu.points());
  assert.equal(hardViolations(prepared.task, month), 0);
  const onion = kitchen.foodIndex.get('onions');
  assert.ok(onion !== undefined);
  const foods = new Set([onion]);
  assert.ok(placesWith(month, foods).length > 0);
  assert.deepEqual(doWithout(prepared.task, searched, foods), []);
  assert.deepEqual(placesWith(month, foods), []);
});
