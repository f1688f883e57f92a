import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import { shoppingListPage } from '../page/shopping/shopping-list-page.ts';
import { makeShoppingList } from '../shopping/make-shopping-list.ts';
import { auditListDays, auditWeeks, dayCalled, dayNames, dayOf } from './calendar-audit.ts';
import { createRecorder } from './finding.ts';

// a Friday, so that the four weeks go over the end of the month and of the year
const start = '2026-12-11';
const plan = planMonth(
  kitchen,
  requestOf({ ...profileDefaults, full_name: 'Thandi' }, { start: start }),
  'calendar',
);
assert.ok(plan.ok);
const { weeks } = plan;
const list = makeShoppingList(weeks, catalogue, { today: '2026-12-10' });
const page = shoppingListPage(list);

function found(made = weeks, shopped = list, html = page): readonly string[] {
  const { at, findings } = createRecorder();
  auditWeeks(made, at);
  auditListDays(shopped, html, { start: made[0]?.start }, at(0));
  return findings.map(({ rule }) => rule);
}

test('the audit counts days by a calendar of its own', () => {
  assert.deepEqual(dayNames({ start }).slice(0, 4), ['Friday', 'Saturday', 'Sunday', 'Monday']);
  assert.equal(dayNames({})[0], 'Monday');
  assert.equal(dayOf({ week: 2, weekday: 'Thursday' }, { start }), 13);
  assert.equal(dayCalled({ week: 4, weekday: 'Thursday' }, { start }), 'Thursday 7 January');
  assert.equal(dayCalled({ week: 4, weekday: 'Thursday' }, {}), 'Thursday');
});

test('a plan and its list are right; each thing that is wrong with their days is found', () => {
  assert.deepEqual(found(), []);
  const second = weeks.findIndex(({ week }) => week === 2);
  const other = (change: object) =>
    weeks.map((week, index) => (index === second ? { ...week, ...change } : week));
  assert.deepEqual(found(other({ start: '2026-12-18' })), ['41b']);
  assert.deepEqual(found(other({ days: weeks[second]?.days.toReversed() })), ['41']);
  // all of them begin a day later than their days say
  const late = weeks.map((week) => ({ ...week, start: '2026-12-12' }));
  assert.ok(found(late).includes('41'));
  assert.deepEqual(found(weeks, { ...list, start: '2026-12-14' }), ['41b']);
  const { start: _, ...undated } = list;
  assert.deepEqual(found(weeks, undated), ['41b']);
  // a page of another day, and one without days
  assert.deepEqual(
    found(weeks, list, page.replaceAll('Fri\u00a011\u00a0Dec', 'Sat\u00a012\u00a0Dec')),
    ['41b'],
  );
  assert.deepEqual(found(weeks, list, shoppingListPage(undated)), ['41b']);
});
