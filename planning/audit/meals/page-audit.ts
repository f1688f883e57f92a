import type { MealWeek, PlannedIngredient } from '../../meals/model/meal-plan.ts';
import { auditListDays, dayCalled } from '../calendar-audit.ts';
import type { Check } from '../finding.ts';
import { checkPage, energiesOf, numberOf, textOf } from '../html-audit.ts';
import type { AuditTables, PlanUnderAudit } from '../plan-under-audit.ts';
import { milkProteinFoods } from '../statements/avoided-foods.ts';
import { type Foods, ingredientsOf, type Sums, sumMeals } from '../sums.ts';
import { helpingsOf } from './leftover-audit.ts';
import { timesOf } from './practice-audit.ts';

/** Whole numbers on the page may be rounded either way. */
const rounding = 0.5001;

/** First place at which what is shown is not what was worked out; null when all agree. */
function difference(
  what: string,
  shown: readonly number[],
  own: readonly number[],
  tolerance: number,
): string | null {
  if (shown.length !== own.length) return `${shown.length} of ${own.length} figures of ${what}`;
  const index = own.findIndex(
    (value, at) => !(Math.abs((shown[at] ?? Number.NaN) - value) <= tolerance),
  );
  return index < 0 ? null : `${what}: ${shown[index]} shown, ${own[index]?.toFixed(2)} worked out`;
}

function energyDifference(text: string, own: readonly number[]): string | null {
  const shown = energiesOf(text);
  return (
    difference(
      'energy in kcal',
      shown.map(([, kcal]) => kcal),
      own,
      rounding,
    ) ??
    difference(
      'energy in kJ',
      shown.map(([kilojoules]) => kilojoules),
      own.map((kcal) => kcal * 4.184),
      rounding,
    )
  );
}

function macroDifference(text: string, own: readonly Sums[]): string | null {
  for (const name of ['protein', 'carbohydrate', 'fat'] as const) {
    const shown = [...text.matchAll(new RegExp(`\\s${name} ([\\d\\u00a0]+)\\u00a0g`, 'g'))].map(
      ([, grams = '']) => numberOf(grams),
    );
    const found = difference(
      name,
      shown,
      own.map((sums) => sums[name]),
      rounding,
    );
    if (found) return found;
  }
  return null;
}

/** What is cooked for the meals of a week, in the order of the page: pots as a whole, and nothing that is left over. */
function cookedIn(week: MealWeek, weeks: readonly MealWeek[]): readonly PlannedIngredient[] {
  return week.days.flatMap(({ weekday, meals }) =>
    meals.flatMap(({ name, dishes, leftoverOf }) =>
      dishes.flatMap(({ ingredients }, dish) => {
        if (dish > 0) return ingredients;
        if (leftoverOf) return [];
        const helpings = helpingsOf(weeks, { week: week.week, weekday, meal: name });
        return ingredients.map(({ food, grams }, index) => ({
          food,
          grams: helpings.reduce((sum, one) => sum + (one[index]?.grams ?? 0), grams),
        }));
      }),
    ),
  );
}

/** Ingredients with their grams, in the order of the page. */
function ingredientDifference(
  html: string,
  week: MealWeek,
  weeks: readonly MealWeek[],
  foods: Foods,
): string | null {
  const shown = [...html.matchAll(/<span class="amount">([^<]*)\u00a0g<\/span> ([^<]*)/g)].map(
    ([, grams = '', name = '']) => `${numberOf(grams)} g ${textOf(name).trim()}`,
  );
  const own = cookedIn(week, weeks).map(
    ({ food, grams }) =>
      `${Number(grams.toFixed(Number.isInteger(grams) ? 0 : 1))} g ${foods[food].name}`,
  );
  if (shown.length !== own.length) return `${shown.length} of ${own.length} ingredients`;
  const index = own.findIndex((line, at) => line !== shown[at]);
  return index < 0 ? null : `'${shown[index]}' shown, '${own[index]}' planned`;
}

