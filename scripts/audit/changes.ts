import { type AuditReport, type Check, createRecorder } from '#planning/audit/finding.ts';
import { auditMealChange, type MealChange } from '#planning/audit/meals/change-audit.ts';
import { auditLeftovers } from '#planning/audit/meals/leftover-audit.ts';
import { auditAfter, auditOffer } from '#planning/audit/meals/offer-audit.ts';
import { auditPlan } from '#planning/audit/plan-audit.ts';
import type { PlanUnderAudit } from '#planning/audit/plan-under-audit.ts';
import { foods } from '#planning/catalogue/foods.ts';
import type { ChangedPlan } from '#planning/meals/changes/change-plan.ts';
import { setLock } from '#planning/meals/changes/lock-meals.ts';
import { regenerateWeek } from '#planning/meals/changes/regenerate-meals.ts';
import { mealAlternatives } from '#planning/meals/changes/swap/swap-meal.ts';
import { placeOf } from '#planning/meals/model/meal-place.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { type AuditKitchen, servePlan } from './kitchen.ts';

/** Rule 84e: what was to change did, and nothing else. */
function checkChange(
  before: readonly MealWeek[],
  changed: ChangedPlan,
  change: MealChange,
  check: Check,
): void {
  check('84e', changed.ok, () => (changed.ok ? '' : `${change.kind} refused: ${changed.reason}`));
  if (!changed.ok) return;
  const [found] = auditMealChange(before, changed.weeks, change, foods);
  check('84e', found === undefined, () => `${change.kind}, ${found?.rule}: ${found?.detail}`);
}

function anyPlace(random: Random, meals: number) {
  return { week: 1 + random.below(4), day: random.below(7), meal: random.below(meals) };
}

/** What a member does with a plan: swaps a meal, then locks one and has its week made anew. */
export function auditChanges(
  plan: PlanUnderAudit,
  before: AuditReport,
  kitchen: AuditKitchen,
  seed: string,
): AuditReport {
  const recorder = createRecorder();
  const random = seededRandom(`changes ${seed}`);
  const { profile, weeks } = plan;
  const { tables } = kitchen;
  const place = anyPlace(random, profile.meals_per_day);
  const check = recorder.at(place.week);
  const offers = mealAlternatives(kitchen.kitchen, profile, weeks, placeOf(place), seed);
  const alternatives = offers.ok ? offers.alternatives : [];
  const where = `meal ${place.meal + 1} of day ${place.day + 1}`;
  check('84g', alternatives.length === 3, () =>
    offers.ok ? `${alternatives.length} for ${where}` : `${where}: ${offers.reason}`,
  );
  for (const { meal } of alternatives) auditOffer(plan, meal, tables, check);
  const chosen = alternatives[random.below(Math.max(1, alternatives.length))];
  if (chosen) {
    const swapped: ChangedPlan = { ok: true, weeks: chosen.weeks };
    checkChange(weeks, swapped, { kind: 'swap', ...place }, check);
    const served = servePlan(kitchen, chosen.weeks);
    auditAfter(before, auditPlan({ ...plan, ...served }, tables), check);
  }
  const kept = anyPlace(random, profile.meals_per_day);
  const locked = setLock(kitchen.kitchen, profile, weeks, placeOf(kept), true);
  if (!locked.ok) {
    checkChange(weeks, locked, { kind: 'week', week: kept.week }, check);
    return recorder;
  }
  const renewed = regenerateWeek(
    kitchen.kitchen,
    profile,
    locked.weeks,
    kept.week,
    `${seed} again`,
  );
  checkChange(locked.weeks, renewed, { kind: 'week', week: kept.week }, recorder.at(kept.week));
  if (renewed.ok) auditLeftovers({ weeks: renewed.weeks }, tables, recorder.at);
  return recorder;
}
