import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import { type AuditReport, type Check, createRecorder } from '../finding.ts';
import type { AuditTables, MealsUnderAudit } from '../plan-under-audit.ts';
import { type RuleId, rules } from '../rules.ts';
import { auditEating } from './eating-audit.ts';

/** Rule 39: a meal that is offered for a swap is as safe for the member as one of the plan. */
export function auditOffer(
  plan: MealsUnderAudit,
  meal: PlannedMeal,
  tables: AuditTables,
  check: Check,
): void {
  const [week] = plan.weeks;
  const [day] = week?.days ?? [];
  if (!week || !day) return;
  const recorder = createRecorder();
  const weeks = [{ ...week, days: [{ ...day, meals: [meal] }] }];
  auditEating({ ...plan, weeks }, tables, recorder.at);
  const [found] = recorder.findings;
  check('39', found === undefined, () => `${found?.rule}: ${found?.detail}`);
}

function hardFindings({ findings }: AuditReport): ReadonlyMap<RuleId, number> {
  const counts = new Map<RuleId, number>();
  for (const { rule, excuse } of findings) {
    if (rules[rule].grade === 'hard' && excuse === null) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  }
  return counts;
}

/** Rule 84f: after a swap no hard rule is broken more often than before. */
export function auditAfter(before: AuditReport, after: AuditReport, check: Check): void {
  const known = hardFindings(before);
  const worse = [...hardFindings(after)].filter(([rule, count]) => count > (known.get(rule) ?? 0));
  check('84f', worse.length === 0, () => {
    const [rule] = worse[0] ?? [];
    const example = after.findings.findLast((finding) => finding.rule === rule);
    return `${rule}: week ${example?.week} ${example?.day} ${example?.detail}`;
  });
}
