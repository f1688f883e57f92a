import { daysPerWeek, weekNumberOf } from '../../calendar.ts';
import type { Stock } from '../../catalogue/packs/stock.ts';
import type { Profile } from '../../profile/profile.ts';
import { modestAsBefore } from '../../targets/modest-protein.ts';
import { dailyTargets } from '../../targets/targets.ts';
import { type PlanTask, prepare } from '../candidates/plan-task.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import type { Kitchen } from '../model/kitchen.ts';
import { withPots } from '../model/leftovers.ts';
import { type MealWeek, type PlannedDay, stockOf } from '../model/meal-plan.ts';
import { mostLiverAWeek } from '../objective/week-meals.ts';
import { composeDays } from '../search/compose-days.ts';
import { type ChangedPlan, noSuchPlace, refuse } from './change-plan.ts';
import { allLocked, finishedWeek, locksOf, nothingFree } from './kept-meals.ts';
import { readPlan, refuseForbidden } from './stored-plan.ts';

/** Days of the week on which liver is served, as a main dish or beside one. */
function liverDays(task: PlanTask, days: readonly PlannedDay[]): number {
  const { dishById } = task.kitchen.catalogue;
  return days.filter(({ meals }) =>
    meals.some(({ dishes }) => dishes.some(({ recipe }) => dishById.get(recipe)?.holdsLiver)),
  ).length;
}

/** Draws are repeated where they end without a dish or with liver twice; in nearly every case the first one is good. */
const mostDraws = 5;

function composeWeek(task: PlanTask, seed: string, kept: KeptPlan): ReturnType<typeof composeDays> {
  let best = composeDays(task, seed, kept);
  for (let draw = 1; draw < mostDraws; draw++) {
    if (best.ok && liverDays(task, best.days) <= mostLiverAWeek) return best;
    const next = composeDays(task, `${seed} ${draw}`, kept);
    if (!next.ok) continue;
    if (!best.ok || liverDays(task, next.days) < liverDays(task, best.days)) best = next;
  }
  return best;
}

function open(
  kitchen: Kitchen,
  profile: Profile,
  { start, target, notes }: MealWeek,
  stock: Stock,
) {
  const now = dailyTargets(profile);
  const targets = now.ok ? modestAsBefore(profile, { ...target, notes }, now.targets) : null;
  const prepared = prepare(kitchen, profile, { start, stock, targets });
  return prepared.ok ? prepared : refuse('no-plan', prepared.reason);
}

/**
 * Makes one week anew. Locked meals and days of it stay to the gram, and the rest of a day is composed around them; the
 * other weeks stay as they are, count for variety, and what was bought for them is used up.
 * @param number of the week, 1 to 4
 */
export function regenerateWeek(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  number: number,
  seed: string,
): ChangedPlan {
  const week = weeks.find((one) => one.week === number);
  if (!week) return noSuchPlace();
  const stored = readPlan(kitchen, weeks, number);
  if (!stored.ok) return stored;
  const opened = open(kitchen, profile, week, stockOf(weeks));
  if (!opened.ok) return opened;
  const { task } = opened;
  const forbidden = refuseForbidden(stored.days, task.rules, () => true);
  if (forbidden) return forbidden;
  const locks = locksOf(task, [week]);
  if (nothingFree(locks, daysPerWeek)) return allLocked;
  const others = [...stored.days.entries()].filter(([day]) => weekNumberOf(day) !== number);
  const settled = new Map(others.map(([day, { meals }]) => [day, meals]));
  const composed = composeWeek(task, seed, { settled, locked: locks.byDay });
  if (!composed.ok) return refuse('no-plan', composed.reason);
  const finished = finishedWeek(task, seed, week.week, composed.days, locks);
  const made = week.stock ? { ...finished, stock: week.stock } : finished;
  const changed = weeks.map((one) => (one.week === number ? made : one));
  return { ok: true, weeks: withPots(changed, kitchen.catalogue) };
}
