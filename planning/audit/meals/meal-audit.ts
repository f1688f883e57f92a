import type { FoodKey } from '../../catalogue/foods.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import type { Profile } from '../../profile/profile.ts';
import { createRecorder } from '../finding.ts';
import { expectedTargets } from '../nutrition/expected-targets.ts';
import { auditNutrition } from '../nutrition/nutrition-audit.ts';
import type { AuditTables } from '../plan-under-audit.ts';
import type { RuleId } from '../rules.ts';
import { auditEating } from './eating-audit.ts';
import { auditPractice } from './practice-audit.ts';

export type { AuditTables } from '../plan-under-audit.ts';

/** What is wrong with four weeks of meals, by the names of the rules that no plan may break for long. */
const names = {
  '41': 'structure',
  '84b': 'sum',
  '32': 'allergen',
  '33': 'allergen',
  '34': 'allergen',
  '36': 'diet',
  '38a': 'disliked',
  '42': 'time',
  '43': 'skill',
  '44a': 'portion',
  '44b': 'portion',
  '13a': 'energy',
  '14a': 'protein',
  '45b': 'dinner-repeat',
} as const satisfies Partial<Record<RuleId, string>>;

/** One thing wrong with a finished plan. `rule` names the invariant. */
export interface Breach {
  readonly rule: (typeof names)[keyof typeof names];
  readonly week: number;
  readonly day: string;
  readonly detail: string;
}

function isNamed(rule: RuleId): rule is keyof typeof names {
  return rule in names;
}

/**
 * Checks four finished weeks against what was asked for: the rules that concern a single meal or day.
 * @param disliked keys of the foods that the member wants left out, as known to the caller
 * @returns every breach found; empty for a good plan
 */
export function auditMealPlan(
  weeks: readonly MealWeek[],
  profile: Profile,
  tables: AuditTables,
  disliked: ReadonlySet<FoodKey> = new Set(),
): readonly Breach[] {
  const dislike = { text: '', foods: [...disliked], words: null, meant: true };
  const plan = { profile, weeks, dislikes: disliked.size > 0 ? [dislike] : [] };
  const recorder = createRecorder();
  auditPractice(plan, tables, recorder.at);
  auditEating(plan, tables, recorder.at);
  auditNutrition(plan, expectedTargets(profile), tables.foods, recorder.at);
  return recorder.findings.flatMap(({ rule, week, day, detail }): readonly Breach[] =>
    isNamed(rule) ? [{ rule: names[rule], week, day, detail }] : [],
  );
}
