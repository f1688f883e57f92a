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
import { measureEating } from '#planning/audit/eating/measure-eating.ts';
import type { PlanTables } from '#planning/audit/plan-under-audit.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { quantile } from './quantile.ts';

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
  /** Recipe of each dish that is served, leftovers too. */
  readonly dishes: readonly string[];
  readonly foods: readonly string[];
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
    dishes: eaten.meals.flatMap(({ recipes }) => recipes.map(({ id }) => id)),
    foods: [...new Set(eaten.meals.flatMap(({ foods }) => [...foods.keys()]))],
  };
}

/** A rule over all members whom it is meant for. */
interface EatingScore {
  readonly members: number;
  readonly share: number;
  readonly median: number;
}

function scoreOf(results: readonly EatingResult[], rule: EatingRuleId): EatingScore {
  const measures = results.flatMap((result) => result.measures.filter((one) => one.rule === rule));
  const held = measures.filter(({ holds }) => holds).length;
  return {
    members: measures.length,
    share: measures.length === 0 ? 1 : held / measures.length,
    median: quantile(
      measures.map(({ figure }) => figure),
      0.5,
    ),
  };
}

/** The rules that are not held by as many members as they ask for. */
export function eatingFailures(results: readonly EatingResult[]): readonly string[] {
  return eatingRuleIds.filter((rule) => {
    const { grade }: EatingRule = eatingRules[rule];
    return scoreOf(results, rule).share < (grade === 'hard' ? 1 : grade);
  });
}

function printRules(results: readonly EatingResult[]): void {
  console.log(
    `${'rule'.padEnd(5)} ${''.padEnd(46)} ${'members'.padStart(7)} ${'hold it'.padStart(8)} ${'bar'.padStart(6)}   median`,
  );
  for (const rule of eatingRuleIds) {
    const { says, grade, figure }: EatingRule = eatingRules[rule];
    const { members, share, median } = scoreOf(results, rule);
    const bar = grade === 'hard' ? 'H' : `${(100 * grade).toFixed(0)} %`;
    console.log(
      `${rule.padEnd(5)} ${says.padEnd(46)} ${String(members).padStart(7)} ${`${(100 * share).toFixed(1)} %`.padStart(8)} ${bar.padStart(6)}   ${median.toFixed(median < 10 ? 2 : 0)} ${figure}`,
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
  const dishes = counted(results.flatMap((result) => result.dishes));
  const foods = new Set(results.flatMap((result) => result.foods));
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

/** A member with what was measured. */
interface EatingMember {
  readonly profile: Profile;
  readonly eating?: EatingResult;
}

/** How the members of a run would eat: rules, what is served most, and how much of what. */
export function printEating(members: readonly EatingMember[], tables: PlanTables): void {
  const eatingOf = (some: readonly EatingMember[]) => some.flatMap(({ eating }) => eating ?? []);
  const results = eatingOf(members);
  const omnivores = eatingOf(
    members.filter(({ profile }) => profile.diet_type === 'No Restrictions'),
  );
  console.log(`\nHow ${results.length} members would eat`);
  printRules(results);
  console.log('');
  printServed(results, tables);
  console.log(`\nAll ${results.length} members:`);
  printAmounts(results);
  console.log(`\n${omnivores.length} members without a diet:`);
  printAmounts(omnivores);
}
