import { auditCoverage, type Usage, usageOf } from '#planning/audit/eating/dishes.ts';
import {
  type EatingUnderAudit,
  gramsAt,
  kindAt,
  readEaten,
  weeklyMean,
} from '#planning/audit/eating/eaten-plan.ts';
import {
  type EatingMeasure,
  type EatingRule,
  type EatingRuleId,
  eatingRuleIds,
  eatingRules,
} from '#planning/audit/eating/eating-rules.ts';
import { type Bill, billOf, budgetOf } from '#planning/audit/eating/habit-and-money.ts';
import { measureEating } from '#planning/audit/eating/measure-eating.ts';
import type { PlanTables } from '#planning/audit/plan-under-audit.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { quantile } from '../load/quantile.ts';

/** What is told of how people eat, grams as eaten a week for each 2,000 kcal of a day. */
const amountNames = [
  'red meat',
  'chicken',
  'offal',
  'fish',
  'pulses',
  'cabbage',
  'fruit',
  'fibre',
] as const;
type AmountName = (typeof amountNames)[number];

/** How one member would eat. */
export interface EatingResult {
  readonly measures: readonly EatingMeasure[];
  readonly amounts: Readonly<Record<AmountName, number>>;
  /** Main meals a week with pulses. */
  readonly pulseMeals: number;
  readonly usage: Usage;
  /** Rands of the list and of the budget, where there is a list. */
  readonly bill: Bill | null;
  /** Rands of a month after it, and of its first week, as its own list has them: the mean of some. */
  readonly later: { readonly month: number; readonly firstWeek: number } | null;
  readonly budget: number;
  /** The budget is below the least that the member can eat for, so what it buys is judged apart. */
  readonly belowLeast: boolean;
}

export function eatingResult(plan: EatingUnderAudit, tables: PlanTables): EatingResult {
  const eaten = readEaten(plan, tables);
  const measures = measureEating(plan, tables);
  const times = 2000 / eaten.eater.energy;
  const grams = (group: Exclude<AmountName, 'cabbage' | 'fibre'>) =>
    times * weeklyMean(eaten, (meals) => gramsAt(meals, group));
  const fibre = weeklyMean(eaten, (meals) => meals.reduce((sum, meal) => sum + meal.fibre, 0));
  return {
    measures,
    amounts: {
      'red meat': grams('red meat'),
      chicken: grams('chicken'),
      offal: grams('offal'),
      fish: grams('fish'),
      pulses: grams('pulses'),
      cabbage: times * weeklyMean(eaten, (meals) => kindAt(meals, 'cabbage')),
      fruit: grams('fruit'),
      fibre: times * fibre,
    },
    pulseMeals: measures.find(({ rule }) => rule === 'E2a')?.figure ?? 0,
    usage: usageOf(plan, eaten, tables),
    bill: plan.list ? billOf([plan.list]) : null,
    later: plan.later ? meanMonth(plan.later) : null,
    budget: budgetOf(eaten),
    belowLeast: false,
  };
}

function meanMonth(lists: NonNullable<EatingUnderAudit['later']>): EatingResult['later'] {
  const { first, firstWeek } = billOf(lists);
  return { month: first / lists.length, firstWeek: firstWeek / lists.length };
}

/** A member with what was measured. */
interface EatingMember {
  readonly profile: Profile;
  readonly eating?: EatingResult;
}

function eatingOf(members: readonly EatingMember[]): readonly EatingResult[] {
  return members.flatMap(({ eating }) => eating ?? []);
}

/** A rule over all members whom it is meant for. */
interface EatingScore {
  readonly members: number;
  readonly share: number;
  readonly median: number;
}

/** What was measured of each member, and of all of them together. */
function measuresOf(
  results: readonly EatingResult[],
  tables: PlanTables,
): ReadonlyMap<EatingRuleId, readonly EatingMeasure[]> {
  const coverage = auditCoverage(
    results.map(({ usage }) => usage),
    tables,
  );
  const all = [...results.flatMap(({ measures }) => measures), ...coverage];
  return Map.groupBy(all, ({ rule }) => rule);
}

function scoreOf(measures: readonly EatingMeasure[]): EatingScore {
  const looks = measures.map(({ holds, looks: own }) => own ?? { held: holds ? 1 : 0, all: 1 });
  const held = looks.reduce((sum, one) => sum + one.held, 0);
  const all = looks.reduce((sum, one) => sum + one.all, 0);
  return {
    members: measures.length,
    share: all === 0 ? 1 : held / all,
    median: quantile(
      measures.map(({ figure }) => figure),
      0.5,
    ),
  };
}

/** The rules that are not held by as many members as they ask for. */
export function eatingFailures(
  members: readonly EatingMember[],
  tables: PlanTables,
): readonly string[] {
  const measures = measuresOf(eatingOf(members), tables);
  return eatingRuleIds.filter((rule) => {
    const { grade }: EatingRule = eatingRules[rule];
    return scoreOf(measures.get(rule) ?? []).share < (grade === 'hard' ? 1 : grade);
  });
}

