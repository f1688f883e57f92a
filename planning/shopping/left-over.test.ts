import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { monthsAfter } from '#test/support/plans/months-after.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { auditShoppingList } from '../audit/shopping/shopping-audit.ts';
import { addDays } from '../calendar-day.ts';
import { foods } from '../catalogue/foods.ts';
import { usualBuying } from '../catalogue/packs/how-bought.ts';
import { prices } from '../catalogue/prices.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import { atHomeText, monthsText } from '../page/shopping/shopping-money.ts';
import type { Profile } from '../profile/profile.ts';
import { leftOver } from './left-over.ts';
import { makeShoppingList } from './make-shopping-list.ts';

const today = '2026-03-20';
const start = '2026-03-02';
const nextStart = addDays(start, 28);
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function weeksOf(profile: Profile, seed: string): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile, { start }), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

const weeks = weeksOf(thandi, 'left over');
const list = makeShoppingList(weeks, catalogue, { today });
const month = { weeks, list };

test('what keeps and was not finished is there for the next plan, to the gram that the list says', () => {
  const stock = leftOver(month, nextStart, catalogue);
  assert.ok(stock.length > 10);
  for (const line of list.lines.filter(({ storage }) => storage !== 'fresh')) {
    const kept = Math.min(line.budget.keptGrams, line.premium.keptGrams);
    const had = stock.filter(({ food }) => food === line.food);
    const grams = had.reduce((sum, one) => sum + one.grams, 0);
    assert.ok(grams <= kept + 1e-6 && grams > kept - 2, `${line.food}: ${grams} of ${kept} g`);
    assert.ok(had.every(({ from }) => from < 0));
  }
});

test('fresh food is left over as long as it is good', () => {
  for (const { food, from } of leftOver(month, nextStart, catalogue)) {
    const { aisle, shelfLifeDays } = foods[food];
    const freezes = aisle === 'Meat & fish' || aisle === 'Bakery' || shelfLifeDays >= 28;
    assert.ok(freezes || from + shelfLifeDays > 0, `${food} of day ${from}`);
  }
});

test('a plan in the middle of another one finds what was bought and not eaten by then', () => {
  const stock = leftOver(month, addDays(start, 7), catalogue);
  for (const line of list.lines.filter(({ storage }) => storage !== 'fresh')) {
    const option = line.budget.keptGrams <= line.premium.keptGrams ? line.budget : line.premium;
    const bought = option.purchases
      .filter(({ week }) => week === 1)
      .reduce((sum, one) => sum + one.quantity * (option.packs[one.pack]?.packGrams ?? NaN), 0);
    const grams = stock
      .filter(({ food }) => food === line.food)
      .reduce((sum, one) => sum + one.grams, 0);
    assert.ok(grams <= bought, `${line.food}: ${grams} of ${bought} g`);
  }
});

test('nothing is taken to be there where nothing is known', () => {
  const nothing = (from: Parameters<typeof leftOver>[0], at: string | undefined) =>
    assert.deepEqual(leftOver(from, at, catalogue), []);
  nothing({ weeks, list: null }, nextStart);
  nothing(month, undefined);
  nothing(month, addDays(start, -1));
  nothing(month, addDays(start, 40));
  nothing({ weeks, list: { ...list, plan: '0' } }, nextStart);
  nothing({ weeks: weeks.map((week) => ({ ...week, start: undefined })), list }, nextStart);
  // in the place of a plan that begins on the same day nothing has been bought yet
  nothing(month, start);
});

test('a plan in the place of another one begins with what that one began with', () => {
  const [next] = monthsAfter(weeks, catalogue, today, 1);
  assert.ok(next?.list.stock);
  assert.deepEqual(leftOver(next, nextStart, catalogue), next.list.stock);
});

test('what is at home is not bought again, and such months cost what a usual one is said to', () => {
  const members: readonly Partial<Profile>[] = [
    {},
    { diet_type: 'Vegan', meals_per_day: 4 },
    { diet_type: 'Low-Carb', weight: 95 },
  ];
  for (const [index, member] of members.entries()) {
    const own = weeksOf({ ...thandi, ...member }, `months ${index}`);
    const first = makeShoppingList(own, catalogue, { today });
    const later = monthsAfter(own, catalogue, today, 6);
    for (const one of later) {
      assert.deepEqual(auditShoppingList(one.list, one.weeks, { foods, prices }), []);
    }
    const cents = later.reduce((sum, one) => sum + one.list.budget.cents, 0) / later.length;
    const { usualCents } = first.budget;
    assert.ok(cents < 0.95 * first.budget.cents, `${cents} after ${first.budget.cents}`);
    assert.ok(Math.abs(cents / usualCents - 1) < 0.06, `${cents}, said to be ${usualCents}`);
    // of the same meals, whatever there is at home
    for (const one of later) assert.equal(one.list.budget.usualCents, usualCents);
  }
});

test('the texts tell the first shopping from a usual month, and what is at home', () => {
  assert.match(
    monthsText(list, 'budget'),
    /^First shopping R.*, a usual month about R.*\. R.* of this lasts two months or more: /,
  );
  assert.equal(atHomeText(list), null);
  const [next] = monthsAfter(weeks, catalogue, today, 1);
  assert.ok(next);
  assert.match(monthsText(next.list, 'budget'), /^This month R/);
  assert.match(atHomeText(next.list) ?? '', /^Left over from your last list, .*\(.*\)/);
});

test('a list keeps to the shops that are named, and takes elsewhere what they do not sell', () => {
  const one = makeShoppingList(weeks, catalogue, {
    today,
    ways: { ...usualBuying, shops: ['Woolworths'] },
  });
  assert.deepEqual(auditShoppingList(one, weeks, { foods, prices }), []);
  for (const { food, budget } of one.lines) {
    const there = prices[food].some(({ store }) => store === 'Woolworths');
    for (const { store } of budget.packs) {
      assert.ok(!there || store === 'Woolworths' || store === 'Any store', `${food} at ${store}`);
    }
  }
  const usual = new Set(list.lines.flatMap(({ budget }) => budget.packs.map(({ store }) => store)));
  usual.delete('Any store');
  assert.ok(usual.size <= 3, [...usual].join());
});
