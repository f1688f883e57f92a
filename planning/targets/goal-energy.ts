import { daysPerWeek } from '../calendar.ts';
import type { HealthAnswers } from '../health/answers.ts';
import { isCautious } from '../health/effects.ts';
import { grownAge, olderAge } from '../profile/life-stages.ts';
import type { FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { indexLines } from './bmi-for-age.ts';
import { bodyMassIndex, energyOfMilk, energyOfPregnancy } from './energy.ts';

/** Why a plan holds the weight of somebody who asked to lose some. */
export type HeldBecause =
  | 'growing'
  | 'condition'
  | 'underweight'
  | 'slim'
  | 'much training'
  | 'older';

/** What to plan for instead of, or as, the member's wish. */
export interface GoalEnergy {
  readonly goal: FitnessGoal;
  /** kcal per day. */
  readonly energy: number;
  /** null where the plan is for what the member wishes. */
  readonly held: HeldBecause | null;
  /** Plain sentences for the member about what was changed and why. */
  readonly notes: readonly string[];
}

/** Energy of a kilogram of body weight, kcal; an overestimate of long-term loss, hence used for limits and for what is true at first. */
const kcalPerKilogram = 7700;
/** Below this BMI an adult's weight is not lowered: there is little to spare, and four weeks on there is less. */
const slimIndex = 21;
/** Below this BMI weight is lowered gently, and not beside much training, which wears down a body that eats too little. */
const lightIndex = 23;
const muchTraining = 5;
/** kcal a day that light and older bodies are spared at most. */
const gentleDeficit = 300;
/** Part of what they use that is added for thin bodies, and for building muscle at a healthy and a higher weight. */
const surplus = { thin: 0.1, building: 0.1, buildingHeavy: 0.05 } as const;
/** No plan holds more than this multiple of what is used, but where the least that is safe for anyone is more. */
export const mostOfMaintenance = 1.15;

/**
 * Kilograms a week by which a weight changes at first, below 0 where it goes down: energy eaten against energy used.
 * Later it is less, as a lighter body uses less.
 * @param energy kcal a day that are eaten @param maintenance kcal a day that are used
 */
export function weeklyChange(energy: number, maintenance: number): number {
  return ((energy - maintenance) * daysPerWeek) / kcalPerKilogram;
}

/** Of a condition the notes of the answers speak. */
const holdNotes: Readonly<Record<Exclude<HeldBecause, 'underweight' | 'condition'>, string>> = {
  growing: 'Before 18 the body still grows, so this plan holds your weight instead of lowering it.',
  slim: 'Your weight is at the low end of healthy, so this plan holds it instead of lowering it. If food or weight is often on your mind, a clinic can help, and SADAG listens day and night, free of charge: 0800 456 789.',
  'much training':
    'You train on five days or more and your weight is healthy, so this plan holds it: a body that trains this much needs its food.',
  older:
    'From 65 years losing weight costs muscle and bone, so this plan holds your weight. Strength work and walking do more for your health now.',
};

function deficit(profile: Profile, maintenance: number, bmi: number): number {
  const obese = bmi >= indexLines(profile).obese;
  const usual = obese ? Math.min(0.25 * maintenance, 750) : Math.min(0.2 * maintenance, 500);
  const gentle =
    bmi < lightIndex || profile.age >= olderAge ? Math.min(usual, gentleDeficit) : usual;
  // never faster than 1 % of body weight or 1 kg a week, and never into underweight within the four weeks
  const weekly = (Math.min(1, 0.01 * profile.weight) * kcalPerKilogram) / 7;
  const room = profile.weight - indexLines(profile).thin * (profile.height / 100) ** 2;
  return Math.max(0, Math.min(gentle, weekly, (room * kcalPerKilogram) / 28));
}

/** Why the weight of somebody who is not thin is held; null where it may be lowered. */
function heldBecause(
  profile: Profile,
  bmi: number,
  answers: HealthAnswers,
): Exclude<HeldBecause, 'underweight'> | null {
  if (profile.age < grownAge) return 'growing';
  if (isCautious(answers)) return 'condition';
  // What is lost from this age on is muscle and bone first: ESPEN's guideline on geriatric nutrition (2019) advises
  // against diets that lower the weight of older people who are overweight.
  if (profile.age >= olderAge && bmi < indexLines(profile).obese) return 'older';
  if (bmi < slimIndex) return 'slim';
  return bmi < lightIndex && profile.workout_days >= muchTraining ? 'much training' : null;
}

function thinEnergy(profile: Profile, maintenance: number): GoalEnergy {
  const wish = profile.primary_fitness_goal;
  const changed = wish === 'Lose weight';
  const low =
    profile.age < grownAge
      ? 'Your weight is low for your height and age'
      : 'Your weight is low for your height';
  return {
    goal: changed ? 'Maintain weight' : wish,
    energy: maintenance * (1 + surplus.thin),
    held: changed ? 'underweight' : null,
    notes: [
      changed
        ? `${low}, so losing weight would not be safe. This plan helps you gain a little. Please talk to a doctor or clinic.`
        : `${low}, so this plan adds a little energy. Please talk to a doctor or clinic.`,
    ],
  };
}

function loseWeight(
  profile: Profile,
  maintenance: number,
  bmi: number,
  answers: HealthAnswers,
): GoalEnergy {
  const held = heldBecause(profile, bmi, answers);
  if (held) {
    const notes = held === 'condition' ? [] : [holdNotes[held]];
    return { goal: 'Maintain weight', energy: maintenance, held, notes };
  }
  const energy = maintenance - deficit(profile, maintenance, bmi);
  return { goal: 'Lose weight', energy, held: null, notes: [] };
}

function byWish(profile: Profile, maintenance: number, answers: HealthAnswers): GoalEnergy {
  const bmi = bodyMassIndex(profile);
  const lines = indexLines(profile);
  const wish = profile.primary_fitness_goal;
  if (bmi < lines.thin) return thinEnergy(profile, maintenance);
  if (wish === 'Lose weight') return loseWeight(profile, maintenance, bmi, answers);
  let energy = maintenance;
  const builds = wish === 'Build muscle' && profile.age >= grownAge && !isCautious(answers);
  if (builds && bmi < lines.obese) {
    energy *= 1 + (bmi >= lines.overweight ? surplus.buildingHeavy : surplus.building);
  }
  return { goal: wish, energy, held: null, notes: [] };
}

/** What a mother and her child use in a day, kcal; 0 for anybody else. */
function energyForTwo(profile: Profile, maintenance: number, answers: HealthAnswers): number {
  const { conditions } = answers;
  return Math.max(
    conditions.includes('pregnancy') ? maintenance + energyOfPregnancy(profile) : 0,
    conditions.includes('breastfeeding') ? maintenance + energyOfMilk : 0,
  );
}

/**
 * The energy of a day by the member's wish, or by what is safe for this body in its place.
 * @param maintenance kcal per day
 */
export function goalEnergy(
  profile: Profile,
  maintenance: number,
  answers: HealthAnswers,
): GoalEnergy {
  const wished = byWish(profile, maintenance, answers);
  const forTwo = Math.min(
    energyForTwo(profile, maintenance, answers),
    mostOfMaintenance * maintenance,
  );
  return { ...wished, energy: Math.max(wished.energy, forTwo) };
}