function printRules(results: readonly EatingResult[], tables: PlanTables): void {
  const measures = measuresOf(results, tables);
  console.log(
    `${'rule'.padEnd(5)} ${''.padEnd(48)} ${'members'.padStart(7)} ${'hold it'.padStart(8)} ${'bar'.padStart(6)}   median`,
  );
  for (const rule of eatingRuleIds) {
    const { says, grade, figure }: EatingRule = eatingRules[rule];
    const { members, share, median } = scoreOf(measures.get(rule) ?? []);
    if (members === 0) {
      console.log(`${rule.padEnd(5)} ${says.padEnd(48)} measured of nobody`);
      continue;
    }
    const bar = grade === 'hard' ? 'H' : `${(100 * grade).toFixed(0)} %`;
    console.log(
      `${rule.padEnd(5)} ${says.padEnd(48)} ${String(members).padStart(7)} ${`${(100 * share).toFixed(1)} %`.padStart(8)} ${bar.padStart(6)}   ${median.toFixed(median < 10 ? 2 : 0)} ${figure}`,
    );
  }
}

/** How often each word stands in a list, the most frequent first. */
function counted(words: readonly string[]): readonly (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function printServed(results: readonly EatingResult[], tables: PlanTables): void {
  const dishes = counted(results.flatMap((result) => result.usage.dishes));
  const foods = new Set(results.flatMap((result) => result.usage.foods));
  const all = dishes.reduce((sum, [, count]) => sum + count, 0);
  const inRecipes = new Set(
    [...tables.recipes.values()].flatMap(({ ingredients }) => ingredients.map(([food]) => food)),
  );
  console.log(
    `Recipes served: ${dishes.length} of ${tables.recipes.size}; foods: ${foods.size} of ${Object.keys(tables.foods).length}, of which ${inRecipes.size} stand in a recipe`,
  );
  const top = dishes.slice(0, 20);
  const share = top.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, all);
  console.log(`Twenty dishes that are served most, ${(100 * share).toFixed(1)} % of servings:`);
  for (const [id, count] of top) {
    const { name = id } = tables.recipes.get(id) ?? {};
    console.log(`  ${((100 * count) / all).toFixed(2).padStart(5)} % ${name}`);
  }
}

function printAmounts(results: readonly EatingResult[]): void {
  console.log(
    'Grams as eaten a week for each 2,000 kcal of a day: 10 % / median / 90 %, and members with none',
  );
  for (const name of amountNames) {
    const grams = results.map(({ amounts }) => amounts[name]);
    const spread = [0.1, 0.5, 0.9].map((share) => quantile(grams, share).toFixed(0)).join(' / ');
    const none = grams.filter((one) => one === 0).length;
    console.log(`  ${name.padEnd(9)} ${spread.padEnd(22)} ${none}`);
  }
}

/** Rands of a list's 28 days: what the first month costs, and a steady one of what is eaten and what spoils. */
function printMoney(results: readonly EatingResult[]): void {
  const bills = results.flatMap(({ bill, budget }) => (bill ? [{ ...bill, budget }] : []));
  const later = results.flatMap((result) => result.later ?? []);
  const spreadOf = (rands: readonly number[]) =>
    [0.1, 0.5, 0.9].map((share) => `R${quantile(rands, share).toFixed(0)}`).join(' / ');
  const spread = (part: keyof Bill | 'budget') => spreadOf(bills.map((bill) => bill[part]));
  console.log('Rands of the budget list, 28 days: 10 % / median / 90 %');
  console.log(`  first month  ${spread('first')}, of it in the first week ${spread('firstWeek')}`);
  console.log(`  steady month ${spread('steady')}, of it spoiled ${spread('spoiled')}`);
  const [month, firstWeek] = [later.map((one) => one.month), later.map((one) => one.firstWeek)];
  console.log(`  later month  ${spreadOf(month)}, of it in the first week ${spreadOf(firstWeek)}`);
  console.log(`  budget       ${spread('budget')}`);
  const pulses = quantile(
    results.map(({ pulseMeals }) => pulseMeals),
    0.5,
  );
  console.log(`Main meals a week with pulses: ${pulses.toFixed(1)} in the median`);
}

/** How the members of a run would eat: rules, what is served most, and how much of what. */
export function printEating(members: readonly EatingMember[], tables: PlanTables): void {
  const results = eatingOf(members);
  const omnivores = eatingOf(
    members.filter(({ profile }) => profile.diet_type === 'No Restrictions'),
  );
  const poor = results.filter(({ belowLeast }) => belowLeast).length;
  console.log(
    `\nHow ${results.length} members would eat; ${poor} have a budget below the least that they can eat for, and E7 and E8 are not asked of them`,
  );
  printRules(results, tables);
  console.log('');
  printServed(results, tables);
  console.log(`\nAll ${results.length} members:`);
  printAmounts(results);
  printMoney(results);
  console.log(`\n${omnivores.length} members without a diet:`);
  printAmounts(omnivores);
  printMoney(omnivores);
}
