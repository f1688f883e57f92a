import { choicesOf } from '#planning/audit/eating/choices.ts';
import type { EatingUnderAudit } from '#planning/audit/eating/eaten-plan.ts';
import type { EatingMeasure } from '#planning/audit/eating/eating-rules.ts';
import { levelBudget } from '#planning/audit/eating/habit-and-money.ts';
import { createRecorder, type Finding } from '#planning/audit/finding.ts';
import { auditWithoutPlan } from '#planning/audit/meals/without-plan-audit.ts';
import { expectedRefusal } from '#planning/audit/nutrition/expected-targets.ts';
import { auditSupplements, type ShownProduct } from '#planning/audit/nutrition/supplement-audit.ts';
import { auditRefusal } from '#planning/audit/nutrition/target-audit.ts';
import { auditPlan } from '#planning/audit/plan-audit.ts';
import { bodyOf } from '#planning/audit/plan-under-audit.ts';
import type { RuleId } from '#planning/audit/rules.ts';
import { auditLaterLists } from '#planning/audit/shopping/basket-audit.ts';
import { sumMeals } from '#planning/audit/sums.ts';
import { foods } from '#planning/catalogue/foods.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { sanitisePlan } from '#server/platform/plans/plan-html.ts';
import { readSaid } from '#web/features/supplements/said-of-body.ts';
import { supplementsFor } from '#web/features/supplements/supplements-for.ts';
import { isBelowLeast, moneyMeasure, ofBudgetAlone } from './budget.ts';
import { auditChanges } from './changes.ts';
import { type EatingResult, eatingResult } from './eating.ts';
import { auditLaterWish } from './fit.ts';
import { type AuditKitchen, laterMonths, servePlan } from './kitchen.ts';
import type { Member } from './members/members.ts';
import { startFor } from './members/start.ts';

/** Findings of one rule for one member. */
export interface RuleResult {
  readonly rule: RuleId;
  readonly looks: number;
  readonly breaches: number;
  readonly excused: number;
  /** The first breach, or the first excused finding. */
  readonly example: Finding | null;
}

/** What came of one member. */
export interface MemberResult {
  readonly name: string;
  readonly profile: Profile;
  /** 'refused' was to be: the body must not be planned for. */
  readonly outcome: 'planned' | 'refused' | 'no plan' | 'crash';
  readonly reason: string;
  readonly rules: readonly RuleResult[];
  /** Mean distance of a day's energy from its target, 0 to 1. */
  readonly energyError: number;
  readonly budgetCents: number;
  readonly premiumCents: number;
  readonly milliseconds: number;
  /** How the member would eat, where a run asks for it. */
  readonly eating?: EatingResult;
}

function resultsOf(looks: ReadonlyMap<RuleId, number>, findings: readonly Finding[]) {
  return [...looks].map(([rule, count]): RuleResult => {
    const found = findings.filter((finding) => finding.rule === rule);
    const breaches = found.filter(({ excuse }) => excuse === null);
    return {
      rule,
      looks: count,
      breaches: breaches.length,
      excused: found.length - breaches.length,
      example: breaches[0] ?? found[0] ?? null,
    };
  });
}

function energyErrorOf(weeks: readonly MealWeek[]): number {
  let sum = 0;
  for (const week of weeks) {
    for (const { meals } of week.days) {
      sum += Math.abs(sumMeals(meals, foods).kcal / week.target.energy - 1);
    }
  }
  return sum / 28;
}

/** What the page of supplements shows to a member. */
function shownProducts(profile: Profile): readonly ShownProduct[] {
  const shown = supplementsFor(profile, readSaid(profile));
  if (shown.kind !== 'adult') return [];
  return shown.categories.flatMap(({ title, tiers }) =>
    tiers.map(({ name }) => ({ category: title, name })),
  );
}

const nothing = { rules: [], energyError: 0, budgetCents: 0, premiumCents: 0 } as const;

/**
 * Plans for a member and audits everything that comes of it.
 * @param sampled also makes the plan again, changes it and runs the sanitiser, which takes longer than all the rest
 * @param eating also measures how the member would eat
 */
