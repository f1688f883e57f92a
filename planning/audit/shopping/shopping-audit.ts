import type { Food } from '../../catalogue/food.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Price } from '../../catalogue/price.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import type { ShoppingLine, ShoppingList, ShoppingPack } from '../../shopping/shopping-list.ts';
import { dayOf, daysOf } from '../calendar-audit.ts';
import type { Demand, ReportShoppingBreach, ShoppingBreach } from './shopping-breach.ts';
import { lifeOf } from './shopping-life.ts';
import { checkPayDay, largeShopOf } from './shopping-pay-audit.ts';
import { checkHome, checkStock } from './shopping-stock-audit.ts';

export interface ShoppingAuditTables {
  readonly foods: Readonly<Record<FoodKey, Food>>;
  readonly prices: Readonly<Record<FoodKey, readonly Price[]>>;
}

const aisleOrder =
  'Vegetables & fruit,Meat & fish,Dairy & eggs,Bakery,Pantry,Tinned,Frozen,Spices & condiments,Drinks'.split(
    ',',
  );
const oldAfter = 60;

/** Where a list is bought. */
function shopsOf({ shops }: ShoppingList): readonly string[] {
  return [...(shops ?? ['Pick n Pay', 'Shoprite']), 'Any store'];
}

/** Grams of each food by the day on which they are cooked or served, straight from the meals. */
function demandOf(weeks: readonly MealWeek[]): ReadonlyMap<string, Demand> {
  const demand = new Map<string, Demand>();
  for (const week of weeks) {
    for (const day of week.days) {
      const served = dayOf({ week: week.week, weekday: day.weekday }, week);
      for (const meal of day.meals) {
        const { leftoverOf } = meal;
        for (const [index, dish] of meal.dishes.entries()) {
          const cooked = leftoverOf && index === 0;
          const at = cooked ? dayOf(leftoverOf, week) : served;
          for (const { food, grams } of dish.ingredients) {
            const known = demand.get(food) ?? {
              total: 0,
              days: Array.from({ length: 28 }, () => 0),
            };
            known.total += grams;
            known.days[at] = (known.days[at] ?? 0) + grams;
            demand.set(food, known);
          }
        }
      }
    }
  }
  return demand;
}

