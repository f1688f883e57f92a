import type { Check } from '../finding.ts';
import { bodyOf, type MealsUnderAudit, notesOf } from '../plan-under-audit.ts';
import type { ExpectedTargets } from './expected-targets.ts';

const rounding = 0.5;

/**
 * Rules 8 and 91 for meals: a condition that was typed among the foods or ticked leads to no deficit and is sent to the
 * clinic; what was typed is said back as it was read, and is never taken for a misspelling.
 */
export function auditHealth(
  plan: MealsUnderAudit,
  expected: ExpectedTargets,
  at: (week: number) => Check,
): void {
  const { conditions, joints } = bodyOf(plan);
  if (conditions.length + joints.length === 0) return;
  const said = notesOf(plan);
  for (const { week, target, unmatched } of plan.weeks) {
    const check = at(week);
    const deficit = target.maintenance - target.energy;
    if (conditions.length > 0) {
      const held = deficit <= rounding && target.goal !== 'Lose weight';
      check('91a', held, () => `${deficit} kcal below what is used, goal ${target.goal}`);
    }
    if (conditions.includes('pregnancy') || conditions.includes('breastfeeding')) {
      const enough = target.energy >= expected.energy - rounding;
      check('8', enough, () => `${target.energy} of ${expected.energy.toFixed(0)} kcal`);
    }
    for (const { text, health } of plan.dislikes) {
      if (!health) continue;
      const asked = unmatched.some((word) => text.includes(word) || word.includes(text));
      check('91b', !asked, () => `'${text}' is asked about as a misspelling`);
    }
  }
  const check = at(0);
  for (const { text, health } of plan.dislikes) {
    if (!health) continue;
    const told = health.unspoken ? !said.includes(text) : said.includes(`‘${text}’`);
    check('91b', told, () => `'${text}' is ${health.unspoken ? 'said aloud' : 'passed over'}`);
  }
  if (conditions.length > 0) {
    const sent = /(clinic|doctor)[^.]*before you follow it/i.test(said);
    check('91b', sent, () => 'nobody is sent to a clinic');
  }
  for (const joint of joints) check('91b', said.includes(joint), () => `${joint} are passed over`);
}
