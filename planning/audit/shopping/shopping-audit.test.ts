import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { foodKeys, foods } from '../../catalogue/foods.ts';
import { prices } from '../../catalogue/prices.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import type { Profile } from '../../profile/profile.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import type { ShoppingList } from '../../shopping/shopping-list.ts';
import { auditShoppingList } from './shopping-audit.ts';
import type { ShoppingBreach } from './shopping-breach.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Line = Mutable<ShoppingList>['lines'][number];

/** A plan with its list, free to be spoilt. */
interface Basket {
  list: Mutable<ShoppingList>;
  weeks: Mutable<MealWeek[]>;
}

const members: readonly Partial<Profile>[] = [
  {},
  { diet_type: 'Vegan', meals_per_day: 4, allergies: ['Gluten'] },
  { diet_type: 'Low-Carb', weight: 95, cooking_time: '30 to 45 minutes' },
];
const baskets: readonly string[] = members.map((member, index) => {
  const profile = { ...profileDefaults, full_name: 'Sipho', disliked_foods: '', ...member };
  const plan = planMonth(kitchen, requestOf(profile), `audit ${index}`);
  assert.ok(plan.ok);
  const list = makeShoppingList(plan.weeks, catalogue, { today: '2026-03-20' });
  assert.deepEqual(auditShoppingList(list, plan.weeks, { foods, prices }), []);
  return JSON.stringify({ list, weeks: plan.weeks });
});

function copyOf(stored: string): Basket {
  return JSON.parse(stored);
}

/** The first line that will do; every basket has one. */
function pick(basket: Basket, suits: (line: Line) => boolean = () => true): Line {
  const line = basket.list.lines.find(suits);
  assert.ok(line, 'no line suits');
  return line;
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  assert.ok(item);
  return item;
}

function ingredientsOf({ weeks }: Basket) {
  const meals = weeks.flatMap(({ days }) => days.flatMap((day) => day.meals));
  return meals.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.ingredients));
}

/** Makes every sum of the list agree again, as a forger would. */
function balance({ list }: Basket): void {
  for (const tier of ['budget', 'premium'] as const) {
    list[tier] = { cents: 0, keptCents: 0, usualCents: 0 };
    for (const line of list.lines) {
      const option = line[tier];
      for (const [index, pack] of option.packs.entries()) {
        const bought = option.purchases.filter((one) => one.pack === index);
        pack.quantity = bought.reduce((sum, { quantity }) => sum + quantity, 0);
        pack.totalCents = pack.quantity * pack.cents;
      }
      option.cents = option.packs.reduce((sum, { totalCents }) => sum + totalCents, 0);
      option.boughtGrams = option.packs.reduce(
        (sum, { quantity, packGrams }) => sum + quantity * packGrams,
        0,
      );
      list[tier].cents += option.cents;
      const worth = (grams: number) => Math.round((option.cents * grams) / option.boughtGrams);
      list[tier].keptCents += worth(option.keptGrams);
      const both = Math.min(line.budget.keptGrams, line.premium.keptGrams);
      list[tier].usualCents += option.cents - worth(both);
    }
  }
}

interface Fault {
  readonly name: string;
  readonly rule: ShoppingBreach['rule'];
  /** Spoils the basket. Whether the sums are made to agree afterwards is up to the fault. */
  readonly plant: (basket: Basket) => void;
  readonly forged?: boolean;
}

const onePackTrips = (line: Line) => line.premium.packs.length === 1;
/** Bought again when the first of it is long gone off. */
const oftenBought = ({ storage, keepsDays, premium: { purchases } }: Line) =>
  storage === 'fresh' && keepsDays <= 7 && purchases.some(({ week }) => week >= 3);