/** Every number of the list is finite and not negative. */
function checkNumbers(value: unknown, path: string, report: ReportShoppingBreach): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value < 0) report('structure', '', `${path} is ${value}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) checkNumbers(part, `${path}.${key}`, report);
  } else if (value === undefined || value === null) {
    report('structure', '', `${path} is missing`);
  }
}

function checkPack(
  line: ShoppingLine,
  pack: ShoppingPack,
  list: ShoppingList,
  tables: ShoppingAuditTables,
  report: ReportShoppingBreach,
): void {
  const same = tables.prices[line.food].filter(
    (price) =>
      price.tier === pack.tier &&
      price.store === pack.store &&
      price.product === pack.product &&
      price.packLabel === pack.packLabel &&
      price.packGrams === pack.packGrams,
  );
  const label = `${pack.product} ${pack.packLabel}`;
  if (same.length === 0) report('pack', line.food, `${label} is in no price list`);
  else if (!same.some(({ rand }) => Math.abs(rand * 100 - pack.cents) < 0.001)) {
    report('price', line.food, `${label} for ${pack.cents} cents`);
  } else if (
    !same.some(
      (price) =>
        price.date === pack.date && price.status === pack.status && price.basis === pack.basis,
    )
  ) {
    report('date', line.food, `${label} of ${pack.date}, ${pack.status}`);
  }
  if (!(pack.cents > 0) || !Number.isInteger(pack.cents)) {
    report('price', line.food, `${pack.cents} is no price in cents`);
  }
  const age = daysOf(list.date) - daysOf(pack.date);
  if (!(age >= 0)) report('date', line.food, `a price of ${pack.date} on a list of ${list.date}`);
  if (pack.stale !== age > oldAfter)
    report('stale', line.food, `${age} days, stale: ${pack.stale}`);
  if (pack.totalCents !== pack.quantity * pack.cents) {
    report('sum', line.food, `${pack.quantity} × ${pack.cents} is not ${pack.totalCents}`);
  }
}

function checkFacts(
  line: ShoppingLine,
  food: Food,
  { list, ...demand }: Demand & { readonly list: ShoppingList },
  report: ReportShoppingBreach,
): void {
  const { days, storage } = lifeOf(food, list);
  if (line.name !== food.name || line.aisle !== food.aisle || line.keepsDays !== days) {
    report('food', line.food, `${line.name}, ${line.aisle}, ${line.keepsDays} days`);
  }
  if (line.storage !== storage) report('food', line.food, `kept as ${line.storage}`);
  if (Math.abs(line.servedGrams - demand.total) > 0.01) {
    report('grams', line.food, `${line.servedGrams} g on the list, ${demand.total} g in the plan`);
  }
  if (Math.abs(line.neededGrams - demand.total / food.edibleShare) > 0.01) {
    report('grams', line.food, `${line.neededGrams} g to buy for ${demand.total} g`);
  }
}

function checkOption(
  line: ShoppingLine,
  tier: 'budget' | 'premium',
  list: ShoppingList,
  tables: ShoppingAuditTables,
  report: ReportShoppingBreach,
): void {
  const option = line[tier];
  if (option.packs.length === 0 && line.homeGrams === undefined) {
    report('structure', line.food, `nothing to buy for ${tier}`);
  }
  for (const pack of option.packs) checkPack(line, pack, list, tables, report);
  const hasPremium = tables.prices[line.food].some(
    ({ tier: of, store }) => of === 'premium' && shopsOf(list).includes(store),
  );
  if (tier === 'premium' && hasPremium && option.packs.some((pack) => pack.tier !== 'premium')) {
    report('tier', line.food, 'a budget product on the premium list');
  }
  const sum = option.packs.reduce((cents, pack) => cents + pack.totalCents, 0);
  if (sum !== option.cents) report('sum', line.food, `${option.cents} stated, ${sum} summed`);
}

/** Cents of what is left of a food: at the price that was paid, or at the best by weight where nothing was. */
function keptCentsOf(
  line: ShoppingLine,
  tier: 'budget' | 'premium',
  list: ShoppingList,
  tables: ShoppingAuditTables,
  keptGrams = line[tier].keptGrams,
) {
  const { cents, boughtGrams } = line[tier];
  if (boughtGrams > 0) return Math.round((cents * keptGrams) / boughtGrams);
  const all = tables.prices[line.food];
  const there = all.filter(({ store }) => shopsOf(list).includes(store));
  const some = there.length > 0 ? there : all;
  const ofTier = (of: 'budget' | 'premium', prices: readonly Price[]) =>
    prices.filter((price) => price.tier === of);
  const own = ofTier(tier, some);
  // where nobody named a shop, a budget product comes from elsewhere before a premium one is taken for it
  const elsewhere =
    tier === 'budget' && own.length === 0 && list.shops === undefined ? ofTier('budget', all) : [];
  const offered = tier === 'premium' && own.length > 0 ? own : [...some, ...elsewhere];
  return Math.round(
    Math.min(...offered.map(({ rand, packGrams }) => (100 * rand) / packGrams)) * keptGrams,
  );
}

function checkTotals(
  list: ShoppingList,
  tables: ShoppingAuditTables,
  report: ReportShoppingBreach,
): void {
  for (const tier of ['budget', 'premium'] as const) {
    let cents = 0;
    let kept = 0;
    let certain = 0;
    for (const line of list.lines) {
      const option = line[tier];
      cents += option.cents;
      kept += keptCentsOf(line, tier, list, tables);
      const both = Math.min(line.budget.keptGrams, line.premium.keptGrams);
      certain += keptCentsOf(line, tier, list, tables, both);
    }
    // of a month that begins with an empty cupboard the next one need not buy what is left by either list
    const usual = list[tier].usualCents;
    if (list.stock === undefined && usual !== cents - certain) {
      report('sum', '', `${tier}: ${usual} for a usual month, not ${cents - certain}`);
    }
    if (cents !== list[tier].cents) report('sum', '', `${tier}: ${list[tier].cents}, not ${cents}`);
    // what nothing was paid for this month is valued to the cent, give or take one
    const untold = list.lines.filter((line) => line[tier].boughtGrams === 0).length;
    if (Math.abs(kept - list[tier].keptCents) > untold) {
      report('sum', '', `${tier}: ${list[tier].keptCents} left over, not ${kept}`);
    }
  }
  if (list.budget.cents > list.premium.cents) {
    report('tier', '', `budget ${list.budget.cents} above premium ${list.premium.cents}`);
  }
}

function checkOrder(list: ShoppingList, report: ReportShoppingBreach): void {
  for (const [index, line] of list.lines.entries()) {
    const before = list.lines[index - 1];
    if (before && aisleOrder.indexOf(before.aisle) > aisleOrder.indexOf(line.aisle)) {
      report('structure', line.food, `${line.aisle} after ${before.aisle}`);
    }
  }
  if (Number.isNaN(daysOf(list.date))) report('structure', '', `${list.date} is no day`);
}

/**
 * Checks a finished list against the plan and the tables, in an arithmetic of its own.
 * @returns every breach found; empty for a good list
 */
export function auditShoppingList(
  list: ShoppingList,
  weeks: readonly MealWeek[],
  tables: ShoppingAuditTables,
): readonly ShoppingBreach[] {
  const breaches: ShoppingBreach[] = [];
  const report: ReportShoppingBreach = (rule, food, detail) =>
    breaches.push({ rule, food, detail });
  // a day before the plan begins is below 0
  const { stock = [], ...others } = list;
  checkNumbers({ ...others, stock: stock.map(({ grams }) => grams) }, 'list', report);
  checkOrder(list, report);
  const demand = demandOf(weeks);
  const seen = new Set<string>();
  const large = { budget: largeShopOf(list, 'budget'), premium: largeShopOf(list, 'premium') };
  for (const line of list.lines) {
    if (seen.has(line.food)) report('twice', line.food, 'two lines');
    seen.add(line.food);
    const wanted = demand.get(line.food);
    const food = tables.foods[line.food];
    if (!wanted) {
      report('stranger', line.food, 'is in no meal');
      continue;
    }
    checkFacts(line, food, { ...wanted, list }, report);
    for (const tier of ['budget', 'premium'] as const) {
      checkOption(line, tier, list, tables, report);
      checkStock(line, line[tier], food, { days: wanted.days, list, large: large[tier] }, report);
    }
    if (line.budget.cents > line.premium.cents) {
      report('tier', line.food, 'budget above premium');
    }
  }
  for (const [food, { total }] of demand) {
    if (total > 0 && !seen.has(food)) report('missing', food, `${total} g in the plan`);
  }
  checkHome(list, weeks, report);
  checkPayDay(list, report);
  checkTotals(list, tables, report);
  return breaches;
}
