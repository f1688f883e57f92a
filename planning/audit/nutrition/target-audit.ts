import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import { bodyLines } from '../growth-lines.ts';
import { type MealsUnderAudit, notesOf } from '../plan-under-audit.ts';
import type { RuleId } from '../rules.ts';
import { type HealthStatement, healthy } from '../statements/health-statements.ts';
import {
  type ExpectedTargets,
  expectedRefusal,
  kcalPerKg,
  lowestEnergy,
  mustHold,
} from './expected-targets.ts';

/** Targets are shown in steps of ten kcal, upwards. */
const energyStep = 10;
const rounding = 0.5;
/** How a plan tells that it holds less protein than the goal asks for because no month of meals reaches it. */
export const noMonthReaches = /protein goal .* too little room for everything else/i;
/** Where what reaches it costs far more than the budget, a plan holds less, as much as it says. */
export const tooDear = /protein goal .* would cost far more than your food budget/i;
const halfway = ({ protein, proteinModest }: ExpectedTargets) => (protein + proteinModest) / 2;

function kcalText(kcal: number): string {
  return `${kcal.toFixed(0)} kcal`;
}

/** Rules 1 to 7 and 92: what is planned for is safe for this body. */
function checkSafety(
  profile: Profile,
  expected: ExpectedTargets,
  target: { readonly energy: number; readonly goal: Profile['primary_fitness_goal'] },
  said: string,
  check: Check,
): void {
  const { bmi, total, resting } = expected;
  const { energy, goal } = target;
  const deficit = total - energy;
  const against = (limit: number) => () => `${kcalText(energy)} against ${kcalText(limit)}`;
  if (profile.age < 18) check('1', energy >= total - rounding, against(total));
  const floor = lowestEnergy(profile, resting);
  check('2', energy >= floor - rounding, against(floor));
  const { thin } = bodyLines(profile.age, profile.gender);
  if (bmi < thin) {
    const changed =
      goal !== 'Lose weight' && (goal === profile.primary_fitness_goal || said !== '');
    check('3a', deficit <= rounding && changed, () => `${kcalText(energy)}, goal ${goal}`);
  }
  if (profile.age < 18 && bmi < thin) {
    const told = energy >= 1.09 * total && /doctor|clinic/i.test(said);
    check('92c', told, () => `${kcalText(energy)} of ${kcalText(total)} at BMI ${bmi.toFixed(1)}`);
  }
  if (profile.age >= 18 && mustHold(profile, bmi, healthy)) {
    const rule = profile.age >= 65 ? '92b' : '92d';
    check(rule, deficit <= rounding, () => `${deficit.toFixed(0)} kcal at BMI ${bmi.toFixed(1)}`);
  }
  const weekly = (deficit * 7) / kcalPerKg;
  const fastest = Math.min(1, 0.01 * profile.weight);
  check('4', weekly <= fastest + 0.001, () => `${weekly.toFixed(2)} kg a week`);
  if (goal === 'Lose weight') {
    const most = bmi >= 30 ? Math.min(750, 0.25 * total) : Math.min(500, 0.2 * total);
    check(
      '5',
      deficit <= most + rounding,
      () => `${deficit.toFixed(0)} of ${most.toFixed(0)} kcal`,
    );
    const after = (profile.weight - (28 * deficit) / kcalPerKg) / (profile.height / 100) ** 2;
    check('6', after >= 18.5 - 0.001, () => `BMI ${after.toFixed(2)} after four weeks`);
  }
  check('7', energy <= 1.15 * total + energyStep, against(1.15 * total), () =>
    floor > 1.15 * total && /\b(least|less|lower)\b.*\bsafe/i.test(said)
      ? `rule 2 excludes it: ${kcalText(floor)} is the least for anyone, 115 % of ${kcalText(total)} is less`
      : null,
  );
}

