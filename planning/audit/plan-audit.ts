import { type AuditReport, createRecorder } from './finding.ts';
import { auditEating } from './meals/eating-audit.ts';
import { auditPages } from './meals/page-audit.ts';
import { auditPractice } from './meals/practice-audit.ts';
import { expectedTargets } from './nutrition/expected-targets.ts';
import { auditHealth } from './nutrition/health-audit.ts';
import { auditNutrition } from './nutrition/nutrition-audit.ts';
import { auditTargets } from './nutrition/target-audit.ts';
import { bodyOf, type PlanTables, type PlanUnderAudit } from './plan-under-audit.ts';
import { auditBasket } from './shopping/basket-audit.ts';

/** What may be done beside reading the plan; dear, so a large run does it for a sample. */
export interface FurtherChecks {
  /** The HTML as the sanitiser leaves it. */
  readonly sanitise?: (html: string) => string;
  /** The same plan made once more, from the same profile and seed. */
  readonly again?: () => Omit<PlanUnderAudit, 'profile' | 'dislikes'>;
}

/** Sanitisers may write the same character in another way. */
function plain(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

/**
 * Checks everything that a member gets against everything that was asked for and every rule for food.
 * @returns what was looked at, and every finding; none for a good plan
 */
export function auditPlan(
  plan: PlanUnderAudit,
  tables: PlanTables,
  further: FurtherChecks = {},
): AuditReport {
  const recorder = createRecorder();
  const { at } = recorder;
  const expected = expectedTargets(plan.profile, bodyOf(plan));
  auditTargets(plan, expected, at);
  auditHealth(plan, expected, at);
  auditNutrition(plan, expected, tables.foods, at);
  auditEating(plan, tables, at);
  auditPractice(plan, tables, at);
  auditBasket(plan, expected, tables, at(0));
  auditPages(plan, tables, at);
  const { sanitise, again } = further;
  if (sanitise) {
    for (const html of [...plan.pages, plan.listPage]) {
      at(0)('85b', plain(sanitise(html)) === plain(html), () => 'the sanitiser changed it');
    }
  }
  if (again) {
    const { weeks, pages, list, listPage } = plan;
    const same = JSON.stringify({ weeks, pages, list, listPage });
    at(0)('84d', JSON.stringify(again()) === same, () => 'another plan');
  }
  return recorder;
}
