import { daysOfPlan, ofWeek, weekNumbers } from '../calendar.ts';
import type { Stock } from '../catalogue/packs/stock.ts';
import { stepsToModest, withModestProtein } from '../targets/modest-protein.ts';
import { type DailyTargets, dailyTargets } from '../targets/targets.ts';
import { prepare } from './candidates/plan-task.ts';
import { type ChangedPlan, refuse } from './changes/change-plan.ts';
import { allLocked, finishedWeek, locksOf, nothingFree } from './changes/kept-meals.ts';
import type { Kitchen } from './model/kitchen.ts';
import { withPots } from './model/leftovers.ts';
import type { MealWeek } from './model/meal-plan.ts';
import { type Terms, usualTerms, withQuietWishes } from './objective/terms.ts';
import type { PlanRequest } from './plan-request.ts';
import { composeDays } from './search/compose-days.ts';
import { farTooDear } from './search/portfolio.ts';

/** The plan with what was at home when it was made, which its list needs to know; it stands in the first week. */
function withStock(weeks: readonly MealWeek[], stock: Stock): readonly MealWeek[] {
  return stock.length === 0
    ? weeks
    : weeks.map((week, index) => (index === 0 ? { ...week, stock } : week));
}

/** What a month is made for where one for the member's own targets and every wish breaks a rule or is far too dear. */
interface Concession {
  /** Other targets than those of the profile. */
  readonly targets: DailyTargets | null;
  readonly terms: Terms;
}

const asAsked: Concession = { targets: null, terms: usualTerms };
const quietTerms = withQuietWishes(usualTerms);

/** What is conceded, one after another: protein beyond what the body needs, then what people like. */
function concessionsOf({ eaters: [{ profile, answers }] }: PlanRequest): readonly Concession[] {
  const usual = dailyTargets(profile, answers);
  const modest = usual.ok ? withModestProtein(profile, usual.targets, answers) : null;
  const quiet: Concession = { targets: modest, terms: quietTerms };
  return modest ? [{ targets: modest, terms: usualTerms }, quiet] : [quiet];
}

/**
 * The same where a month costs far more than there is: protein beyond what the body needs, step by step. More protein
 * in the same energy is what members with little money pay most for, in Rands and in dishes that they like.
 */
function savingsOf({ eaters: [{ profile, answers }] }: PlanRequest): readonly Concession[] {
  const usual = dailyTargets(profile, answers);
  if (!usual.ok) return [];
  return stepsToModest.flatMap((step) => {
    const targets = withModestProtein(profile, usual.targets, answers, 'budget', step);
    return targets ? [{ targets, terms: usualTerms }] : [];
  });
}

/** A plan with what a steady month of it costs for each Rand of the budget; or why there is none. */
type PricedPlan =
  | (Extract<ChangedPlan, { ok: true }> & { readonly ofBudget: number })
  | Extract<ChangedPlan, { ok: false }>;

function monthFor(
  kitchen: Kitchen,
  request: PlanRequest,
  seed: string,
  { targets, terms }: Concession,
): PricedPlan {
  const [{ profile, answers }] = request.eaters;
  const { start, budget, stock } = request;
  const prepared = prepare(kitchen, profile, { start, answers, budget, stock, targets, terms });
  if (!prepared.ok) return refuse('no-plan', prepared.reason);
  const { task } = prepared;
  const locks = locksOf(task, request.kept);
  if (nothingFree(locks, daysOfPlan)) return allLocked;
  const composed = composeDays(task, seed, { settled: new Map(), locked: locks.byDay });
  if (!composed.ok) return refuse('no-plan', composed.reason);
  const made = weekNumbers.map((week) =>
    finishedWeek(task, seed, week, ofWeek(composed.days, week), locks),
  );
  const weeks = withStock(withPots(made, kitchen.catalogue), stock);
  return { ok: true, weeks, ofBudget: composed.ofBudget };
}

/** Part of the budget that must be saved by less protein, where even then it is not kept: less protein for little is no gain. */
const worthLess = 0.1;

/** A month with less protein, where the member's own costs far more than there is and that one does not. */
function affordable(
  kitchen: Kitchen,
  request: PlanRequest,
  seed: string,
  asked: Extract<PricedPlan, { ok: true }>,
): ChangedPlan {
  let best = asked;
  for (const saving of savingsOf(request)) {
    const made = monthFor(kitchen, request, seed, saving);
    if (!made.ok) continue;
    if (made.ofBudget <= farTooDear) return made;
    if (made.ofBudget < best.ofBudget - worthLess) best = made;
  }
  return best;
}

/**
 * Four weeks of meals: the one door of the planner, for the product, the audit and the tests. The same request and seed
 * give the same plan, to the gram. Of stored weeks only what is kept is read, so an old or incomplete plan is no obstacle.
 * Where none keeps every rule, less is asked for, step by step (`concessionsOf`); where one that does costs far more than
 * the member's food budget, less protein (`savingsOf`).
 * @param kitchen made once by `createKitchen`; it holds nothing of a member and is shared
 * @returns the four weeks, or why there are none, in words for the member
 */
export function planMonth(kitchen: Kitchen, request: PlanRequest, seed: string): ChangedPlan {
  const asked = monthFor(kitchen, request, seed, asAsked);
  if (asked.ok) {
    // beside meals that are kept, the targets are those of the weeks that hold them
    const isNew = request.kept.length === 0;
    return isNew && asked.ofBudget > farTooDear ? affordable(kitchen, request, seed, asked) : asked;
  }
  if (asked.refusal !== 'no-plan') return asked;
  for (const concession of concessionsOf(request)) {
    const made = monthFor(kitchen, request, seed, concession);
    if (made.ok) return made;
  }
  return asked;
}
