import fc from 'fast-check';
import { weekIndices } from '#planning/calendar.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { prepare } from '#planning/meals/candidates/plan-task.ts';
import { nothingKept } from '#planning/meals/model/kept-plan.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { leastFoods } from '#planning/meals/objective/basket/week-foods.ts';
import { judgeAnew, judgedBy } from '#planning/meals/objective/breakdown.ts';
import { isOddCompany } from '#planning/meals/objective/plate/plate-company.ts';
import { longestRun } from '#planning/meals/objective/repeats/protein-runs.ts';
import { type Terms, termNames, usualTerms, withWeight } from '#planning/meals/objective/terms.ts';
import { Portfolio, type Schedule, usualSchedule } from '#planning/meals/search/portfolio.ts';
import { hardViolations } from '#planning/meals/search/repairs/mend-violations.ts';
import { dietTypes } from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { anyProfile } from '#test/support/members/profiles.ts';

/** The planner with something switched off, or as it is. */
export interface Variant {
  readonly name: string;
  readonly schedule: Schedule;
  readonly terms: Terms;
}

export const product: Variant = {
  name: 'the product',
  schedule: usualSchedule,
  terms: usualTerms,
};

/** What can be switched off: a phase of the making of a month or of the portfolio, a move, or a term's weight. */
export type SwitchKind = 'phase' | 'move' | 'term';

export interface Switch {
  readonly kind: SwitchKind;
  readonly name: string;
  readonly off: (variant: Variant) => Variant;
}

function without<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): readonly Row[] {
  return rows.filter((row) => row.name !== name);
}

function scheduled(change: (schedule: Schedule) => Schedule): Switch['off'] {
  return (variant) => ({ ...variant, schedule: change(variant.schedule) });
}

const { monthPhases, phases, moves } = usualSchedule;

/** Everything that can be switched off, in the order in which it comes. */
export const switches: readonly Switch[] = [
  ...monthPhases.map(
    ({ name }): Switch => ({
      kind: 'phase',
      name,
      off: scheduled((all) => ({ ...all, monthPhases: without(all.monthPhases, name) })),
    }),
  ),
  ...phases.map(
    ({ name }): Switch => ({
      kind: 'phase',
      name,
      off: scheduled((all) => ({ ...all, phases: without(all.phases, name) })),
    }),
  ),
  ...moves.map(
    ({ name }): Switch => ({
      kind: 'move',
      name,
      off: scheduled((all) => ({ ...all, moves: without(all.moves, name) })),
    }),
  ),
  ...termNames.map(
    (name): Switch => ({
      kind: 'term',
      name,
      off: (variant) => ({ ...variant, terms: withWeight(variant.terms, name, 0) }),
    }),
  ),
];

export function variantWithout(off: readonly Switch[]): Variant {
  const name = off.map((one) => one.name).join(' + ');
  return { ...off.reduce<Variant>((variant, one) => one.off(variant), product), name };
}

/** What came of one member, judged by the product's own terms. */
export interface Outcome {
  /** Null where a meal has no dish at all. */
  readonly penalty: number | null;
  readonly hardViolations: number;
  readonly tooDear: boolean;
  /** Plates that nobody would serve. */
  readonly oddPlates: number;
  /** Weeks of fewer foods than they should hold. */
  readonly poorWeeks: number;
  /** Days on which the same food leads in protein for too long. */
  readonly longRuns: number;
  /** Lunches that are left over, which the penalty does not know as a good. */
  readonly leftovers: number;
  /** Leftovers that no ladle could take from their pot. */
  readonly unequalPots: number;
  /** Of processor time. */
  readonly milliseconds: number;
}

/** Members of a measurement, by index. */
export interface Members {
  readonly name: string;
  readonly profiles: readonly Profile[];
}

export function randomMembers(count: number): Members {
  return { name: 'random members', profiles: fc.sample(anyProfile, { numRuns: count, seed: 7 }) };
}

const tightDiets = dietTypes.filter((diet) => diet === 'Low-Carb' || diet === 'Vegan');