const faults: readonly Fault[] = [
  {
    name: 'an allergen is slipped into a meal after the list was made',
    rule: 'missing',
    plant: (basket) => {
      const listed = new Set(basket.list.lines.map(({ food }) => food));
      const hidden = foodKeys.find((key) => !listed.has(key));
      assert.ok(hidden);
      basket.weeks[2]?.days[3]?.meals[0]?.dishes[0]?.ingredients.push({ food: hidden, grams: 5 });
    },
  },
  {
    name: 'a line is left out',
    rule: 'missing',
    forged: true,
    plant: ({ list }) => list.lines.splice(7, 1),
  },
  {
    name: 'a line that is in no meal',
    rule: 'stranger',
    forged: true,
    plant: (basket) => {
      const listed = new Set(basket.list.lines.map(({ food }) => food));
      const stranger = foodKeys.find((key) => !listed.has(key));
      assert.ok(stranger);
      pick(basket).food = stranger;
    },
  },
  {
    name: 'a food on two lines',
    rule: 'twice',
    forged: true,
    plant: ({ list }) => list.lines.push(first(list.lines)),
  },
  {
    name: 'a portion grows by a gram',
    rule: 'grams',
    plant: (basket) => {
      first(ingredientsOf(basket)).grams += 1;
    },
  },
  {
    name: 'a line states a gram less than the plan serves',
    rule: 'grams',
    plant: (basket) => {
      pick(basket).servedGrams -= 1;
    },
  },
  {
    name: 'peel and bone are forgotten',
    rule: 'grams',
    plant: (basket) => {
      const line = pick(basket, ({ food }) => foods[food].edibleShare < 1);
      line.neededGrams = line.servedGrams;
    },
  },
  {
    name: 'another name',
    rule: 'food',
    plant: (basket) => {
      pick(basket).name = 'Beef mince, lean';
    },
  },
  {
    name: 'another aisle',
    rule: 'food',
    plant: (basket) => {
      pick(basket).aisle = 'Drinks';
    },
  },
  {
    name: 'a longer shelf life than the food has',
    rule: 'food',
    plant: (basket) => {
      pick(basket, ({ storage }) => storage === 'fresh').keepsDays += 7;
    },
  },
  {
    name: 'lettuce for the freezer',
    rule: 'food',
    plant: (basket) => {
      pick(basket, ({ storage }) => storage === 'fresh').storage = 'freezer';
    },
  },
  {
    name: 'one pack fewer than needed',
    rule: 'shortage',
    forged: true,
    plant: (basket) => {
      const line = pick(
        basket,
        ({ storage, premium }) => storage !== 'fresh' && premium.purchases.length > 1,
      );
      line.premium.purchases.pop();
    },
  },
  {
    name: 'what is needed later bought in week 1',
    rule: 'early',
    forged: true,
    plant: (basket) => {
      const keeps = pick(
        basket,
        ({ storage, budget }) =>
          storage !== 'fresh' && budget.purchases.some(({ week }) => week > 1),
      );
      for (const purchase of keeps.budget.purchases) purchase.week = 1;
    },
  },
  {
    name: 'food at home that nobody has',
    rule: 'home',
    plant: (basket) => {
      pick(basket).homeGrams = 200;
    },
  },
  {
    name: 'another stock than the plan began with',
    rule: 'home',
    plant: ({ list }) => {
      list.stock = [{ food: first(list.lines).food, grams: 300, opened: true, from: -7 }];
    },
  },
  {
    name: 'a usual month that costs less than what is eaten',
    rule: 'sum',
    plant: ({ list }) => {
      list.budget.usualCents -= 5000;
    },
  },
  {
    name: 'everything fresh bought in week 1',
    rule: 'shelf-life',
    forged: true,
    plant: (basket) => {
      for (const purchase of pick(basket, oftenBought).premium.purchases) {
        purchase.week = 1;
        purchase.weekday = 'Monday';
      }
    },
  },
  {
    name: 'bought after it was eaten',
    rule: 'shelf-life',
    forged: true,
    plant: (basket) => {
      // so much of it that it cannot all be eaten on the last day
      const line = pick(basket, (one) => one.storage === 'shelf' && one.servedGrams > 300);
      for (const purchase of line.budget.purchases) {
        purchase.week = 4;
        purchase.weekday = 'Sunday';
      }
    },
  },
  {
    name: 'one pack more than needed',
    rule: 'excess',
    forged: true,
    plant: (basket) => {
      const line = pick(basket, (one) => one.storage !== 'fresh' && onePackTrips(one));
      first(line.premium.purchases).quantity += 1;
    },
  },
  {
    name: 'a pack more than needed of what keeps',
    rule: 'excess',
    forged: true,
    plant: (basket) => {
      const line = pick(basket, (one) => one.storage !== 'fresh' && one.budget.packs.length === 1);
      first(line.budget.purchases).quantity += 1;
    },
  },
  {
    name: 'leftovers that are not there',
    rule: 'leftover',
    forged: true,
    plant: (basket) => {
      pick(basket).budget.keptGrams += 50;
    },
  },
  {
    name: 'waste that is kept quiet',
    rule: 'leftover',
    forged: true,
    plant: (basket) => {
      pick(basket, ({ budget }) => budget.spoiledGrams > 1).budget.spoiledGrams = 0;
    },
  },
  {
    name: 'a pack size that no shop sells',
    rule: 'pack',
    forged: true,
    plant: (basket) => {
      first(pick(basket).budget.packs).packGrams *= 2;
    },
  },
  {
    name: 'a product that no shop sells',
    rule: 'pack',
    plant: (basket) => {
      first(pick(basket).premium.packs).product = 'House brand';
    },
  },
  {
    name: 'a store that does not sell it',
    rule: 'pack',
    plant: (basket) => {
      first(pick(basket).premium.packs).store = 'Corner café';
    },
  },
  {
    name: 'a cent off the price',
    rule: 'price',
    forged: true,
    plant: (basket) => {
      first(pick(basket).budget.packs).cents -= 1;
    },
  },
  {
    name: 'a price for nothing',
    rule: 'price',
    forged: true,
    plant: (basket) => {
      first(pick(basket).budget.packs).cents = 0;
    },
  },
  {
    name: 'a newer date than the price has',
    rule: 'date',
    plant: (basket) => {
      first(pick(basket).budget.packs).date = '2026-03-19';
    },
  },
  {
    name: 'an estimate sold as a shelf price',
    rule: 'date',
    plant: (basket) => {
      const pack = first(pick(basket).budget.packs);
      pack.status = pack.status === 'sourced' ? 'estimated' : 'sourced';
    },
  },
  {
    name: 'a source that is not the price’s',
    rule: 'date',
    plant: (basket) => {
      first(pick(basket).budget.packs).basis = 'hearsay';
    },
  },
  {
    name: 'a list from before its prices',
    rule: 'date',
    plant: ({ list }) => {
      list.date = '2024-01-01';
    },
  },
  {
    name: 'an old price shown as new',
    rule: 'stale',
    plant: ({ list }) => {
      const packs = list.lines.flatMap(({ budget, premium }) => [
        ...budget.packs,
        ...premium.packs,
      ]);
      first(packs.filter(({ stale }) => stale)).stale = false;
    },
  },
  {
    name: 'a new price shown as old',
    rule: 'stale',
    plant: ({ list }) => {
      const packs = list.lines.flatMap(({ budget, premium }) => [
        ...budget.packs,
        ...premium.packs,
      ]);
      first(packs.filter(({ stale }) => !stale)).stale = true;
    },
  },
  {
    name: 'quantity times price is wrong',
    rule: 'sum',
    plant: (basket) => {
      first(pick(basket).budget.packs).totalCents += 100;
    },
  },
  {
    name: 'a line that is not the sum of its packs',
    rule: 'sum',
    plant: (basket) => {
      pick(basket).premium.cents += 1;
    },
  },
  {
    name: 'a total that is a cent off',
    rule: 'sum',
    plant: ({ list }) => {
      list.budget.cents += 1;
    },
  },
  {
    name: 'leftovers worth more than they cost',
    rule: 'sum',
    plant: ({ list }) => {
      list.premium.keptCents += 1000;
    },
  },
  {
    name: 'more packs paid than bought',
    rule: 'sum',
    plant: (basket) => {
      first(pick(basket).budget.packs).quantity += 1;
    },
  },
  {
    name: 'more grams stated than bought',
    rule: 'sum',
    plant: (basket) => {
      pick(basket).budget.boughtGrams += 100;
    },
  },
  {
    name: 'budget and premium changed places',
    rule: 'tier',
    plant: ({ list }) => {
      [list.budget, list.premium] = [list.premium, list.budget];
      for (const line of list.lines) [line.budget, line.premium] = [line.premium, line.budget];
    },
  },
  {
    name: 'a budget product on the premium list',
    rule: 'tier',
    forged: true,
    plant: (basket) => {
      // where the shops of the list have a premium one
      const cheap = ({ budget, premium }: Line) =>
        first(budget.packs).tier === 'budget' && first(premium.packs).tier === 'premium';
      const line = pick(basket, cheap);
      line.premium = line.budget;
    },
  },
  {
    name: 'not a number',
    rule: 'structure',
    plant: (basket) => {
      pick(basket).budget.keptGrams = NaN;
    },
  },
  {
    name: 'a negative amount',
    rule: 'structure',
    plant: (basket) => {
      pick(basket).budget.spoiledGrams = -5;
    },
  },
  {
    name: 'half a pack',
    rule: 'structure',
    plant: (basket) => {
      first(pick(basket).budget.purchases).quantity = 0.5;
    },
  },
  {
    name: 'a purchase of a pack that is not named',
    rule: 'structure',
    plant: (basket) => {
      first(pick(basket).budget.purchases).pack = 9;
    },
  },
  {
    name: 'aisles out of order',
    rule: 'structure',
    plant: ({ list }) => list.lines.reverse(),
  },
  {
    name: 'a list without a day',
    rule: 'structure',
    plant: ({ list }) => {
      list.date = '2026-02-30';
    },
  },
];

for (const { name, rule, plant, forged = false } of faults) {
  test(`caught: ${name}`, () => {
    for (const [index, stored] of baskets.entries()) {
      const basket = copyOf(stored);
      plant(basket);
      if (forged) balance(basket);
      const found = auditShoppingList(basket.list, basket.weeks, { foods, prices });
      assert.ok(
        found.some((breach) => breach.rule === rule),
        `basket ${index}: ${JSON.stringify(found.slice(0, 3))}`,
      );
    }
  });
}

test('a forger who only balances the books finds nothing to balance in a good list', () => {
  for (const stored of baskets) {
    const basket = copyOf(stored);
    balance(basket);
    assert.deepEqual(basket, JSON.parse(stored));
  }
});