/** Day names, meal names and dish names, in the order of the page. */
function headingDifference(html: string, week: MealWeek, { recipes }: AuditTables): string | null {
  const shown = [
    ...html.matchAll(/<(?:h3 class="day-name"|h4 class="meal-name")[^>]*>(.*?)<\/h[34]>/g),
  ].map(([, inner = '']) =>
    textOf(
      inner
        .replace(/ <span class="(?:lock|reheat)">.*?<\/span>.*?<\/span>/g, '')
        .replace(/<span.*?<\/span>/g, ''),
    )
      .trim()
      .replaceAll('\u00a0', ' '),
  );
  const nameOf = (id: string) => recipes.get(id)?.name ?? id;
  const own = week.days.flatMap((day) => [
    dayCalled({ week: week.week, weekday: day.weekday }, week),
    ...day.meals.map(
      ({ name, dishes: [main, ...sides] }) =>
        `${name}: ${nameOf(main?.recipe ?? '')}${sides.length > 0 ? ' + ' : ''}${sides
          .map(({ recipe }) => nameOf(recipe))
          .join(', ')}`,
    ),
  ]);
  // a side dish is named in small letters, after the plus
  const same = (one: string, other = '') => one.toLowerCase() === other.toLowerCase();
  const index = own.findIndex((line, at) => !same(line, shown[at]));
  return index < 0 && shown.length === own.length
    ? null
    : `'${shown[index]}' shown, '${own[index]}' planned`;
}

/** Rule 84c: the page says what the structured week says, to the last number. */
function checkFigures(
  html: string,
  week: MealWeek,
  weeks: readonly MealWeek[],
  tables: AuditTables,
  check: Check,
): void {
  const text = textOf(html);
  const sums = week.days.flatMap(({ meals }) => [
    sumMeals(meals, tables.foods),
    ...meals.map((meal) => sumMeals([meal], tables.foods)),
  ]);
  // work and the time from start to plate, as one figure where nothing cooks by itself
  const minutes = [
    ...text.matchAll(/⏱️\s+(?:(\d+)\u00a0min of work, ready in )?(\d+)\u00a0min/gu),
  ].flatMap(([, work, ready = '']) => [numberOf(work ?? ready), numberOf(ready)]);
  const own = week.days.flatMap(({ meals }) =>
    meals.flatMap((meal) => {
      const { work, ready } = timesOf(meal, tables);
      return [work, ready];
    }),
  );
  const { target } = week;
  const shownTarget = /at least (\d+)\u00a0g protein\u00a0· about (\d+)\u00a0g fibre/u.exec(text);
  for (const found of [
    energyDifference(text, [target.energy, ...sums.map(({ kcal }) => kcal)]),
    macroDifference(text, sums),
    ingredientDifference(html, week, weeks, tables.foods),
    headingDifference(html, week, tables),
    difference('minutes', minutes, own, 0),
    difference(
      'the target',
      [Number(shownTarget?.[1]), Number(shownTarget?.[2])],
      [target.protein, target.fibre],
      0,
    ),
  ]) {
    check('84c', found === null, () => found ?? '');
  }
}

