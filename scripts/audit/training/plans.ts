import { expectedRefusal } from '#planning/audit/nutrition/expected-targets.ts';
import { answersToAudit } from '#planning/audit/statements/health-statements.ts';
import { auditTrainingPlan } from '#planning/audit/training/training-audit.ts';
import {
  type TrainingRule,
  trainingRuleKinds,
} from '#planning/audit/training/training-audit-case.ts';
import { trainingPageProblems } from '#planning/audit/training/training-page-audit.ts';
import { ruleConcerns } from '#planning/audit/training/training-volume-audit.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { sanitisePlan } from '#server/platform/plans/plan-html.ts';
import { quantile } from '../../load/quantile.ts';
import { startFor } from '../members/start.ts';
import { changedPlans } from './changes.ts';
import { cornerTrainees, lifterTrainee, randomTrainee, type Trainee } from './members.ts';

type RuleName = TrainingRule | 'page' | 'same-again' | 'changes' | 'refusal';
const grades: Readonly<Record<RuleName, 'H' | 'W'>> = {
  ...trainingRuleKinds,
  page: 'H',
  'same-again': 'H',
  changes: 'H',
  refusal: 'H',
};
const ruleNames = [
  ...Object.keys(trainingRuleKinds),
  'page',
  'same-again',
  'changes',
  'refusal',
].filter((name): name is RuleName => name in grades);
/** Share of plans that have to keep a W rule. */
const softShare = 0.95;
const isTrainingRule = (rule: RuleName): rule is TrainingRule => rule in trainingRuleKinds;

/** Whether a rule says anything about a member. */
function concerns(rule: RuleName, profile: Profile): boolean {
  return !isTrainingRule(rule) || ruleConcerns(rule, profile);
}

/** Every so many members also make the plan again, change it and run the sanitiser. */
const sampleEvery = 10;

interface Outcome {
  readonly profile: Profile;
  readonly kind: 'planned' | 'refused' | 'no plan';
  readonly broken: ReadonlyMap<RuleName, string>;
  readonly sampled: boolean;
  readonly milliseconds: number;
}

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const planner = createTrainingPlanner(exercises);

function pageProblem(weeks: readonly TrainingWeek[], sampled: boolean): string | null {
  for (const week of weeks) {
    const html = trainingWeekPage(week, table);
    const [problem] = trainingPageProblems(html, week, table);
    if (problem !== undefined) return `week ${week.week}: ${problem}`;
    const canonical = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
    if (sampled && canonical(sanitisePlan(html)) !== canonical(html))
      return 'the sanitiser takes something out';
  }
  return null;
}

function findings(
  weeks: readonly TrainingWeek[],
  { profile, answers, health }: Trainee,
  broken: Map<RuleName, string>,
): void {
  const audited = answersToAudit(health, answers.props);
  for (const { rule, week, day, detail } of auditTrainingPlan(weeks, profile, table, audited)) {
    if (!broken.has(rule)) broken.set(rule, `week ${week} ${day} ${detail}`);
  }
}

function auditChanges(
  weeks: readonly TrainingWeek[],
  trainee: Trainee,
  seed: string,
): string | null {
  const { profile, answers, health } = trainee;
  const audited = answersToAudit(health, answers.props);
  for (const { what, weeks: now } of changedPlans(weeks, profile, answers, exercises, seed)) {
    const hard = auditTrainingPlan(now, profile, table, audited).find(
      ({ rule }) => trainingRuleKinds[rule] === 'H',
    );
    if (hard) return `${what}: ${hard.rule} ${hard.detail}`;
    const page = pageProblem(now, false);
    if (page) return `${what}: ${page}`;
  }
  return null;
}

function audit(trainee: Trainee, seed: string, sampled: boolean): Outcome {
  const { name, profile, answers } = trainee;
  const planSeed = `${seed} ${name}`;
  const broken = new Map<RuleName, string>();
  const start = performance.now();
  const begins = startFor(planSeed);
  const plan = planner.plan(profile, planSeed, answers, begins);
  const milliseconds = performance.now() - start;
  const refusal = expectedRefusal(profile, trainee.health);
  if (refusal) {
    if (plan.ok || !refusal.test(plan.reason))
      broken.set('refusal', plan.ok ? 'a plan' : plan.reason);
    return { profile, kind: 'refused', broken, sampled, milliseconds };
  }
  if (!plan.ok) return { profile, kind: 'no plan', broken, sampled, milliseconds };
  findings(plan.weeks, trainee, broken);
  const page = pageProblem(plan.weeks, sampled);
  if (page) broken.set('page', page);
  if (sampled) {
    const again = planner.plan(profile, planSeed, answers, begins);
    if (JSON.stringify(again) !== JSON.stringify(plan)) broken.set('same-again', 'another plan');
    const change = auditChanges(plan.weeks, trainee, planSeed);
    if (change) broken.set('changes', change);
  }
  return { profile, kind: 'planned', broken, sampled, milliseconds };
}

interface Sum {
  broken: number;
  example: string;
}

