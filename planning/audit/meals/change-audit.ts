import type { Food } from '../../catalogue/food.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../../meals/model/meal-plan.ts';

/** What was to change; everything else of the plan has to stay. Weeks from 1, days and meals from 0. */
export type MealChange =
  | { readonly kind: 'swap'; readonly week: number; readonly day: number; readonly meal: number }
  | { readonly kind: 'week'; readonly week: number }
  | { readonly kind: 'plan' };

/** One thing that a change did wrong. */
export interface ChangeBreach {
  readonly rule: /** Weeks, days or meals are missing or in another order. */
    | 'structure'
    /** Something changed that was to stay. */
    | 'untouched'
    /** A locked meal changed or lost its lock, and the week does not say so. */
    | 'lock'
    /** Nothing changed, or the sums of the day are not those of its meals. */
    | 'unchanged'
    | 'sum'
    /** Further from the target than the limit, and further than it was. */
    | 'energy'
    | 'protein'
    | 'share'
    /** A main dish too soon or too often, liver more than once a week, where it was not so before. */
    | 'repeat'
    | 'liver';
  /** 0 for the plan as a whole. */
  readonly week: number;
  readonly detail: string;
}

type Foods = Readonly<Record<FoodKey, Food>>;
type Report = (rule: ChangeBreach['rule'], week: number, detail: string) => void;

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A part of a plan without the marks of what is left over: where a pot is gone, its leftovers are cooked for themselves. */
export function unmarked(part: unknown): string {
  return JSON.stringify(part, (key, value: unknown) =>
    key === 'leftoverOf' || key === 'pot' ? undefined : value,
  );
}

/** Whether two parts of a plan hold the same meals, to the gram. */
function sameMeals(one: unknown, other: unknown): boolean {
  return unmarked(one) === unmarked(other);
}

/** Leftovers of a plan by meal, with where they were cooked. */
function leftoversOf(weeks: readonly MealWeek[]): ReadonlyMap<string, string> {
  return new Map(
    weeks.flatMap(({ week, days }) =>
      days.flatMap(({ weekday, meals }) =>
        meals.flatMap(({ name, leftoverOf: of }) =>
          of
            ? [[`${week} ${weekday} ${name}`, `${of.week} ${of.weekday} ${of.meal}`] as const]
            : [],
        ),
      ),
    ),
  );
}

/** Meals, as above, that a change may make anew, so that what is left over of them or there is its own affair. */
function changedMeals(weeks: readonly MealWeek[], change: MealChange): ReadonlySet<string> {
  return new Set(
    weeks.flatMap(({ week, days }) =>
      days.flatMap(({ weekday, meals }, day) =>
        meals.flatMap(({ name }, meal) => {
          const changes =
            change.kind === 'plan' ||
            (change.week === week &&
              (change.kind === 'week' || (change.day === day && change.meal === meal)));
          return changes ? [`${week} ${weekday} ${name}`] : [];
        }),
      ),
    ),
  );
}

/** What is left over elsewhere stays so, from the same pot. */
function checkLeftovers(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  change: MealChange,
  report: Report,
): void {
  const [then, now] = [before, after].map(leftoversOf);
  const changed = changedMeals(before, change);
  for (const meal of new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const was = then?.get(meal);
    if (changed.has(meal) || (was !== undefined && changed.has(was))) continue;
    if (now?.get(meal) !== was) report('untouched', 0, `${meal} is left over of ${now?.get(meal)}`);
  }
}

function amountIn(meals: readonly PlannedMeal[], foods: Foods, name: 'kcal' | 'protein'): number {
  let sum = 0;
  for (const { dishes } of meals) {
    for (const { ingredients } of dishes) {
      for (const { food, grams } of ingredients) sum += (foods[food].per100g[name] * grams) / 100;
    }
  }
  return sum;
}

function holdsLiver(day: PlannedDay, foods: Foods): boolean {
  return day.meals.some(({ dishes }) =>
    dishes.some(({ ingredients }) =>
      ingredients.some(({ food }) => /liver/i.test(foods[food].name)),
    ),
  );
}

