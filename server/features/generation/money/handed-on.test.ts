import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMoney } from '#contract/shopping/list-money.ts';
import type {
  Purchase,
  ShoppingLine,
  ShoppingList,
  ShoppingOption,
  ShoppingPack,
} from '#planning/shopping/shopping-list.ts';
import { saidOfList } from '../../../platform/plans/said-of-list.ts';
import { handedToChanged, handedToNew } from './handed-on.ts';

const pack = (packLabel: string, cents: number): ShoppingPack => ({
  ...{
    tier: 'budget',
    store: 'Shoprite',
    product: 'Maize meal',
    packLabel,
    packGrams: 2500,
    cents,
  },
  ...{ date: '2026-11-01', stale: false, status: 'sourced', basis: '', quantity: 1 },
  totalCents: cents,
});
const monday = (week: Purchase['week'], quantity = 1): Purchase => ({
  ...{ week, weekday: 'Monday', pack: 0, quantity },
});
const option = (
  packs: readonly ShoppingPack[],
  purchases: readonly Purchase[],
): ShoppingOption => ({
  ...{ packs, purchases, cents: 0, boughtGrams: 0, keptGrams: 0, spoiledGrams: 0 },
});
const total = { cents: 0, keptCents: 0, usualCents: 0 };
function listOf(budget: ShoppingOption, more: Partial<ShoppingList> = {}): ShoppingList {
  const line: ShoppingLine = {
    ...{ food: 'maize-meal', name: 'Maize meal', aisle: 'Pantry', storage: 'shelf' },
    ...{ keepsDays: 180, servedGrams: 1, neededGrams: 1, budget },
    premium: option([pack('1 kg', 5000)], budget.purchases),
  };
  return {
    ...{ version: 1, date: '2026-11-02', start: '2026-11-02', plan: 'x', lines: [line] },
    ...{ budget: total, premium: total, ...more },
  };
}
const tick = (item: string, more: object = {}) => ({
  ...{ item, ticked: true, atHome: false, premium: false, at: 1000, ...more },
});
const stored = (details: ShoppingList, ticks: ReturnType<typeof tick>[], more: object = {}) => ({
  ...{ details, ticks, own: [], amounts: [], prices: [], spentBefore: 0, spentUntil: null },
  ...{ ticksPrint: '', ...more },
});
const today = '2026-11-10';
const cheap = [pack('2.5 kg', 3000)];
const before = listOf(option(cheap, [monday(1), monday(3)]));

test('as many trips stay ticked as there are packs for, whatever day they are on', () => {
  const list = listOf(option(cheap, [monday(1), monday(2), monday(4)]));
  const { ticks, spentBefore } = handedToNew(stored(before, [tick('maize-meal')]), list, today);
  assert.deepEqual(
    ticks.map(({ item }) => item),
    ['maize-meal@1-mon', 'maize-meal@2-mon'],
  );
  assert.equal(spentBefore, 0);
});

test('all that is bought again is ticked as a whole; another pack is not what was bought', () => {
  const { ticks } = handedToNew(stored(before, [tick('maize-meal')]), before, today);
  assert.deepEqual(ticks, [{ item: 'maize-meal', atHome: false, premium: false, at: 1000 }]);
  const other = listOf(option([pack('5 kg', 5500)], [monday(1)]));
  const handed = handedToNew(stored(before, [tick('maize-meal')]), other, today);
  assert.deepEqual(handed.ticks, []);
  assert.deepEqual([handed.spentBefore, handed.spentUntil], [6000, '2026-11-30']);
});

test('what was spent stays to the cent where the list has other prices, and is kept from list to list', () => {
  const dearer = listOf(option([pack('2.5 kg', 3500)], [monday(1)]));
  const first = handedToNew(stored(before, [tick('maize-meal')]), dearer, today);
  assert.equal(first.spentBefore, 6000 - 3500);
  const { spentBefore, spentUntil } = first;
  const ticks = first.ticks.map(({ item }) => tick(item));
  const said = stored(dearer, ticks, { spentBefore, spentUntil });
  const changed = handedToChanged(said, before, today);
  assert.equal(listMoney(before, 'budget', saidOfList(said)).spent + changed.spentBefore, 6000);
  // when their weeks are over it counts no more
  const late = handedToChanged(said, dearer, '2026-11-30');
  assert.deepEqual([late.spentBefore, late.spentUntil], [0, null]);
});

test('premium stays premium, and what is at home stays at home', () => {
  const premium = handedToNew(
    stored(before, [tick('maize-meal', { premium: true })]),
    before,
    today,
  );
  assert.deepEqual(
    premium.ticks.map((one) => [one.item, one.premium]),
    [['maize-meal', true]],
  );
  const home = handedToNew(
    stored(before, [tick('maize-meal', { atHome: true })]),
    listOf(option([pack('5 kg', 5500)], [monday(1)])),
    today,
  );
  assert.deepEqual(
    home.ticks.map((one) => [one.item, one.atHome]),
    [['maize-meal', true]],
  );
  assert.equal(home.spentBefore, 0);
});

test('what was bought for days before the new list it has reckoned: it is money spent, and no tick', () => {
  const next = listOf(option(cheap, [monday(1), monday(2)]), { start: '2026-11-09' });
  const handed = handedToNew(stored(before, [tick('maize-meal')]), next, today);
  assert.deepEqual(
    handed.ticks.map(({ item }) => item),
    ['maize-meal@2-mon'],
  );
  assert.equal(handed.spentBefore, 3000);
  const later = handedToNew(
    stored(before, [tick('maize-meal')]),
    listOf(option(cheap, [monday(1)]), { start: '2026-11-30' }),
    today,
  );
  assert.deepEqual(later.ticks, []);
});

test('what was bought stays with its day; where another day takes it, the word is newer than any about that day', () => {
  const bought = [tick('maize-meal'), tick('maize-meal@1-mon', { ticked: false, at: 2000 })];
  const same = handedToNew(stored(before, bought), before, today);
  assert.deepEqual(
    same.ticks.map(({ item }) => item),
    ['maize-meal@3-mon'],
  );
  const once = listOf(option(cheap, [monday(1), monday(2)]));
  const moved = handedToNew(stored(before, bought), once, today);
  assert.deepEqual(
    moved.ticks.map(({ item, at }) => [item, at]),
    [['maize-meal@1-mon', 2000]],
  );
  assert.deepEqual([same.spentBefore, moved.spentBefore], [0, 0]);
});

test('a list for the weeks after these begins with nothing spent', () => {
  const next = listOf(option([pack('5 kg', 5500)], [monday(1)]), { start: '2026-11-30' });
  const handed = handedToNew(stored(before, [tick('maize-meal')]), next, '2026-11-28');
  assert.deepEqual([handed.spentBefore, handed.spentUntil], [0, null]);
});

test('money of two lists counts until the weeks of the later one are over', () => {
  const later = listOf(option(cheap, [monday(1)]), { start: '2026-11-09' });
  const gone = listOf(option([pack('5 kg', 5500)], [monday(1)]), { start: '2026-11-09' });
  const said = stored(later, [tick('maize-meal')], {
    spentBefore: 1000,
    spentUntil: '2026-11-30',
  });
  const handed = handedToNew(said, gone, today);
  assert.deepEqual([handed.spentBefore, handed.spentUntil], [4000, '2026-12-07']);
});