export function auditMember(
  member: Member,
  kitchen: AuditKitchen,
  seed: string,
  sampled: boolean,
  eating = false,
): MemberResult {
  const { name, profile, dislikes } = member;
  const start = performance.now();
  const planSeed = `${seed} ${name}`;
  const base = { name, profile };
  const begins = startFor(planSeed);
  const result = planMonth(kitchen.kitchen, requestOf(profile, { start: begins }), planSeed);
  const health = bodyOf(member);
  if (expectedRefusal(profile, health)) {
    const recorder = createRecorder();
    const reason = result.ok ? null : result.reason;
    auditRefusal(profile, reason, recorder.at(0), health);
    const rules = resultsOf(recorder.looks, recorder.findings);
    return {
      ...base,
      ...nothing,
      rules,
      outcome: 'refused',
      reason: reason ?? 'planned for nevertheless',
      milliseconds: 0,
    };
  }
  if (!result.ok) {
    const recorder = createRecorder();
    auditRefusal(profile, result.reason, recorder.at(0), health);
    auditWithoutPlan(member, result.reason, recorder.at(0));
    const rules = resultsOf(recorder.looks, recorder.findings);
    const { reason } = result;
    return { ...base, ...nothing, rules, outcome: 'no plan', reason, milliseconds: 0 };
  }
  const served = servePlan(kitchen, result.weeks);
  const milliseconds = performance.now() - start;
  const again = () => {
    const second = planMonth(kitchen.kitchen, requestOf(profile, { start: begins }), planSeed);
    return servePlan(kitchen, second.ok ? second.weeks : []);
  };
  const further = sampled ? { sanitise: sanitisePlan, again } : {};
  const plan = { profile, dislikes, ...served };
  const report = auditPlan(plan, kitchen.tables, further);
  const beside = createRecorder();
  auditSupplements(profile, dislikes, shownProducts(profile), beside.at(0));
  auditWithoutPlan(member, null, beside.at(0));
  const later = auditLaterWish(plan, kitchen, planSeed);
  const months = sampled || eating ? laterMonths(kitchen, result.weeks) : [];
  auditLaterLists(months, kitchen.tables, beside.at(0));
  const money = () => (sampled ? moneyMeasure(member, kitchen, begins, planSeed) : null);
  const changes = sampled ? auditChanges(plan, report, kitchen, planSeed) : createRecorder();
  return {
    ...base,
    outcome: 'planned',
    reason: '',
    rules: [
      ...resultsOf(report.looks, report.findings),
      ...resultsOf(beside.looks, beside.findings),
      ...resultsOf(later.looks, later.findings),
      ...resultsOf(changes.looks, changes.findings),
    ],
    energyError: energyErrorOf(result.weeks),
    budgetCents: served.list.budget.cents,
    premiumCents: served.list.premium.cents,
    milliseconds,
    ...(eating
      ? { eating: eatingOf({ ...plan, later: months.map(({ list }) => list) }, kitchen, money()) }
      : {}),
  };
}

/** How a member would eat. @param money E13, where it was measured */
function eatingOf(
  plan: Omit<EatingUnderAudit, 'choices'>,
  kitchen: AuditKitchen,
  money: EatingMeasure | null,
): EatingResult {
  const { energy = 2000, protein = 0 } = plan.weeks[0]?.target ?? {};
  const choices = choicesOf(plan.profile, { energy, protein });
  const rands = choices.rands ?? levelBudget({ energy, protein, level: choices.level });
  const isPoor = isBelowLeast(plan.profile, rands, kitchen);
  const { measures, ...result } = eatingResult({ ...plan, choices }, kitchen.tables);
  const meant = isPoor ? measures.filter(({ rule }) => !ofBudgetAlone.has(rule)) : measures;
  return { ...result, measures: money ? [...meant, money] : meant, belowLeast: isPoor };
}

/** The same, but a member on whom the code breaks is a result as well. */
export function auditMemberSafely(...work: Parameters<typeof auditMember>): MemberResult {
  try {
    return auditMember(...work);
  } catch (error) {
    const [{ name, profile }] = work;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, profile, ...nothing, outcome: 'crash', reason, milliseconds: 0 };
  }
}