function isLocked(day: PlannedDay, meal: PlannedMeal): boolean {
  return day.locked === true || meal.locked === true;
}

/** Locks hold to the gram, and their sums with them. One that the profile no longer allows may be undone, but never in silence. */
function checkLocks(before: MealWeek, after: MealWeek, report: Report): void {
  for (const day of before.days) {
    // what is kept for a Sunday is for one, also in a plan that begins on another day
    const now = after.days.find(({ weekday }) => weekday === day.weekday);
    for (const meal of day.meals.filter((one) => isLocked(day, one))) {
      const kept = now?.meals.find(({ name }) => name === meal.name);
      const stays =
        now &&
        kept &&
        same(kept.dishes, meal.dishes) &&
        same(kept.amounts, meal.amounts) &&
        isLocked(now, kept);
      const said = after.notes.some((note) => /\bkept\b/.test(note) && note.includes(day.weekday));
      if (!stays && !said) report('lock', before.week, `${meal.name} on ${day.weekday}`);
    }
  }
}

function checkLiver(before: MealWeek, after: MealWeek, foods: Foods, report: Report): void {
  const days = (week: MealWeek) => week.days.filter((day) => holdsLiver(day, foods)).length;
  const most = Math.max(1, days(before));
  if (days(after) > most) report('liver', after.week, `on ${days(after)} days`);
}

/** In which ways the main dish of a place comes too soon or too often. */
function repeats(weeks: readonly MealWeek[], week: number, day: number, meal: number) {
  const here = (week - 1) * 7 + day;
  const days = weeks.flatMap((one) => one.days);
  const main = days[here]?.meals[meal]?.dishes[0]?.recipe;
  const others = days.flatMap(({ meals }, index) =>
    meals.flatMap(({ dishes: [first] }, at) =>
      first?.recipe === main && (index !== here || at !== meal) ? [index] : [],
    ),
  );
  const ways: string[] = [];
  if (others.some((index) => index === here)) ways.push('twice a day');
  if (others.some((index) => Math.abs(index - here) === 1)) ways.push('on two days running');
  if (others.filter((index) => Math.floor(index / 7) === week - 1).length > 1)
    ways.push('a third time in the week');
  if (others.length > 4) ways.push('a sixth time in the month');
  return { main, ways };
}

/** Share of the day's energy by meals a day. */
const mealShares: Readonly<Record<number, readonly number[]>> = {
  2: [0.45, 0.55],
  3: [0.25, 0.35, 0.4],
  4: [0.25, 0.3, 0.1, 0.35],
  5: [0.2, 0.1, 0.3, 0.1, 0.3],
};

/** How far the day is off its targets, and each of its meals off its share. */
function checkBand(
  before: PlannedDay,
  after: PlannedDay,
  { week, target }: MealWeek,
  foods: Foods,
  report: Report,
): void {
  const kcal = (day: PlannedDay) => amountIn(day.meals, foods, 'kcal');
  const off = (day: PlannedDay) => Math.abs(kcal(day) / target.energy - 1);
  if (off(after) > Math.max(0.05, off(before)))
    report('energy', week, `${after.weekday}: ${kcal(after).toFixed(0)} of ${target.energy} kcal`);
  const protein = (day: PlannedDay) => amountIn(day.meals, foods, 'protein');
  if (protein(after) < Math.min(0.95 * (target.protein - 0.5), protein(before)) - 1e-6)
    report(
      'protein',
      week,
      `${after.weekday}: ${protein(after).toFixed(0)} of ${target.protein} g`,
    );
  const shares = mealShares[after.meals.length] ?? [];
  for (const [index, meal] of after.meals.entries()) {
    // of what the day holds, as rule 30 has it
    const offBy = (then: PlannedMeal, day: PlannedDay) =>
      Math.abs(amountIn([then], foods, 'kcal') / kcal(day) - (shares[index] ?? 0));
    const was = before.meals[index];
    const ofShare = offBy(meal, after);
    if (ofShare > Math.max(0.05, was ? offBy(was, before) : 0))
      report(
        'share',
        week,
        `${meal.name} on ${after.weekday}: ${(100 * ofShare).toFixed(0)} points off`,
      );
  }
  for (const name of ['kcal', 'protein'] as const) {
    for (const { meals, amounts } of [
      after,
      ...after.meals.map((meal) => ({ ...meal, meals: [meal] })),
    ]) {
      const sum = amountIn(meals, foods, name);
      if (Math.abs(sum - amounts[name]) > 1e-6)
        report('sum', week, `${after.weekday}: ${amounts[name]} is not ${sum} (${name})`);
    }
  }
}