function profileText({ profile, health }: Trainee): string {
  const bmi = profile.weight / (profile.height / 100) ** 2;
  const { age, gender, fitness_level, activity_level, primary_fitness_goal } = profile;
  const { workout_location, equipment, workout_days, workout_duration } = profile;
  return `${gender} ${age}, BMI ${bmi.toFixed(1)}, ${primary_fitness_goal}, ${fitness_level}, ${activity_level}, ${workout_location} [${equipment.join()}], ${workout_days} x ${workout_duration}, body [${[...health.conditions, ...health.joints].join()}]`;
}

/** Whom a run of training is about, by number. */
interface Trainees {
  /** Random ones. */
  readonly members: number;
  /** Advanced ones with six hours a week. */
  readonly lifters: number;
  /** Also every pair of values that two fields can have. */
  readonly corners: boolean;
  /** Whether the random ones have answered the questions about their body. */
  readonly answering?: boolean;
}

/** The members of a run. */
export function traineesOf(
  { members, lifters, corners, answering = false }: Trainees,
  seed: string,
): readonly Trainee[] {
  return [
    ...Array.from({ length: lifters }, (_, index) => lifterTrainee(seed, index)),
    ...Array.from({ length: members }, (_, index) => randomTrainee(seed, index, answering)),
    ...(corners ? cornerTrainees(seed) : []),
  ];
}

/** One member of a run, with every finding. @returns 0 when there is none, else 1 */
export function showTrainee(trainee: Trainee, seed: string): number {
  console.log(profileText(trainee));
  const { kind, broken } = audit(trainee, seed, true);
  console.log(kind);
  for (const [rule, detail] of broken) console.log(`  ${rule}: ${detail}`);
  return broken.size === 0 ? 0 : 1;
}

/** What a run has come to so far. */
class Tally {
  readonly kinds = { planned: 0, refused: 0, 'no plan': 0 };
  readonly #sums = new Map<RuleName, Sum>();
  readonly #concerned = new Map<RuleName, number>();
  readonly #times: number[] = [];
  /** Plans that were changed in every way and made again. */
  sampled = 0;

  add(outcome: Outcome, trainee: Trainee): void {
    this.kinds[outcome.kind]++;
    if (outcome.kind === 'planned') this.#addPlan(outcome);
    if (outcome.kind === 'no plan')
      console.log(`no plan: ${trainee.name}: ${profileText(trainee)}`);
    for (const [rule, detail] of outcome.broken) {
      const sum = this.#sums.get(rule) ?? {
        broken: 0,
        example: `${trainee.name}: ${detail}\n      ${profileText(trainee)}`,
      };
      sum.broken++;
      this.#sums.set(rule, sum);
    }
  }

  #addPlan({ milliseconds, profile, sampled }: Outcome): void {
    this.#times.push(milliseconds);
    if (sampled) this.sampled++;
    for (const rule of ruleNames) {
      if (concerns(rule, profile)) this.#concerned.set(rule, (this.#concerned.get(rule) ?? 0) + 1);
    }
  }

  /** Prints how a rule stands. @returns whether it is kept */
  print(rule: RuleName): boolean {
    const { broken = 0, example = '' } = this.#sums.get(rule) ?? {};
    const planned = this.#concerned.get(rule) ?? 0;
    const share = 1 - broken / Math.max(1, planned);
    const kept = grades[rule] === 'H' ? broken === 0 : share >= softShare;
    console.log(
      `${rule.padEnd(18)} ${grades[rule].padEnd(5)} ${(Math.floor(share * 10_000) / 100).toFixed(2).padStart(7)} % ${String(broken).padStart(8)} ${planned < this.kinds.planned ? `of ${planned}` : ''} ${kept ? '' : 'BROKEN'}`,
    );
    if (example !== '') console.log(`    for example ${example}`);
    return kept;
  }

  /** Milliseconds within which so many of the plans were made. */
  quantile(part: number): string {
    return quantile(this.#times, part).toFixed(1);
  }
}

/** Plans four weeks of training for each member, checks every rule and prints the score. @returns 0 or 1, to exit with */
export function auditTraining(trainees: readonly Trainee[], seed: string): number {
  const tally = new Tally();
  for (const [index, trainee] of trainees.entries()) {
    tally.add(audit(trainee, seed, index % sampleEvery === 0), trainee);
    if ((index + 1) % 2000 === 0) console.error(`${index + 1} of ${trainees.length} members`);
  }
  const { kinds } = tally;
  // one in a thousand may be left without a plan
  let failed = 1000 * kinds['no plan'] > kinds.planned + kinds['no plan'] ? 1 : 0;
  console.log(`${'rule'.padEnd(18)} grade  plans ok   broken`);
  for (const rule of ruleNames) if (!tally.print(rule)) failed++;
  console.log(
    `${kinds.planned} members with a plan (${tally.sampled} of them changed in every way and made again), ${kinds['no plan']} without, ${kinds.refused} refused for safety`,
  );
  console.log(
    `Four weeks: median ${tally.quantile(0.5)} ms, p95 ${tally.quantile(0.95)} ms, worst ${tally.quantile(1)} ms`,
  );
  console.log(
    failed === 0
      ? 'No hard rule is broken; every W rule holds its share.'
      : `FAILED: ${failed} rules`,
  );
  return failed === 0 ? 0 : 1;
}
