import { expectedRefusal } from '#planning/audit/expected-targets.ts';
import { createRecorder, type Finding } from '#planning/audit/finding.ts';
import { auditPlan } from '#planning/audit/plan-audit.ts';
import type { RuleId } from '#planning/audit/rules.ts';
import { sumMeals } from '#planning/audit/sums.ts';
import { auditRefusal } from '#planning/audit/target-audit.ts';
import { foods } from '#planning/catalogue/foods.ts';
import type { MealWeek } from '#planning/meals/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { sanitisePlan } from '#server/platform/plan-html.ts';
import { auditChanges } from './audit-changes.ts';
import { type AuditKitchen, servePlan } from './audit-kitchen.ts';
import type { Member } from './audit-members.ts';

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

const nothing = { rules: [], energyError: 0, budgetCents: 0, premiumCents: 0 } as const;

/**
 * Plans for a member and audits everything that comes of it.
 * @param sampled also makes the plan again, changes it and runs the sanitiser, which takes longer than all the rest
 */
export function auditMember(
  member: Member,
  kitchen: AuditKitchen,
  seed: string,
  sampled: boolean,
): MemberResult {
  const { name, profile, dislikes } = member;
  const start = performance.now();
  const planSeed = `${seed} ${name}`;
  const base = { name, profile };
  const result = kitchen.planner.plan(profile, planSeed);
  if (expectedRefusal(profile)) {
    const recorder = createRecorder();
    const reason = result.ok ? null : result.reason;
    auditRefusal(profile, reason, recorder.at(0));
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
    return { ...base, ...nothing, outcome: 'no plan', reason: result.reason, milliseconds: 0 };
  }
  const served = servePlan(kitchen, result.weeks);
  const milliseconds = performance.now() - start;
  const again = () => {
    const second = kitchen.planner.plan(profile, planSeed);
    return servePlan(kitchen, second.ok ? second.weeks : []);
  };
  const further = sampled ? { sanitise: sanitisePlan, again } : {};
  const plan = { profile, dislikes, ...served };
  const report = auditPlan(plan, kitchen.tables, further);
  const changes = sampled ? auditChanges(plan, report, kitchen, planSeed) : createRecorder();
  return {
    ...base,
    outcome: 'planned',
    reason: '',
    rules: [
      ...resultsOf(report.looks, report.findings),
      ...resultsOf(changes.looks, changes.findings),
    ],
    energyError: energyErrorOf(result.weeks),
    budgetCents: served.list.budget.cents,
    premiumCents: served.list.premium.cents,
    milliseconds,
  };
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