function checkSwap(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  change: MealChange & { readonly kind: 'swap' },
  foods: Foods,
  report: Report,
): void {
  const { week, day, meal } = change;
  const place = [before, after].map((weeks) => weeks.find((one) => one.week === week));
  const [weekBefore, weekAfter] = place;
  const [dayBefore, dayAfter] = place.map((one) => one?.days[day]);
  if (!weekBefore || !weekAfter || !dayBefore || !dayAfter) {
    report('structure', week, `day ${day} is missing`);
    return;
  }
  // what the week holds too little of may have changed with the meal; rule 25 says whether its notes are true
  const lasts = (note: string) => !/\b(?:iron|calcium|zinc|folate|vitamin)\b/i.test(note);
  const rest = (one: MealWeek) => ({ ...one, days: [], notes: one.notes.filter(lasts) });
  if (!same(rest(weekBefore), rest(weekAfter))) report('untouched', week, 'target, seed or notes');
  for (const [index, other] of weekBefore.days.entries()) {
    if (index !== day && !sameMeals(other, weekAfter.days[index]))
      report('untouched', week, other.weekday);
  }
  for (const [index, other] of dayBefore.meals.entries()) {
    if (index !== meal && !sameMeals(other, dayAfter.meals[index]))
      report('untouched', week, `${other.name} on ${dayBefore.weekday}`);
  }
  const now = repeats(after, week, day, meal);
  const then = repeats(before, week, day, meal);
  if (now.main === then.main) report('unchanged', week, `${now.main} again`);
  for (const way of now.ways) {
    if (!then.ways.includes(way)) report('repeat', week, `${now.main} ${way}`);
  }
  checkBand(dayBefore, dayAfter, weekAfter, foods, report);
}

/**
 * Checks a change of a plan that was made for the same profile: what was to change did, all else stayed, locks held, and
 * nothing came outside its limits that was inside. The arithmetic is this file's own; the plan as a whole is for the
 * other audits.
 * @returns every breach found; empty for a good change
 */
export function auditMealChange(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  change: MealChange,
  foods: Foods,
): readonly ChangeBreach[] {
  const breaches: ChangeBreach[] = [];
  const report: Report = (rule, week, detail) => breaches.push({ rule, week, detail });
  const shape = (weeks: readonly MealWeek[]) =>
    weeks.map(({ week, days }) => [
      week,
      days.map((day) => `${day.weekday} ${day.meals.map(({ name }) => name).join()}`).toSorted(),
    ]);
  if (!same(shape(before), shape(after))) report('structure', 0, 'other weeks, days or meals');
  const starts = (weeks: readonly MealWeek[]) => weeks.map(({ start }) => start);
  if (change.kind !== 'plan' && !same(starts(before), starts(after)))
    report('untouched', 0, 'it begins on another day');
  for (const [index, week] of before.entries()) {
    const now = after[index];
    if (!now) continue;
    const changes = change.kind === 'plan' || change.week === week.week;
    if (!changes && !sameMeals(week, now)) report('untouched', week.week, 'another week');
    checkLocks(week, now, report);
    checkLiver(week, now, foods, report);
    const free = week.days.some((day) => day.meals.some((meal) => !isLocked(day, meal)));
    if (changes && change.kind !== 'swap' && free && same(week.days, now.days))
      report('unchanged', week.week, 'the week is what it was');
  }
  checkLeftovers(before, after, change, report);
  if (change.kind === 'swap') checkSwap(before, after, change, foods, report);
  return breaches;
}
