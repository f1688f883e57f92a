import { unmarked } from '#planning/audit/change-audit.ts';
import { type FoodKey, foods } from '#planning/catalogue/foods.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '#planning/meals/meal-plan.ts';

/** What was to change; everything else of the plan has to stay. Weeks from 1, days from 0 (Monday), meals from 0. */
export type MealChange =
  | { readonly kind: 'swap'; readonly week: number; readonly day: number; readonly meal: number }
  | { readonly kind: 'week'; readonly week: number }
  | { readonly kind: 'plan' };

type Report = (fault: string) => void;

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same meals to the gram, whatever of them is left over from others now. */
function sameMeals(one: unknown, other: unknown): boolean {
  return unmarked(one) === unmarked(other);
}

/** Kilocalories or grams of protein, in an arithmetic of its own. */
function amountIn(meals: readonly PlannedMeal[], name: 'kcal' | 'protein'): number {
  let sum = 0;
  for (const { dishes } of meals) {
    for (const { ingredients } of dishes) {
      for (const { food, grams } of ingredients) sum += (foods[food].per100g[name] * grams) / 100;
    }
  }
  return sum;
}

function isLocked(day: PlannedDay, meal: PlannedMeal): boolean {
  return day.locked === true || meal.locked === true;
}

/** Locks hold to the gram and stay. One that the profile no longer allows may be undone, but never in silence. */
function checkLocks(before: MealWeek, after: MealWeek, report: Report): void {
  for (const [index, day] of before.days.entries()) {
    const now = after.days[index];
    for (const meal of day.meals.filter((one) => isLocked(day, one))) {
      const kept = now?.meals.find(({ name }) => name === meal.name);
      const stays = now && kept && same(kept.dishes, meal.dishes) && isLocked(now, kept);
      const said = after.notes.some((note) => /locked/.test(note) && note.includes(day.weekday));
      if (!stays && !said) report(`lock: ${meal.name} on ${day.weekday} of week ${before.week}`);
      if (stays && !same(kept.amounts, meal.amounts)) report(`lock: other sums on ${day.weekday}`);
    }
  }
}

const liver: ReadonlySet<FoodKey> = new Set(['chicken-livers', 'beef-liver']);

function liverDays({ days }: MealWeek): number {
  return days.filter(({ meals }) =>
    meals.some(({ dishes }) =>
      dishes.some(({ ingredients }) => ingredients.some(({ food }) => liver.has(food))),
    ),
  ).length;
}

/** In which ways the main dish of a place comes too soon or too often. */
function repeats(weeks: readonly MealWeek[], change: MealChange & { readonly kind: 'swap' }) {
  const here = (change.week - 1) * 7 + change.day;
  const days = weeks.flatMap((one) => one.days);
  const main = days[here]?.meals[change.meal]?.dishes[0]?.recipe ?? '';
  const others = days.flatMap(({ meals }, index) =>
    meals.flatMap(({ dishes: [first] }, at) =>
      first?.recipe === main && (index !== here || at !== change.meal) ? [index] : [],
    ),
  );
  const near = others.filter((index) => Math.abs(index - here) <= 1).length;
  const inWeek = others.filter((index) => Math.floor(index / 7) === change.week - 1).length;
  const ways: string[] = [];
  if (near > 0) ways.push('on the same day or the next');
  if (inWeek > 1) ways.push('a third time in the week');
  if (others.length > 4) ways.push('a sixth time in the month');
  return { main, ways };
}

/** Energy and protein of the day stay inside their limits, or come no further outside; sums are those of the meals. */
function checkDay(before: PlannedDay, after: PlannedDay, week: MealWeek, report: Report): void {
  const { energy, protein } = week.target;
  const off = ({ meals }: PlannedDay) => Math.abs(amountIn(meals, 'kcal') / energy - 1);
  if (off(after) > Math.max(0.05, off(before))) report(`energy: ${off(after)} off`);
  const grams = ({ meals }: PlannedDay) => amountIn(meals, 'protein');
  if (grams(after) < Math.min(0.95 * (protein - 0.5), grams(before)) - 1e-6)
    report(`protein: ${grams(after)} of ${protein} g`);
  for (const name of ['kcal', 'protein'] as const) {
    if (Math.abs(amountIn(after.meals, name) - after.amounts[name]) > 1e-6)
      report(`sum: ${name} of the day`);
    for (const meal of after.meals) {
      if (Math.abs(amountIn([meal], name) - meal.amounts[name]) > 1e-6)
        report(`sum: ${name} of ${meal.name}`);
    }
  }
}

function checkSwap(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  change: MealChange & { readonly kind: 'swap' },
  report: Report,
): void {
  const was = before.find(({ week }) => week === change.week);
  const is = after.find(({ week }) => week === change.week);
  const dayWas = was?.days[change.day];
  const dayIs = is?.days[change.day];
  if (!was || !is || !dayWas || !dayIs) {
    report('the place is missing');
    return;
  }
  if (!same({ ...was, days: [] }, { ...is, days: [] })) report('untouched: target, seed or notes');
  for (const [index, day] of was.days.entries()) {
    if (index !== change.day && !sameMeals(day, is.days[index]))
      report(`untouched: ${day.weekday}`);
  }
  for (const [index, meal] of dayWas.meals.entries()) {
    if (index !== change.meal && !sameMeals(meal, dayIs.meals[index]))
      report(`untouched: ${meal.name}`);
  }
  const now = repeats(after, change);
  const then = repeats(before, change);
  if (now.main === then.main) report(`unchanged: ${now.main} again`);
  for (const way of now.ways) if (!then.ways.includes(way)) report(`repeat: ${now.main} ${way}`);
  checkDay(dayWas, dayIs, is, report);
}

/**
 * What a change of a plan did wrong: touched what was to stay, moved a lock, served liver twice a week, brought a dish
 * back too soon, left the limits of the day. Empty for a good change.
 */
export function changeFaults(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  change: MealChange,
): readonly string[] {
  const faults: string[] = [];
  const report: Report = (fault) => faults.push(fault);
  const shape = (weeks: readonly MealWeek[]) =>
    weeks.map(({ week, days }) => [
      week,
      days.map((day) => [day.weekday, day.meals.map(({ name }) => name)]),
    ]);
  if (!same(shape(before), shape(after))) report('other weeks, days or meals');
  for (const [index, week] of before.entries()) {
    const now = after[index];
    if (!now) continue;
    const changes = change.kind === 'plan' || change.week === week.week;
    if (!changes && !sameMeals(week, now)) report(`untouched: week ${week.week}`);
    checkLocks(week, now, report);
    if (change.kind !== 'plan' && liverDays(now) > Math.max(1, liverDays(week)))
      report(`liver: ${liverDays(now)} days of week ${week.week}`);
    const free = week.days.some((day) => day.meals.some((meal) => !isLocked(day, meal)));
    if (changes && free && same(week.days, now.days)) report(`unchanged: week ${week.week}`);
  }
  if (change.kind === 'swap') checkSwap(before, after, change, report);
  return faults;
}
