import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { weekNumbers } from '#planning/calendar.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { shoppingListPage } from '#planning/page/shopping/shopping-list-page.ts';
import { weekCents } from '#planning/page/shopping/shopping-words.ts';
import { listRows, rowsByAisle } from '#planning/page/shopping/trip-rows.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { whatsAppAddress } from '../share/share-text.ts';
import { parseShoppingList } from '../stored-list.ts';
import { rowDetails } from './list-rows.ts';

const profile = { ...profileDefaults, full_name: 'Thandi', disliked_foods: '' };
function listOf(seed: string) {
  const plan = planMonth(kitchen, requestOf({ ...profile, meals_per_day: 5 }), seed);
  assert.ok(plan.ok);
  return makeShoppingList(plan.weeks, catalogue, { today: '2026-11-21' });
}
const list = listOf('rows');
const row = { updated_at: '2026-11-21T08:00:00.123456+00:00', details: list };
const tiers = ['budget', 'premium'] as const;
const centsOf = (rows: readonly { readonly cents: number }[]) =>
  rows.reduce((sum, { cents }) => sum + cents, 0);

test('what is stored is read as it was made', () => {
  const stored: unknown = JSON.parse(JSON.stringify(row));
  assert.deepEqual(parseShoppingList(stored), { updatedAt: row.updated_at, details: list });
});

test('details that are missing, foreign or broken leave the HTML', () => {
  const [line] = list.lines;
  const purchases = [{ week: 1, weekday: 'Monday', pack: 99, quantity: 1 }];
  const broken = { ...list, lines: [{ ...line, budget: { ...line?.budget, purchases } }] };
  for (const details of [null, {}, 'x', { ...list, version: 2 }, { ...list, lines: [] }, broken]) {
    assert.equal(parseShoppingList({ ...row, details }), null);
    const content = shoppingListPage(list);
    assert.deepEqual(parseShoppingList({ ...row, details, content }), {
      updatedAt: row.updated_at,
      details: null,
      content,
    });
  }
  assert.throws(() => parseShoppingList({ details: list }));
});

test('the rows of the month and of its weeks cost what the list costs', () => {
  for (const tier of tiers) {
    const month = listRows(list, tier, null);
    assert.equal(month.length, list.lines.length);
    assert.equal(centsOf(month), list[tier].cents);
    for (const week of weekNumbers) {
      assert.equal(centsOf(listRows(list, tier, week)), weekCents(list, tier, week));
    }
    assert.deepEqual(
      rowsByAisle(month).map(([aisle]) => aisle),
      [...new Set(list.lines.map(({ aisle }) => aisle))],
    );
  }
});

test('each trip is one row of its week; a food that is bought once is ticked as the food', () => {
  for (const tier of tiers) {
    const weekly = weekNumbers.flatMap((week) => listRows(list, tier, week));
    const items = weekly.map(({ item }) => item);
    assert.equal(new Set(items).size, items.length);
    for (const { line, item, trips } of listRows(list, tier, null)) {
      assert.equal(item, line.food);
      const mine = weekly.filter((one) => one.line.food === line.food);
      assert.deepEqual(
        mine.flatMap((one) => one.trips),
        trips,
      );
      assert.equal(mine[0]?.item === line.food, trips.length === 1);
      assert.ok(mine.every((one) => one.item.length <= 100));
    }
  }
});

test('one shopping names a food once; a second line of its week begins with its day', () => {
  // fresh food that does not keep for a week is bought on two of its days
  const [first] = list.lines;
  assert.ok(first?.budget.packs.length);
  const purchases = (['Monday', 'Thursday'] as const).flatMap((weekday) =>
    first.budget.packs.map((_, pack) => ({ week: 1 as const, weekday, pack, quantity: 1 })),
  );
  const twice = { ...first, budget: { ...first.budget, purchases } };
  const lists = [list, { ...list, lines: [twice, ...list.lines.slice(1)] }];
  for (const one of lists)
    for (const week of weekNumbers) {
      const named = listRows(one, 'budget', week).map(
        ({ line, ownDay, due }) => `${line.name} ${ownDay ? due : ''}`,
      );
      assert.equal(new Set(named).size, named.length);
    }
  const [top, below] = listRows({ ...list, lines: [twice] }, 'budget', 1);
  assert.deepEqual([top?.due, below?.due, below?.ownDay], [null, 'on Thursday', true]);
});