/** Lean mass after Janmahasatian 2005; energy of training at a moderate 5 MET. */
function availability(profile: Profile, bmi: number, energy: number): number {
  const [scale, base, perBmi] =
    profile.gender === 'Male' ? ([9270, 6680, 216] as const) : ([9270, 8780, 244] as const);
  const leanMass = (scale * profile.weight) / (base + perBmi * bmi);
  const minutes = { '15 to 30 minutes': 22, '30 to 45 minutes': 37, '45 to 60 minutes': 52 };
  const weekly = profile.workout_days * minutes[profile.workout_duration];
  const training = ((5 - 1) * 3.5 * profile.weight * weekly) / 200 / 7;
  return (energy - training) / leanMass;
}

/** Rules 1 to 11, 84a and 92: the targets of every week, against the same worked out again. */
export function auditTargets(
  plan: MealsUnderAudit,
  expected: ExpectedTargets,
  at: (week: number) => Check,
): void {
  const { profile } = plan;
  const said = notesOf(plan);
  const toldModest = noMonthReaches.test(said);
  for (const { week, target } of plan.weeks) {
    const check = at(week);
    checkSafety(profile, expected, target, said, check);
    if (profile.age >= 18) {
      check(
        '92a',
        target.maintenance >= expected.total - 2 * rounding,
        () => `${kcalText(target.maintenance)} against ${kcalText(expected.total)}`,
      );
    }
    const near = (value: number, goal: number, step: number) =>
      value >= goal - rounding && value <= goal + step + rounding;
    // Low-Carb asks for 25 g, whatever the energy
    const fibre = expected.lowCarb ? 25 : Math.max(25, Math.min(38, (14 * target.energy) / 1000));
    check(
      '84a',
      near(target.energy, expected.energy, energyStep) &&
        near(target.maintenance, expected.total, 0) &&
        (near(target.protein, Math.min(expected.protein, expected.proteinRoom), 1) ||
          ((toldModest || tooDear.test(said)) && near(target.protein, expected.proteinModest, 1)) ||
          (tooDear.test(said) && near(target.protein, halfway(expected), 1))) &&
        near(target.fibre, fibre, 0) &&
        target.goal === expected.goal,
      () =>
        `${JSON.stringify(target)} for ${kcalText(expected.energy)} of ${kcalText(expected.total)}, ` +
        `${expected.protein.toFixed(1)} g protein, ${expected.goal}`,
    );
    const available = availability(profile, expected.bmi, target.energy);
    check(
      '11',
      available >= 30 || /energy (may be|is) (too )?(low|little)|eat more|low energy/i.test(said),
      () => `${available.toFixed(1)} kcal for each kg of lean mass, without a warning`,
    );
  }
  if (expected.bmi >= 40) {
    at(0)('9', /doctor|clinic/i.test(said), () => `BMI ${expected.bmi.toFixed(0)}, no notice`);
  }
}

function refusalRule({ age }: Profile, wanted: RegExp): RuleId {
  if (age < 14) return '1';
  if (wanted.source.startsWith('Thank you')) return '91c';
  return wanted.source.includes('doctor') ? '3b' : '10';
}

/**
 * Rules 1, 3b, 10, 91 and 92: who must not be planned for is told why, and no teenager is judged as an adult.
 * @param reason in the words for the member; null when there is a plan
 * @param health what the member said of their body, stated and not read from their words
 */
export function auditRefusal(
  profile: Profile,
  reason: string | null,
  check: Check,
  health: HealthStatement = healthy,
): void {
  const wanted = expectedRefusal(profile, health);
  if (!wanted) {
    // a reason that sends to a doctor speaks of the body and not of dishes
    const sentAway = reason !== null && /doctor|clinic/.test(reason);
    if (profile.age < 18) check('92c', !sentAway, () => `refused with '${reason}'`);
    return;
  }
  const rule = refusalRule(profile, wanted);
  check(rule, reason !== null && wanted.test(reason), () =>
    reason === null ? 'planned for nevertheless' : `refused with '${reason}'`,
  );
}
