import { absent } from '../absent.ts';
import { type Dated, dayNamed, daysOfPlan, daysPerWeek, firstWeekday } from '../calendar.ts';
import { dayNumber } from '../calendar-day.ts';
import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { eatFromLots } from '../catalogue/packs/eat-lots.ts';
import type { Stock, StockItem, StockLot } from '../catalogue/packs/stock.ts';
import { keepsDaysOf, storageOf } from '../catalogue/packs/storage.ts';
import { type MealWeek, stockOf } from '../meals/model/meal-plan.ts';
import { fingerprintOf, planNeeds } from './plan-needs.ts';
import type { ShoppingList, ShoppingOption } from './shopping-list.ts';

/** Amounts below this, in grams, are crumbs and no stock. */
const crumb = 0.5;
/** After so many days without a plan nobody knows any more what is left of the last one. */
const longestGap = daysPerWeek;

/** Packs of a kind, or what is left of them; `whole` is what one holds, infinite for what is open already. */
interface PackLot extends StockLot {
  readonly whole: number;
}

/** Packs that are bought before a day of the plan. */
function boughtBefore(option: ShoppingOption, list: Dated, until: number): readonly PackLot[] {
  const first = firstWeekday(list);
  return option.purchases.flatMap((purchase): readonly PackLot[] => {
    const day = dayNamed(purchase, first);
    const whole = (option.packs[purchase.pack] ?? absent()).packGrams;
    return day < until ? [{ day, grams: purchase.quantity * whole, whole }] : [];
  });
}

/** What is left of a lot: the packs that nobody has opened, and the one that somebody has. */
function leftOfLot(food: FoodKey, { day, grams, whole }: PackLot, until: number) {
  const isPack = whole > 0 && Number.isFinite(whole);
  const unopened = isPack ? Math.min(grams, whole * Math.floor((grams + crumb) / whole)) : 0;
  return [
    { grams: unopened, opened: false },
    { grams: grams - unopened, opened: true },
  ].map((part) => ({
    food,
    // to the gram and never more than there is: what is not there cannot be eaten
    grams: Math.floor(part.grams + 1e-6),
    opened: part.opened,
    from: day - until,
  }));
}

function stockLots(stock: Stock, food: FoodKey): readonly PackLot[] {
  return stock
    .filter((item) => item.food === food)
    .map(({ from, grams, opened }) => ({
      day: from,
      grams,
      whole: opened ? Infinity : Math.max(1, grams),
    }));
}

/** What is left of a food by the morning of a day of the plan, and is still good then. */
function leftOfFood(
  food: CatalogueFood,
  option: ShoppingOption | null,
  { had, needs, list, until }: Lived,
): readonly StockItem[] {
  const lots = [
    ...stockLots(had, food.key),
    ...(option ? boughtBefore(option, list, until) : []),
  ].sort((a, b) => a.day - b.day);
  const fresh = storageOf(food, list.cold) === 'fresh';
  const days = Math.floor(keepsDaysOf(food, list.cold ?? 'freezer'));
  const life = fresh ? Math.max(1, days) : Infinity;
  for (const [day, milligrams] of (needs.get(food.key) ?? []).entries()) {
    if (day < until) eatFromLots(lots, day, life, milligrams / 1000 / food.edibleShare);
  }
  return lots
    .filter(({ day, grams }) => grams >= crumb && day + life > until)
    .flatMap((lot) => leftOfLot(food.key, lot, until));
}

/** A plan of which some days have been lived by its list. */
interface Lived {
  readonly list: ShoppingList;
  /** What was at home when it began. */
  readonly had: Stock;
  readonly needs: ReadonlyMap<FoodKey, readonly number[]>;
  /** Days of it that are over when the next plan begins; beyond 28 where there is a gap. */
  readonly until: number;
}

function gramsOf(items: readonly StockItem[]): number {
  return items.reduce((sum, { grams }) => sum + grams, 0);
}

/** The same items as one for each food, day and state. */
function together(items: readonly StockItem[]): Stock {
  const sums = new Map<string, StockItem>();
  for (const item of items) {
    const key = `${item.food} ${item.opened} ${item.from}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, grams: known.grams + item.grams } : item);
  }
  return [...sums.values()].filter(({ grams }) => grams > 0);
}

/**
 * What a plan and its list leave at home for the next plan: packs that keep and were not finished, and fresh food that
 * is still good. Taken is that the list was followed until then; of its two choices the one counts that leaves less of a
 * food. Nothing is taken where nothing is known: without the first day of both, with a list of other meals, or weeks after
 * the plan was over. A plan that takes another's place on its first day begins with what that one began with.
 * @param start ISO day on which the next plan begins
 */
export function leftOver(
  { weeks, list }: { readonly weeks: readonly MealWeek[]; readonly list: ShoppingList | null },
  start: string | undefined,
  catalogue: Catalogue,
): Stock {
  const [{ start: before } = {}] = weeks;
  const [from, to] = [before, start].map((day) => (day === undefined ? null : dayNumber(day)));
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const until = to - from;
  if (until < 0 || until > daysOfPlan + longestGap) return [];
  const had = stockOf(weeks);
  if (until === 0) return had;
  const needs = planNeeds(weeks);
  if (list?.plan !== fingerprintOf(needs) || list.start !== before) return [];
  const lived = { list, had, needs, until };
  const lines = new Map(list.lines.map((line) => [line.food, line]));
  const foods = new Set([...lines.keys(), ...had.map(({ food }) => food)]);
  return together(
    [...foods].flatMap((key) => {
      const food = catalogue.foods.get(key);
      if (!food) return [];
      const line = lines.get(key);
      const budget = leftOfFood(food, line?.budget ?? null, lived);
      const premium = leftOfFood(food, line?.premium ?? null, lived);
      return gramsOf(premium) < gramsOf(budget) ? premium : budget;
    }),
  );
}
