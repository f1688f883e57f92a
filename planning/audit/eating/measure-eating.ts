import type { AuditTables } from '../plan-under-audit.ts';
import { auditDishes } from './dishes.ts';
import { type EatingUnderAudit, readEaten } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import { auditFleshAndPulses } from './flesh-and-pulses.ts';
import { auditHabit, auditMoney } from './habit-and-money.ts';
import { auditProduceAndFibre } from './produce-and-fibre.ts';
import { auditSidesAndDays } from './sides-and-days.ts';
import { auditTimeAndPlates } from './time-and-plates.ts';

/** How a member would eat, rule by rule; a rule that is not meant for this member is left out. */
export function measureEating(
  plan: EatingUnderAudit,
  tables: AuditTables,
): readonly EatingMeasure[] {
  const eaten = readEaten(plan, tables);
  return [
    ...auditFleshAndPulses(eaten),
    ...auditProduceAndFibre(eaten),
    ...auditDishes(eaten),
    ...auditHabit(eaten),
    ...(plan.list ? auditMoney(eaten, { ...plan, list: plan.list }) : []),
    ...auditTimeAndPlates(eaten),
    ...auditSidesAndDays(eaten, tables, plan.choices),
  ];
}
