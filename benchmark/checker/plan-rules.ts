import { type Breach, type Check, checkInto } from './breach.ts';
import { checkMeal } from './meal-rules.ts';
import {
  type Amounts,
  amountsOf,
  availableCarbohydrate,
  diversityGroups,
  mean,
} from './measure.ts';
import type { ServedDay } from './submission.ts';
import type { Person, Tables } from './tables.ts';

const daysOfWeek = 7;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const grams = (value: number) => `${value.toFixed(0)} g`;

function checkDayAmounts(sums: Amounts, person: Person, check: Check): void {
  const { kcal } = sums;
  const off = kcal / person.energy - 1;
  check('energy', Math.abs(off) <= 0.05, () => `the day is off by ${percent(off)}`);
  const { protein_g: protein, produce_g: produce } = sums;
  check('protein', protein >= 0.95 * person.protein, () => grams(protein));
  const most = 1.05 * Math.min(person.proteinMost, (0.35 * kcal) / 4);
  check('protein-most', protein <= most, () => grams(protein));
  const carbohydrate = availableCarbohydrate(sums);
  const share = (4 * carbohydrate) / kcal;
  const kept =
    person.diet === 'Low-Carb'
      ? share <= 0.26 && carbohydrate >= 50
      : share >= 0.4 && share <= 0.68 && carbohydrate >= 130;
  check('carbohydrate', kept, () => `${percent(share)}, ${grams(carbohydrate)}`);
  const sugars = (4 * sums.free_sugars_g) / kcal;
  check('free-sugars', sugars <= 0.1, () => percent(sugars));
  check('produce', produce >= 400, () => grams(produce));
}

function checkDay(day: ServedDay, person: Person, tables: Tables, check: Check): void {
  const names = person.meals.map(({ name }) => name).join();
  const served = day.map(({ name }) => name).join();
  check('missing', names === served, () => `the meals are ${served}, not ${names}`);
  const total = amountsOf(day, tables);
  for (const meal of day) {
    const wanted = person.meals.find(({ name }) => name === meal.name);
    if (!wanted) continue;
    checkMeal(meal, wanted.slot, person, tables, check);
    const share = amountsOf([meal], tables).kcal / total.kcal;
    check(
      'meal-share',
      Math.abs(share - wanted.share) <= 0.05,
      () => `${meal.name} holds ${percent(share)} of the day, not ${percent(wanted.share)}`,
    );
  }
  checkDayAmounts(total, person, check);
  const groups = diversityGroups(day, tables);
  // two meals or little energy leave no room for five
  const isSmall = person.meals.length === 2 || person.energy < 1400;
  check('groups', isSmall || groups >= 5, () => `${groups} groups`);
}

/** Means of a week. */
function checkWeek(days: readonly Amounts[], person: Person, check: Check): void {
  const of = (name: keyof Amounts) => mean(days.map((day) => day[name]));
  const kcal = of('kcal');
  const lowCarb = person.diet === 'Low-Carb';
  const off = kcal / person.energy - 1;
  check('energy', Math.abs(off) <= 0.02, () => `the week is off by ${percent(off)}`);
  // the targets are shown in whole grams, so half a gram is no breach
  check('protein', of('protein_g') >= person.protein - 0.5, () => grams(of('protein_g')));
  const carbohydrate = (4 * mean(days.map(availableCarbohydrate))) / kcal;
  const inRange = lowCarb || (carbohydrate >= 0.45 && carbohydrate <= 0.65);
  check('carbohydrate', inRange, () => `the week holds ${percent(carbohydrate)}`);
  const fat = (9 * of('fat_g')) / kcal;
  const [low, high] = lowCarb ? [0.35, 0.6] : [person.age < 18 ? 0.25 : 0.2, 0.35];
  check('fat', fat >= low && fat <= high, () => percent(fat));
  const saturated = (9 * of('saturated_fat_g')) / kcal;
  check('saturated-fat', saturated <= (lowCarb ? 0.12 : 0.1), () => percent(saturated));
  check('sodium', of('sodium_mg') <= 2300, () => `${of('sodium_mg').toFixed(0)} mg`);
  const fibre = lowCarb ? 25 : Math.max(25, Math.min(38, (14 * person.energy) / 1000));
  check('fibre', of('fibre_g') >= fibre - 0.05, () => `${of('fibre_g').toFixed(1)} g`);
}

interface MainDish {
  readonly recipe: string;
  readonly day: number;
  readonly isLeftover: boolean;
}

/** What lunches and dinners are named after, in their order. */
export function mainDishes(days: readonly ServedDay[]): readonly MainDish[] {
  return days.flatMap((meals, day) =>
    meals
      .filter(({ name }) => name === 'Lunch' || name === 'Dinner')
      .flatMap(({ dishes: [first], leftoverOf }) =>
        first ? [{ recipe: first.recipe, day, isLeftover: leftoverOf !== null }] : [],
      ),
  );
}

function checkRepeats(days: readonly ServedDay[], check: Check): void {
  for (const [recipe, served] of Map.groupBy(mainDishes(days), (dish) => dish.recipe)) {
    for (const [index, { day, isLeftover }] of served.entries()) {
      const before = served[index - 1]?.day ?? Number.NEGATIVE_INFINITY;
      const apart = day - before > (isLeftover ? 0 : 1);
      check('repeats', apart, () => `${recipe} on days ${before} and ${day}`);
    }
    check('repeats', served.length <= 5, () => `${recipe} ${served.length} times`);
    for (const [week, own] of Map.groupBy(served, ({ day }) => Math.floor(day / daysOfWeek))) {
      check('repeats', own.length <= 2, () => `${recipe} ${own.length} times in week ${week}`);
    }
  }
}

/** Days after which nothing but a freezer keeps what was cooked. */
const fromFreezer = 28;

function checkLeftovers(days: readonly ServedDay[], tables: Tables, check: Check): void {
  for (const [today, meals] of days.entries()) {
    for (const [place, meal] of meals.entries()) {
      if (!meal.leftoverOf) continue;
      const [main] = meal.dishes;
      const { day, meal: name } = meal.leftoverOf;
      const at = days[day]?.findIndex((other) => other.name === name) ?? -1;
      const source = days[day]?.[at];
      const isBefore = day < today || (day === today && at < place);
      const same = source?.leftoverOf === null && source.dishes[0]?.recipe === main?.recipe;
      check('leftover', isBefore && same, () => `day ${day}, ${name}, cooks no ${main?.recipe}`);
      const recipe = main && tables.recipes.get(main.recipe);
      const keeps = recipe?.freezes === true ? fromFreezer : (recipe?.keepsDays ?? 0);
      check('leftover', today - day <= keeps, () => `${main?.recipe} after ${today - day} days`);
    }
  }
}

/** Every hard rule for the plan of one person. @param length days that the track asks for */
export function checkPlan(
  days: readonly ServedDay[],
  person: Person,
  length: number,
  tables: Tables,
): readonly Breach[] {
  const breaches: Breach[] = [];
  const check = checkInto(breaches, person.id, null);
  check('missing', days.length === length, () => `${days.length} days, not ${length}`);
  for (const [index, day] of days.entries()) {
    checkDay(day, person, tables, checkInto(breaches, person.id, index));
  }
  checkLeftovers(days, tables, check);
  if (length < daysOfWeek) return breaches;
  const amounts = days.map((day) => amountsOf(day, tables));
  for (let first = 0; first + daysOfWeek <= days.length; first += daysOfWeek) {
    checkWeek(amounts.slice(first, first + daysOfWeek), person, check);
  }
  checkRepeats(days, check);
  return breaches;
}