/** Rule 50a on the page: every pot says that it goes into the fridge, every leftover where it comes from. */
function checkKeeping(html: string, week: MealWeek, check: Check): void {
  const text = textOf(html);
  const meals = week.days.flatMap((day) => day.meals);
  const pots = meals.filter(({ pot }) => pot).length;
  const cooled = [...text.matchAll(/in the fridge in a closed tub within (one hour|two hours)/g)];
  check('50a', cooled.length === pots, () => `${cooled.length} of ${pots} pots say how to keep`);
  const leftovers = meals.filter(({ leftoverOf }) => leftoverOf);
  const told = [...text.matchAll(/Left over from ([A-Z][a-z]+)’s ([a-z ]+?)[:( ]/g)];
  const from = leftovers.map(
    ({ leftoverOf }) => `${leftoverOf?.weekday} ${leftoverOf?.meal.toLowerCase()}`,
  );
  check(
    '50a',
    told.map(([, day, meal]) => `${day} ${meal}`).join() === from.join(),
    () => `${told.length} of ${from.length} leftovers are told`,
  );
}

const milkAllergy = /milk protein|allerg(y|ic) to (cow's )?milk|milk allergy/i;

function checkAdvice(html: string, week: MealWeek, plan: PlanUnderAudit, check: Check): void {
  const text = textOf(html);
  check(
    '12',
    /not medical advice/i.test(text) && /\bstop\b.*(doctor|clinic)/is.test(text),
    () => 'the line is missing',
  );
  const milk = ingredientsOf(week.days.flatMap(({ meals }) => meals)).find(({ food }) =>
    milkProteinFoods.has(food),
  );
  if (plan.profile.allergies.includes('Lactose') && milk) {
    check('35', milkAllergy.test(text), () => `${milk.food} without a word on milk allergy`);
  }
  for (const word of [...week.unmatched, ...week.notes]) {
    check('40', text.includes(word), () => `'${word}' is not on the page`);
  }
}

/** 'R1 234.50' as 123450 cents. */
function centsOf(text: string): number {
  return Math.round(100 * numberOf(text.replace('R', '')));
}

/** The sentence that tells this shopping from a usual month, with the packs that outlast it. */
function checkMonths(
  { list, listPage }: Pick<PlanUnderAudit, 'list' | 'listPage'>,
  check: Check,
): void {
  const { cents, usualCents } = list.budget;
  const text = textOf(listPage);
  const shown =
    /(?:First shopping|This month) (R[\d\u00a0.]+), a usual month about (R[\d\u00a0]+)\./u.exec(
      text,
    );
  const lasts = /(R[\d\u00a0]+) of this lasts two months or more: /u.exec(text);
  const packs = list.lines.filter(
    ({ storage, neededGrams, budget }) =>
      storage !== 'fresh' && budget.packs.length > 0 && budget.boughtGrams >= 2 * neededGrams,
  );
  const lasting = packs.reduce((sum, { budget }) => sum + budget.cents, 0);
  const rand = (of: number) => Math.round(of / 100) * 100;
  const wrong = difference(
    'months',
    [centsOf(shown?.[1] ?? ''), centsOf(shown?.[2] ?? ''), lasts ? centsOf(lasts[1] ?? '') : 0],
    [cents, rand(usualCents), rand(lasting)],
    0,
  );
  check('84c', wrong === null, () => wrong ?? '');
}

/** Rule 84c for the list: prices of every line, and the totals. */
function checkListFigures({ list, listPage }: PlanUnderAudit, check: Check): void {
  const shown = [
    ...listPage.matchAll(/<strong class="price">(Budget|Premium) (R[^<]*)<\/strong>/g),
  ].map(([, , price = '']) => centsOf(price));
  const own = list.lines.flatMap(({ budget, premium }) =>
    budget.packs.length > 0 ? [budget.cents, premium.cents] : [],
  );
  const wrong = difference('prices', shown, own, 0);
  check('84c', wrong === null, () => wrong ?? '');
  const rowOf = (name: string) => {
    const row = new RegExp(`<th>${name}</th><td[^>]*>([^<]*)</td><td[^>]*>([^<]*)</td>`);
    const [, budget = '', premium = ''] = row.exec(listPage) ?? [];
    return [centsOf(budget), centsOf(premium)];
  };
  const totals = difference(
    'totals',
    [...rowOf('Month'), ...rowOf('A usual month')],
    [list.budget, list.premium]
      .map(({ cents }) => cents)
      .concat([list.budget, list.premium].map(({ usualCents }) => usualCents)),
    0,
  );
  check('84c', totals === null, () => totals ?? '');
  checkMonths({ list, listPage }, check);
  const names = [...listPage.matchAll(/<strong class="item-name">([^<]*)<\/strong>/g)].map(
    ([, name = '']) => textOf(name),
  );
  const listed = list.lines.map(({ name }) => name);
  check(
    '84c',
    names.join('\n') === listed.join('\n'),
    () => `${names.length} of ${listed.length} items`,
  );
}

/** Rules 12, 35, 40 and 84c to 86 on the four weeks' pages and the list's. */
export function auditPages(
  plan: PlanUnderAudit,
  tables: AuditTables,
  at: (week: number) => Check,
): void {
  for (const [index, week] of plan.weeks.entries()) {
    const html = plan.pages[index] ?? '';
    const check = at(week.week);
    checkPage(html, check);
    checkFigures(html, week, plan.weeks, tables, check);
    checkKeeping(html, week, check);
    checkAdvice(html, week, plan, check);
  }
  checkPage(plan.listPage, at(0));
  checkListFigures(plan, at(0));
  auditListDays(plan.list, plan.listPage, { start: plan.weeks[0]?.start }, at(0));
}