test('a row says how much of what, where and when', () => {
  const rows = listRows(list, 'budget', null);
  for (const { packs, stores, due } of rows) {
    assert.match(packs, /\d/);
    assert.ok(stores.length > 2);
    assert.match(due ?? '', /^(every week|weeks?\s[1-4](,\s[1-4])*(\sand\s[1-4])?)$/);
  }
  // not every month needs a second trip in a week
  const [first] = list.lines;
  assert.ok(first);
  const purchases = first.budget.purchases.map((one) => ({ ...one, weekday: 'Thursday' as const }));
  const line = { ...first, budget: { ...first.budget, purchases } };
  const [week = 1] = purchases.map((one) => one.week);
  const dueIn = (one: typeof list) => listRows({ ...one, lines: [line] }, 'budget', week)[0]?.due;
  assert.equal(dueIn(list), 'on Thursday');
  // of a plan that began on a Friday, week 1 goes on to Thursday, the third of December
  const day = 3 + 7 * (week - 1);
  assert.match(
    dueIn({ ...list, start: '2026-11-27' }) ?? '',
    new RegExp(`^on Thu\\s${day}\\sDec$`),
  );
  assert.equal(dueIn({ ...list, start: '2026-11-26' }), null);
});

test('the details name the product, its price date and whether that price is old or estimated', () => {
  const details = list.lines.map(
    (line) => [line, rowDetails({ line, plan: list }, 'budget', true)] as const,
  );
  for (const [line, { needed, products }] of details) {
    assert.match(needed ?? '', /\d/);
    assert.equal(products.length, line.budget.packs.length);
    for (const [index, { seen, marks }] of products.entries()) {
      assert.match(seen, /^Price of \d+\u00a0[A-Z][a-z]{2}\u00a020\d\d$/);
      assert.equal(marks.includes('old price'), line.budget.packs[index]?.stale);
      assert.equal(marks.includes('estimated'), line.budget.packs[index]?.status === 'estimated');
    }
  }
  // where the whole list says that most prices are old, no row repeats it
  for (const line of list.lines) {
    const { products } = rowDetails({ line, plan: list }, 'budget', false);
    assert.ok(products.every(({ marks }) => !marks.includes('old price')));
  }
  assert.ok(details.some(([, { products }]) => products.some(({ when }) => when !== null)));
  assert.ok(details.some(([, { leftover }]) => leftover !== null));
  assert.ok(details.some(([, { storage }]) => storage !== null));
});

test('the address for WhatsApp is never too long, and says so where it holds less', () => {
  const message = (address: string) => new URL(address).searchParams.get('text') ?? '';
  for (const tier of tiers) {
    for (const week of [undefined, ...weekNumbers]) {
      const address = whatsAppAddress(list, { tier, week });
      assert.ok(address.startsWith('https://wa.me/?text=') && address.length <= 7500);
      const rows = week === undefined ? list.lines : listRows(list, tier, week);
      const named = message(address)
        .split('\n')
        .filter((text) => text.startsWith('- '));
      assert.ok(named.length >= rows.length || /… and \d+ more$/.test(message(address)));
    }
  }
  const long = { ...list, lines: Array.from({ length: 9 }, () => list.lines).flat() };
  const cut = message(whatsAppAddress(long, { tier: 'budget' }));
  const count = cut.split('\n').filter((text) => text.startsWith('- ')).length;
  const more = Number(/… and (\d+) more$/.exec(cut)?.[1]);
  const all = weekNumbers.flatMap((week) => listRows(long, 'budget', week)).length;
  assert.equal(count + more, all);
});
