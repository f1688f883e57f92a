import { type RuleId, rules } from '#planning/audit/rules.ts';
import type { MemberResult, RuleResult } from './member.ts';

/** A rule over all members of a run. */
export interface RuleScore {
  readonly rule: RuleId;
  /** Plans in which it was looked at, and those in which it was broken without an excuse. */
  plans: number;
  broken: number;
  /** Plans with findings that are all allowed. */
  excused: number;
  looks: number;
  breaches: number;
  /** Broken plans by diet. */
  readonly diets: Map<string, number>;
  /** The first members with a breach, and the first with an excused finding. */
  readonly examples: { readonly member: MemberResult; readonly result: RuleResult }[];
  readonly excuses: { readonly member: MemberResult; readonly result: RuleResult }[];
}

export interface Score {
  readonly rules: Map<RuleId, RuleScore>;
  readonly outcomes: Record<MemberResult['outcome'], number>;
  /** Members without a plan, and those on whom the code broke. */
  readonly failed: MemberResult[];
  energyError: number;
  readonly budgetCents: Map<string, number[]>;
  readonly premiumCents: number[];
  readonly milliseconds: number[];
}

export function createScore(): Score {
  return {
    rules: new Map(),
    outcomes: { planned: 0, refused: 0, 'no plan': 0, crash: 0 },
    failed: [],
    energyError: 0,
    budgetCents: new Map(),
    premiumCents: [],
    milliseconds: [],
  };
}

const fewExamples = 3;

function addRule(score: Score, member: MemberResult, result: RuleResult): void {
  const known = score.rules.get(result.rule);
  const sum: RuleScore = known ?? {
    rule: result.rule,
    plans: 0,
    broken: 0,
    excused: 0,
    looks: 0,
    breaches: 0,
    diets: new Map(),
    examples: [],
    excuses: [],
  };
  if (!known) score.rules.set(result.rule, sum);
  sum.plans++;
  sum.looks += result.looks;
  sum.breaches += result.breaches;
  if (result.breaches > 0) {
    const diet = member.profile.diet_type;
    sum.broken++;
    sum.diets.set(diet, (sum.diets.get(diet) ?? 0) + 1);
    if (sum.examples.length < fewExamples) sum.examples.push({ member, result });
  } else if (result.excused > 0) {
    sum.excused++;
    // every member with an exception is listed, so all are kept
    sum.excuses.push({ member, result });
  }
}

export function addResult(score: Score, member: MemberResult): void {
  score.outcomes[member.outcome]++;
  if (member.outcome === 'crash' || member.outcome === 'no plan') score.failed.push(member);
  for (const result of member.rules) addRule(score, member, result);
  if (member.outcome !== 'planned') return;
  score.energyError += member.energyError;
  const diet = member.profile.diet_type;
  const cents = score.budgetCents.get(diet) ?? [];
  cents.push(member.budgetCents);
  score.budgetCents.set(diet, cents);
  score.premiumCents.push(member.premiumCents);
  score.milliseconds.push(member.milliseconds);
}

/** Share of plans that keep the rule, excused ones among them. */
export function shareKept({ plans, broken }: RuleScore): number {
  return plans === 0 ? 1 : 1 - broken / plans;
}

export type Verdict = 'ok' | 'BROKEN' | 'missed';

export function verdictOf(score: RuleScore): Verdict {
  const { grade } = rules[score.rule];
  if (grade === 'hard') return score.broken === 0 ? 'ok' : 'BROKEN';
  return shareKept(score) >= grade ? 'ok' : 'missed';
}

/** Most members in a thousand that may be left without a plan. */
const mostWithoutPlan = 1;

/** Everything for which a release has to wait, in words. */
export function failuresOf(score: Score): readonly string[] {
  const failures: string[] = [];
  const { planned, crash } = score.outcomes;
  const without = score.outcomes['no plan'];
  if (crash > 0) failures.push(`${crash} members on whom the code broke`);
  if (1000 * without > mostWithoutPlan * (planned + without)) {
    failures.push(`${without} of ${planned + without} members without a plan`);
  }
  const broken = [...score.rules.values()].filter((rule) => verdictOf(rule) === 'BROKEN');
  if (broken.length > 0) failures.push(`${broken.length} hard rules broken`);
  return failures;
}
