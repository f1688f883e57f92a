import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { auditShoppingList } from '../audit/shopping/shopping-audit.ts';
import { addDays } from '../calendar-day.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { foods } from '../catalogue/foods.ts';
import { type HowBought, howBought, usualBuying } from '../catalogue/packs/how-bought.ts';
import { anyStore, pricesAt } from '../catalogue/packs/shops.ts';
import type { Price } from '../catalogue/price.ts';
import { prices } from '../catalogue/prices.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { createKitchen } from '../meals/model/kitchen.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import { payDayText, shopsText, storeText } from '../page/shopping/shopping-money.ts';
import { type KitchenAnswers, kitchenDefaults } from '../profile/kitchen-answers.ts';
import { type Shop, shops } from '../profile/kitchen-questions.ts';
import type { Profile } from '../profile/profile.ts';
import { budgetDifference } from './budget-difference.ts';
import { makeShoppingList } from './make-shopping-list.ts';
import type { ShoppingList } from './shopping-list.ts';
import { payShop } from './trips/pay-day.ts';

const start = '2026-03-02';
const tables = { foods, prices };

function planned(said: Partial<KitchenAnswers>, seed = 'bought'): readonly MealWeek[] {
  const kitchenAnswers = { ...kitchenDefaults, ...said };
  const profile: Profile = { ...profileDefaults, full_name: 'Thandi', kitchenAnswers };
  const plan = planMonth(kitchen, requestOf(profile, { start }), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

function listOf(weeks: readonly MealWeek[], ways: Partial<HowBought>): ShoppingList {
  const list = makeShoppingList(weeks, catalogue, {
    today: start,
    ways: { ...usualBuying, ...ways },
  });
  assert.deepEqual(auditShoppingList(list, weeks, tables), []);
  return list;
}

/** Every choice of shops but that of none. */
const choices: readonly (readonly Shop[])[] = Array.from(
  { length: 2 ** shops.length - 1 },
  (_, mask) => shops.filter((_shop, index) => (mask + 1) & (1 << index)),
);
const weeks = planned({});

test('whichever shops are chosen: their prices where they have one, and no estimate where a price was seen', () => {
  assert.equal(choices.length, 15);
  for (const chosen of choices) {
    const list = listOf(weeks, { shops: chosen });
    assert.deepEqual(list.shops, chosen);
    for (const { food, budget, premium } of list.lines) {
      const here = prices[food].some(({ store }) => chosen.some((shop) => shop === store));
      const seen = prices[food].some(({ status }) => status === 'sourced');
      for (const { store, status } of [...budget.packs, ...premium.packs]) {
        const named = store === anyStore || chosen.some((shop) => shop === store);
        assert.ok(!here || named, `${food} at ${store}, not at ${chosen.join()}`);
        assert.ok(!seen || status === 'sourced', `${food}: ${status} at ${chosen.join()}`);
      }
    }
  }
});

test('an estimate gives way to a price of any shop, whichever tier it is of', () => {
  const price = (of: Partial<Price>): Price => ({
    tier: 'budget',
    store: 'Shoprite',
    product: 'Rice',
    packGrams: 1000,
    packLabel: '1 kg',
    rand: 20,
    date: '2026-02-19',
    status: 'sourced',
    basis: 'seen',
    ...of,
  });
  const seen = price({ store: 'Makro', tier: 'premium' });
  const guess = price({ store: anyStore, status: 'estimated' });
  for (const chosen of [[], ...choices]) {
    assert.deepEqual(pricesAt([guess, seen], chosen), [seen]);
    assert.deepEqual(pricesAt([guess], chosen), [guess]);
  }
});

test('the planner counts with the prices of the chosen shops', () => {
  const dear: Readonly<Record<string, number>> = { Shoprite: 9, 'Pick n Pay': 1 };
  const marked: Record<FoodKey, readonly Price[]> = { ...prices };
  // mince for nine times its price at one shop, which thus serves less of it
  marked['beef-mince'] = ['Shoprite', 'Pick n Pay'].map((store) => ({
    ...(prices['beef-mince'][0] ?? assert.fail('no price of mince')),
    tier: 'budget',
    store,
    packGrams: 500,
    rand: 60 * (dear[store] ?? 1),
  }));
  const marketed = createKitchen(standardCatalogue(marked));
  const mince = (shop: Shop) => {
    const kitchenAnswers: KitchenAnswers = { ...kitchenDefaults, shops: [shop] };
    const profile: Profile = { ...profileDefaults, full_name: 'Thandi', kitchenAnswers };
    const grams = ['a', 'b', 'c', 'd'].map((seed) => {
      const plan = planMonth(marketed, requestOf(profile, { start }), seed);
      assert.ok(plan.ok);
      return plan.weeks
        .flatMap((week) => week.days.flatMap((day) => day.meals.flatMap((meal) => meal.dishes)))
        .flatMap(({ ingredients }) => ingredients)
        .filter(({ food }) => food === 'beef-mince')
        .reduce((sum, one) => sum + one.grams, 0);
    });
    return grams.reduce((sum, one) => sum + one, 0);
  };
  const [cheap, costly] = [mince('Pick n Pay'), mince('Shoprite')];
  assert.ok(costly < 0.6 * cheap, `${costly} g where it is dear, ${cheap} g where it is not`);
});

test('a list of chosen shops says so, and that other prices are a guide', () => {
  const [one, all] = [listOf(weeks, { shops: ['Shoprite'] }), listOf(weeks, { shops })];
  const elsewhere = one.lines.filter(({ budget }) =>
    budget.packs.some(({ store }) => store !== 'Shoprite' && store !== anyStore),
  );
  assert.ok(elsewhere.length > 20);
  assert.ok(
    shopsText(one, 'budget').startsWith(
      `Bought at Shoprite, as you chose. Of ${elsewhere.length} of the ${one.lines.length} foods we know no price from there: they are priced as at `,
    ),
    shopsText(one, 'budget'),
  );
  assert.equal(storeText(one, 'Makro'), 'priced as at Makro');
  assert.equal(storeText(one, 'Shoprite'), 'Shoprite');
  assert.equal(storeText({}, 'Makro'), 'Makro');
  assert.equal(
    shopsText(all, 'budget'),
    'Bought at Pick n Pay, Makro, Woolworths and Shoprite, as you chose.',
  );
});

test('what a swap costs is the difference of the lists at the shops of the member', () => {
  const after = planned({}, 'other');
  for (const ways of [
    { ...usualBuying, shops: ['Makro'] },
    { ...usualBuying, cold: 'fridge' },
  ] as const) {
    const difference = listOf(after, ways).budget.cents - listOf(weeks, ways).budget.cents;
    assert.equal(budgetDifference(weeks, after, catalogue, ways), difference);
  }
});

/** Cents of a list by the week in which they are spent. */
function centsOfWeeks({ lines }: ShoppingList): readonly number[] {
  return [1, 2, 3, 4].map((week) =>
    lines
      .flatMap(({ budget: { purchases, packs } }) =>
        purchases
          .filter((purchase) => purchase.week === week)
          .map(({ pack, quantity }) => quantity * (packs[pack]?.cents ?? NaN)),
      )
      .reduce((sum, cents) => sum + cents, 0),
  );
}

test('the large shopping is the first main shop from a pay day on', () => {
  const at = (payDay: number, begin = start) => payShop({ start: begin }, payDay);
  // a month that begins on Monday 2 March: main shops on the 2nd, 9th, 16th and 23rd
  const shopOf = [
    [25, 0],
    [28, 0],
    [31, 0],
    [1, 0],
    [2, 0],
    [3, 7],
    [9, 7],
    [10, 14],
    [23, 21],
  ];
  for (const [payDay = 0, day] of shopOf) assert.equal(at(payDay), day, `${payDay}`);
  // the one before is a week ago, and the next comes after the last main shop
  assert.equal(at(25, '2026-02-01'), null);
  // a day that February does not have is its last one
  assert.equal(at(31, '2026-02-22'), 7);
  assert.equal(at(30, '2028-02-28'), 7);
  assert.equal(payShop({ start: undefined }, 25), null);
  assert.equal(payShop({ start }, null), null);
  for (let day = 0; day < 366; day++) {
    for (const payDay of [1, 15, 25, 28, 31]) {
      const begin = addDays('2027-03-01', day);
      const shop = at(payDay, begin);
      const paid = Array.from({ length: 28 }, (_, ago) => addDays(begin, 21 - ago)).filter(
        (one) =>
          Number(one.slice(8)) === payDay ||
          (addDays(one, 1).endsWith('-01') && Number(one.slice(8)) < payDay),
      );
      const [last] = paid;
      const wanted =
        last === undefined ? null : [0, 7, 14, 21].find((of) => addDays(begin, of) >= last);
      assert.equal(shop, wanted, `${begin} ${payDay}`);
    }
  }
});

test('on pay day what keeps is bought for the weeks after, within what one shopping should carry', () => {
  const usual = listOf(weeks, {});
  const before = centsOfWeeks(usual);
  let moved = 0;
  for (let payDay = 1; payDay <= 31; payDay++) {
    const list = listOf(weeks, { payDay });
    assert.equal(list.budget.cents, usual.budget.cents);
    assert.deepEqual(list.budget, usual.budget);
    const shop = payShop({ start }, payDay);
    const now = centsOfWeeks(list);
    if (shop === null) {
      assert.deepEqual(now, before);
      assert.equal(payDayText(list), null);
      continue;
    }
    const paid = shop / 7;
    const share = (now[paid] ?? NaN) / list.budget.cents;
    if (now[paid] !== before[paid]) {
      moved++;
      assert.ok(share <= 0.45 && share > (before[paid] ?? NaN) / list.budget.cents, `${share}`);
    }
    assert.deepEqual(now.slice(0, paid), before.slice(0, paid), 'nothing before pay day changes');
    assert.match(payDayText(list) ?? '', /^You are paid on day \d+ of the month, so what keeps/);
  }
  assert.ok(moved >= 14, `${moved}`);
});

test('the audit finds what keeps left for later than pay day, and a shopping that takes too much', () => {
  const list = listOf(weeks, { payDay: 10 });
  const rules = (changed: ShoppingList) =>
    new Set(auditShoppingList(changed, weeks, tables).map(({ rule }) => rule));
  assert.ok(rules({ ...listOf(weeks, {}), payDay: 10 }).has('pay-day'));
  // all that keeps in one go
  const atOnce = list.lines.map((line) =>
    line.storage !== 'shelf'
      ? line
      : {
          ...line,
          budget: {
            ...line.budget,
            purchases: line.budget.purchases.map((one) => ({ ...one, week: 1 as const })),
          },
        },
  );
  assert.ok(rules({ ...list, payDay: 1, lines: atOnce }).has('early'));
});

test('without a freezer no meat lies for longer than it keeps, and without a fridge no longer than a day', () => {
  for (const [lacks, days] of [
    [['Freezer'], 4],
    [['Fridge', 'Freezer'], 1],
  ] as const) {
    const said = { ...kitchenDefaults, kitchen_lacks: lacks };
    const own = planned(said);
    const list = listOf(own, howBought(said));
    const meat = list.lines.filter(({ aisle }) => aisle === 'Meat & fish' || aisle === 'Frozen');
    assert.ok(meat.length > 0);
    for (const { food, storage, keepsDays } of meat) {
      if (storage === 'shelf')
        assert.ok(foods[food].shelfLifeDays >= 60 && foods[food].aisle !== 'Frozen');
      else assert.ok(storage === 'fresh' && (keepsDays <= days || keepsDays >= 14), food);
    }
    assert.equal(list.cold, days === 1 ? 'none' : 'fridge');
  }
});
