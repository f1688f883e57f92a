import { notChecked, ruleIds, rules } from '#planning/audit/rules.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { quantile } from '../load/quantile.ts';
import type { MemberResult, RuleResult } from './member.ts';
import { type RuleScore, type Score, shareKept, verdictOf } from './score.ts';

/** A share as a percentage that is 100 only when nothing is missing. */
function percent(share: number): string {
  const text = (100 * share).toFixed(2);
  return `${share < 1 && text === '100.00' ? '99.99' : text} %`;
}

export function profileText(profile: Profile): string {
  const allergies = profile.allergies.filter((allergy) => allergy !== 'None').join('+');
  const bmi = profile.weight / (profile.height / 100) ** 2;
  return [
    `${profile.gender} ${profile.age} y ${profile.height} cm ${profile.weight} kg (BMI ${bmi.toFixed(1)})`,
    profile.primary_fitness_goal,
    profile.activity_level,
    profile.diet_type,
    allergies === '' ? 'no allergy' : allergies,
    `${profile.meals_per_day} meals`,
    profile.cooking_skill,
    profile.cooking_time,
    profile.disliked_foods === '' ? '' : `dislikes ${JSON.stringify(profile.disliked_foods)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function findingText({ example }: RuleResult): string {
  if (!example) return '';
  const where = example.week === 0 ? '' : `week ${example.week} ${example.day} `;
  return `${where}${example.detail}`;
}

function exampleText(member: MemberResult, result: RuleResult): string {
  return `${member.name}: ${findingText(result)}\n        ${profileText(member.profile)}`;
}

function row(score: RuleScore): string {
  const { says, grade } = rules[score.rule];
  return [
    score.rule.padEnd(4),
    (grade === 'hard' ? 'H' : `W ${100 * grade} %`).padEnd(7),
    says.padEnd(64),
    String(score.plans).padStart(6),
    String(score.looks).padStart(9),
    String(score.breaches).padStart(8),
    String(score.broken).padStart(7),
    String(score.excused).padStart(7),
    percent(shareKept(score)).padStart(9),
    percent(score.looks === 0 ? 1 : 1 - score.breaches / score.looks).padStart(9),
    ` ${verdictOf(score)}`,
  ].join(' ');
}

const header = [
  'rule',
  'grade  ',
  ''.padEnd(64),
  ' plans',
  '   checks',
  'breaches',
  ' broken',
  'excused',
  'plans ok',
  'checks ok',
].join(' ');

function printRules(score: Score): void {
  console.log(header);
  const scores = ruleIds.flatMap((rule) => score.rules.get(rule) ?? []);
  for (const one of scores) console.log(row(one));
  const unseen = ruleIds.filter((rule) => !score.rules.has(rule));
  if (unseen.length > 0) console.log(`no member called for: ${unseen.join(', ')}`);
  console.log('\nNot checked here:');
  for (const [rule, why] of notChecked) console.log(`  ${rule}: ${why}`);
  const broken = scores.filter((one) => verdictOf(one) !== 'ok');
  if (broken.length > 0) console.log('\nBroken, with an example each:');
  for (const one of broken) {
    const diets = [...one.diets].map(([diet, count]) => `${diet} ${count}`).join(', ');
    console.log(`  ${one.rule} ${rules[one.rule].says}: ${one.broken} plans (${diets})`);
    for (const { member, result } of one.examples.slice(0, 1)) {
      console.log(`      ${exampleText(member, result)}`);
    }
  }
  const excused = scores.filter(({ excuses }) => excuses.length > 0);
  if (excused.length > 0) console.log('\nExceptions, each with its reason:');
  for (const one of excused) {
    for (const { member, result } of one.excuses) {
      console.log(`  ${one.rule} ${exampleText(member, result)}`);
      console.log(`        because ${result.example?.excuse ?? ''}`);
    }
  }
}

function printFailed(score: Score): void {
  const { planned, refused, crash } = score.outcomes;
  const without = score.outcomes['no plan'];
  console.log(
    `${planned} members with a plan, ${without} without, ${refused} refused for safety, ${crash} crashes`,
  );
  for (const member of score.failed) {
    console.log(`  ${member.outcome}: ${member.name}: ${member.reason}`);
    console.log(`        ${profileText(member.profile)}`);
  }
}

function printFigures(score: Score): void {
  const kept = (rule: '13a' | '13b' | '52b') => {
    const one = score.rules.get(rule);
    return one ? percent(1 - one.breaches / one.looks) : 'none';
  };
  const { planned } = score.outcomes;
  console.log(`Days within 5 % of their energy: ${kept('13a')}; weeks within 2 %: ${kept('13b')}`);
  console.log(`Mean distance of a day from its energy: ${percent(score.energyError / planned)}`);
  console.log(`Lists whose grams are the plan's: ${kept('52b')}`);
  const ms = (share: number) => quantile(score.milliseconds, share).toFixed(0);
  console.log(`Plan, list and pages: median ${ms(0.5)} ms, p95 ${ms(0.95)} ms, worst ${ms(1)} ms`);
  const rand = (cents: readonly number[], share: number) =>
    `R${(quantile(cents, share) / 100).toFixed(0)}`;
  for (const [diet, cents] of score.budgetCents) {
    const spread = [0.05, 0.5, 0.95].map((share) => rand(cents, share)).join(' / ');
    console.log(`Budget list, ${diet}: ${spread} (5 % / median / 95 %, ${cents.length} members)`);
  }
  console.log(`Premium list: median ${rand(score.premiumCents, 0.5)}`);
}

/** The report of a whole run. */
export function printScore(score: Score): void {
  printRules(score);
  console.log('');
  printFailed(score);
  if (score.outcomes.planned > 0) printFigures(score);
}