/** Members whose wishes leave least room between the rules: two meals of fifteen minutes, Low-Carb or vegan. */
export function tightMembers(count: number): Members {
  const profiles = fc.sample(anyProfile, { numRuns: count, seed: 8 }).map(
    (profile, index): Profile => ({
      ...profile,
      diet_type: tightDiets[index % tightDiets.length] ?? 'Vegan',
      meals_per_day: 2,
      cooking_time: 'Less than 15 minutes',
    }),
  );
  return { name: 'two meals of fifteen minutes, Low-Carb or vegan', profiles };
}

const kitchen = createKitchen(standardCatalogue());

const noMonth = {
  penalty: null,
  hardViolations: 0,
  tooDear: false,
  oddPlates: 0,
  poorWeeks: 0,
  longRuns: 0,
  leftovers: 0,
  unequalPots: 0,
} as const;

/** One member with one variant; null where the profile is refused before a month is searched. */
function outcomeOf(profile: Profile, seed: string, variant: Variant): Outcome | null {
  const before = process.cpuUsage();
  const prepared = prepare(kitchen, profile, { terms: variant.terms });
  if (!prepared.ok) return null;
  const { schedule } = variant;
  const month = new Portfolio(prepared.task, seed, nothingKept, schedule).best();
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  if (!month) return { ...noMonth, milliseconds };
  const usual = judgedBy(prepared.task, usualTerms);
  const menu = judgeAnew(usual, month);
  const plates = month.free.flatMap(({ place }) => menu.plateAt(place) ?? []);
  return {
    penalty: menu.points(),
    hardViolations: hardViolations(usual, month),
    tooDear: menu.basket.isTooDear,
    oddPlates: plates.filter(isOddCompany).length,
    poorWeeks: weekIndices.filter((week) => menu.foodsOf(week) < leastFoods).length,
    longRuns: [...month.byDay.keys()].filter((day) => menu.runAt(day) > longestRun).length,
    leftovers: month.pots.served().size,
    unequalPots: month.pots.unequal().size,
    milliseconds,
  };
}

/** Members of a variant beside the same members of the product. */
export interface Comparison {
  readonly variant: Variant;
  readonly outcomes: readonly Outcome[];
  /** Mean of the penalty's paired difference, and its standard error. */
  readonly more: number;
  readonly error: number;
  /** Members whose penalty is less, and more. */
  readonly better: number;
  readonly worse: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const same = 1e-6;

function compare(
  variant: Variant,
  outcomes: readonly Outcome[],
  usual: readonly Outcome[],
): Comparison {
  const gaps = outcomes.flatMap(({ penalty }, index) => {
    const other = usual[index]?.penalty ?? null;
    return penalty === null || other === null ? [] : [penalty - other];
  });
  const more = mean(gaps);
  const variance = mean(gaps.map((gap) => (gap - more) ** 2));
  const error = Math.sqrt(variance / Math.max(1, gaps.length - 1));
  const better = gaps.filter((gap) => gap < -same).length;
  const worse = gaps.filter((gap) => gap > same).length;
  return { variant, outcomes, more, error, better, worse };
}

/** Members whose plans warm the compiler up, and are not counted. */
const warmingUp = 10;

/**
 * What each variant does to the same members. All variants of a member come after one another, so that a busy moment of
 * the machine meets all of them.
 * @param progress hears how many members are done
 */
export function benchPasses(
  { profiles }: Members,
  variants: readonly Variant[],
  progress: (done: number) => void,
): readonly Comparison[] {
  const all = [product, ...variants];
  for (const [index, profile] of profiles.slice(0, warmingUp).entries()) {
    outcomeOf(profile, `warm ${index}`, product);
  }
  const outcomes = all.map((): Outcome[] => []);
  for (const [index, profile] of profiles.entries()) {
    const own = all.map((variant) => outcomeOf(profile, `bench ${index}`, variant));
    if (own[0] !== null) {
      for (const [number, outcome] of own.entries()) if (outcome) outcomes[number]?.push(outcome);
    }
    progress(index + 1);
  }
  const [usual = []] = outcomes;
  return all.map((variant, number) => compare(variant, outcomes[number] ?? [], usual));
}
