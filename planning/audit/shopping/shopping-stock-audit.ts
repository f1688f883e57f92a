import type { Food } from '../../catalogue/food.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import type { ShoppingLine, ShoppingList, ShoppingOption } from '../../shopping/shopping-list.ts';
import { type Begun, dayOf } from '../calendar-audit.ts';
import type { Demand, ReportShoppingBreach } from './shopping-breach.ts';
import { lifeOf } from './shopping-life.ts';

/** What was bought on one day; or was at home, of no pack. */
interface Delivery {
  readonly day: number;
  readonly smallestPack: number;
  left: number;
}

function homeOf(line: ShoppingLine, { stock = [] }: ShoppingList): Delivery[] {
  return stock
    .filter(({ food }) => food === line.food)
    .map(({ from, grams }) => ({ day: from, smallestPack: Infinity, left: grams }));
}

/**
 * Of what keeps, each pack is bought in a week that would go short without it.
 * @param large day of a large shopping, which may buy for the weeks after it too; null where there is none
 */
function checkEarly(
  line: ShoppingLine,
  deliveries: readonly Delivery[],
  needs: readonly number[],
  large: number | null,
  report: ReportShoppingBreach,
): void {
  let held = 0;
  for (let monday = 0; monday < 28; monday += 7) {
    const came = deliveries.filter(
      ({ day }) => day < monday + 7 && (day >= monday || monday === 0),
    );
    const bought = came.filter(({ smallestPack }) => Number.isFinite(smallestPack));
    held += came.reduce((sum, { left }) => sum + left, 0);
    const least = Math.min(...bought.map(({ smallestPack }) => smallestPack));
    const week = needs.slice(monday, monday + 7).reduce((sum, grams) => sum + grams, 0);
    if (monday !== large && held - least >= week - 1e-7) {
      report('early', line.food, `${least} g more than week ${monday / 7 + 1} needs`);
    }
    held -= week;
  }
}

function deliveriesOf(
  line: ShoppingLine,
  option: ShoppingOption,
  plan: Begun,
  report: ReportShoppingBreach,
): Delivery[] {
  const byDay = new Map<number, { grams: number; smallest: number }>();
  const bought = option.packs.map(() => 0);
  for (const purchase of option.purchases) {
    const { pack, quantity } = purchase;
    const at = dayOf(purchase, plan);
    const grams = option.packs[pack]?.packGrams ?? NaN;
    if (!(quantity > 0) || !Number.isInteger(quantity) || !(grams > 0)) {
      report('structure', line.food, `a purchase of ${quantity} times pack ${pack}`);
      continue;
    }
    bought[pack] = (bought[pack] ?? 0) + quantity;
    const sofar = byDay.get(at) ?? { grams: 0, smallest: grams };
    byDay.set(at, {
      grams: sofar.grams + quantity * grams,
      smallest: Math.min(sofar.smallest, grams),
    });
  }
  for (const [index, pack] of option.packs.entries()) {
    if (bought[index] !== pack.quantity) {
      report('sum', line.food, `${pack.quantity} packs of which ${bought[index]} are bought`);
    }
  }
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([day, { grams, smallest }]) => ({ day, smallestPack: smallest, left: grams }));
}

/** What the month wants of a food, and the list that it is bought for. */
interface StockOf extends Pick<Demand, 'days'> {
  readonly list: ShoppingList;
  /** First day of the week whose shopping may buy ahead; null where none may. */
  readonly large: number | null;
}

/** Eats the month day by day from what was bought by then and is still good, oldest first. */
export function checkStock(
  line: ShoppingLine,
  option: ShoppingOption,
  food: Food,
  { days, list, large }: StockOf,
  report: ReportShoppingBreach,
): void {
  const bags = deliveriesOf(line, option, list, report);
  const deliveries = [...homeOf(line, list), ...bags].sort((a, b) => a.day - b.day);
  const home = deliveries.reduce((sum, { left }) => sum + left, 0) - gramsIn(bags);
  const { keepsAll, days: life, storage } = lifeOf(food, list);
  const good = (delivery: Delivery, day: number) =>
    delivery.day <= day && (keepsAll || day < delivery.day + life);
  const needed = days.reduce((sum, grams) => sum + grams / food.edibleShare, 0);
  const bought = gramsIn(bags);
  if (keepsAll) {
    const needs = days.map((grams) => grams / food.edibleShare);
    checkEarly(line, deliveries, needs, storage === 'shelf' ? large : null, report);
  }
  for (const [day, served] of days.entries()) {
    let open = served / food.edibleShare;
    for (const delivery of deliveries.filter((one) => good(one, day))) {
      const eaten = Math.min(open, delivery.left);
      delivery.left -= eaten;
      open -= eaten;
    }
    if (open > 0.01) {
      const rule = home + bought + 0.01 < needed ? 'shortage' : 'shelf-life';
      report(rule, line.food, `${open.toFixed(1)} g short on day ${day + 1}`);
    }
  }
  for (const { day, left, smallestPack } of deliveries) {
    if (left >= smallestPack)
      report('excess', line.food, `${left.toFixed(0)} g too much on day ${day + 1}`);
  }
  const last = bags.at(-1);
  const over = home + bought - needed;
  if (keepsAll && last && over >= last.smallestPack) {
    report('excess', line.food, `${over.toFixed(0)} g too much over the month`);
  }
  const kept = deliveries.filter((one) => keepsAll || one.day + life > 28);
  const keptGrams = kept.reduce((sum, { left }) => sum + left, 0);
  if (
    Math.abs(keptGrams - option.keptGrams) > 0.01 ||
    Math.abs(over - keptGrams - option.spoiledGrams) > 0.01
  ) {
    report('leftover', line.food, `${option.keptGrams} g and ${option.spoiledGrams} g spoiled`);
  }
  if (Math.abs(bought - option.boughtGrams) > 0.01) {
    report('sum', line.food, `${option.boughtGrams} g stated, ${bought} g bought`);
  }
}

function gramsIn(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, { left }) => sum + left, 0);
}

/** What the list takes to be at home is what the plan began with. */
export function checkHome(
  list: ShoppingList,
  weeks: readonly MealWeek[],
  report: ReportShoppingBreach,
): void {
  const had = weeks.flatMap(({ stock }) => stock ?? []);
  if (JSON.stringify(list.stock ?? []) !== JSON.stringify(had)) {
    report('home', '', 'another stock than the plan began with');
  }
  for (const line of list.lines) {
    const grams = gramsIn(homeOf(line, list));
    if (Math.abs((line.homeGrams ?? 0) - grams) > 0.01) {
      report('home', line.food, `${line.homeGrams} g at home, ${grams} g in the stock`);
    }
  }
}
