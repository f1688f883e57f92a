import type { FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { bodyMassIndex, energyAvailability, restingEnergy, totalEnergy } from './energy.ts';

/** A range of energy shares, 0 to 1. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** What a day of meals is planned to hold. Shares are of the day's energy. */
export interface DailyTargets {
  /** kcal per day. */
  readonly energy: number;
  /** kcal per day that would keep the weight steady. */
  readonly maintenance: number;
  readonly resting: number;
  /** Grams per day: at least, and at most. */
  readonly protein: { readonly low: number; readonly high: number };
  /** Available carbohydrate (without fibre). */
  readonly carbohydrate: ShareRange & { readonly lowGrams: number };
  readonly fat: ShareRange;
  readonly saturatedFat: { readonly high: number };
  readonly freeSugars: { readonly high: number };
  /** Grams per day at least. */
  readonly fibre: number;
  /** Milligrams per day at most. */
  readonly sodium: number;
  /** Grams of vegetables and fruit per day at least, starchy roots apart. */
  readonly produce: number;
  /** Grams of protein that each main meal should reach. */
  readonly proteinPerMeal: number;
  /** The goal that was planned for; differs from the member's where that would be unsafe for this body. */
  readonly goal: FitnessGoal;
  /** Plain sentences for the member about what was changed and why. */
  readonly notes: readonly string[];
}

export type TargetsResult =
  | { readonly ok: true; readonly targets: DailyTargets }
  /** `refer`: the body is one for a doctor or clinic, not a field that was mistyped. */
  | { readonly ok: false; readonly reason: string; readonly refer: boolean };

const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 } as const;
/** Energy of a kilogram of body weight, kcal; an overestimate of long-term loss, hence used for limits only. */
const kcalPerKilogram = 7700;
const healthyBmi = { low: 18.5, buffer: 20, normalHigh: 25, obese: 30, severe: 40 } as const;

/** Bodies for which the equations say nothing sensible are asked to check what they typed. */
const veryLowWeight =
  'Your weight is very low for your height. Please see a doctor or clinic before following any eating plan.';

function outOfRange(profile: Profile): string | null {
  const check = (value: number, low: number, high: number, field: string, unit: string) =>
    value < low || value > high
      ? `We can only plan for ${field} from ${low} to ${high} ${unit}. Please check your profile.`
      : null;
  if (profile.age < 14) {
    return 'Phila can plan for people from 14 years. Younger children need a dietitian or clinic sister.';
  }
  const problem =
    check(profile.age, 14, 90, 'ages', 'years') ??
    check(profile.height, 120, 220, 'heights', 'cm') ??
    check(profile.weight, 30, 250, 'weights', 'kg');
  if (problem) return problem;
  const bmi = bodyMassIndex(profile);
  if (bmi < 14 || bmi > 60) {
    return 'Your height and weight do not seem to belong together. Please check both in your profile.';
  }
  return bmi < 16 ? veryLowWeight : null;
}

interface GoalEnergy {
  readonly goal: FitnessGoal;
  readonly energy: number;
  readonly notes: readonly string[];
}

function deficit(profile: Profile, maintenance: number, bmi: number): number {
  const usual =
    bmi >= healthyBmi.obese ? Math.min(0.25 * maintenance, 750) : Math.min(0.2 * maintenance, 500);
  const gentle = bmi < 23 || profile.age >= 65 ? Math.min(usual, 300) : usual;
  // never faster than 1 % of body weight or 1 kg a week, and never into underweight within the four weeks
  const weekly = (Math.min(1, 0.01 * profile.weight) * kcalPerKilogram) / 7;
  const room = profile.weight - healthyBmi.low * (profile.height / 100) ** 2;
  return Math.max(0, Math.min(gentle, weekly, (room * kcalPerKilogram) / 28));
}

function loseWeight(profile: Profile, maintenance: number, bmi: number): GoalEnergy {
  if (profile.age < 18) {
    return {
      goal: 'Maintain weight',
      energy: maintenance,
      notes: [
        'Before 18 the body still grows, so this plan holds your weight instead of lowering it.',
      ],
    };
  }
  if (bmi < healthyBmi.buffer) {
    return {
      goal: 'Maintain weight',
      energy: maintenance,
      notes: [
        'Your weight is already at the low end of healthy, so this plan holds it instead of lowering it.',
      ],
    };
  }
  return {
    goal: 'Lose weight',
    energy: maintenance - deficit(profile, maintenance, bmi),
    notes: [],
  };
}

function goalEnergy(profile: Profile, maintenance: number): GoalEnergy {
  const bmi = bodyMassIndex(profile);
  const wish = profile.primary_fitness_goal;
  if (bmi < healthyBmi.low && profile.age >= 18) {
    const changed = wish === 'Lose weight';
    return {
      goal: changed ? 'Maintain weight' : wish,
      energy: maintenance * 1.1,
      notes: [
        changed
          ? 'Your weight is low for your height, so losing weight would not be safe. This plan helps you gain a little. Please talk to a doctor or clinic.'
          : 'Your weight is low for your height, so this plan adds a little energy. Please talk to a doctor or clinic.',
      ],
    };
  }
  if (wish === 'Lose weight') return loseWeight(profile, maintenance, bmi);
  if (wish === 'Build muscle' && profile.age >= 18) {
    const surplus = bmi >= healthyBmi.obese ? 0 : bmi >= healthyBmi.normalHigh ? 0.05 : 0.1;
    return { goal: wish, energy: maintenance * (1 + surplus), notes: [] };
  }
  return { goal: wish, energy: maintenance, notes: [] };
}

/** Grams of protein per kilogram of reference weight (ISSN 2017; Iraki 2019 for building). */
const proteinPerKilogram: Readonly<Record<FitnessGoal, number>> = {
  'Lose weight': 1.6,
  'Build muscle': 1.8,
  'Improve performance': 1.6,
  'Maintain weight': 1.2,
  'Improve overall wellness': 1.2,
};

/** Actual weight up to BMI 25; above it a quarter of the excess counts, because fat tissue needs little protein. */
export function referenceWeight(profile: Profile): number {
  const atBmi25 = healthyBmi.normalHigh * (profile.height / 100) ** 2;
  return profile.weight <= atBmi25 ? profile.weight : atBmi25 + 0.25 * (profile.weight - atBmi25);
}

/** Grams of fibre that a day should hold by its energy: 14 g for 1,000 kcal, 38 g at most. @param energy kcal */
export function fibreByEnergy(energy: number): number {
  return Math.min(38, (14 * energy) / 1000);
}

function macroRanges(profile: Profile, diet: Profile['diet_type'], energy: number) {
  if (diet === 'Low-Carb') {
    // a lean margin below 26 %, so that rounding of portions never crosses it; 50 g keeps clear of ketogenic diets
    return {
      carbohydrate: { low: 0, high: 0.26, lowGrams: 50 },
      fat: { low: 0.35, high: 0.6 },
      saturatedFat: { high: 0.12 },
      fibre: 25,
    };
  }
  return {
    carbohydrate: { low: 0.45, high: 0.65, lowGrams: 130 },
    fat: { low: profile.age < 18 ? 0.25 : 0.2, high: 0.35 },
    saturatedFat: { high: 0.1 },
    fibre: Math.max(25, fibreByEnergy(energy)),
  };
}

/** Energy of a gram of fibre, and the part of a day that its portions may be off. */
const kcalPerGramFibre = 2;
const roomToCook = 0.035;

/**
 * Grams of fibre in 1,000 kcal of meals with much protein, which is more than what is asked for at least: it comes with
 * 400 g of vegetables and fruit, with starch, and with protein from pulses.
 */
function usualFibre(diet: Profile['diet_type']): number {
  if (diet === 'Vegan') return 35;
  return diet === 'Vegetarian' ? 28 : 21;
}

/** Share of the energy that is left for protein beside the least of starch and fat, and fibre as it comes. */
function proteinRoom(
  { carbohydrate, fat, fibre }: ReturnType<typeof macroRanges>,
  diet: Profile['diet_type'],
  energy: number,
): number {
  const eaten = Math.max(fibre, (usualFibre(diet) * energy) / 1000);
  return 1 - carbohydrate.low - fat.low - (kcalPerGramFibre * eaten) / energy - roomToCook;
}

/** Energy above this multiple of what is used is explained to the member. */
const mostSurplus = 1.15;
/** kcal per kg of lean mass and day below which the member is warned. */
const leastAvailability = 30;

function bodyNotes(profile: Profile, bmi: number): string[] {
  const notes: string[] = [];
  if (bmi >= healthyBmi.severe) {
    notes.push(
      'Please see a doctor or clinic before you start, so that this plan can be fitted to your health.',
    );
  }
  if (profile.age > 78 || bmi >= 45) {
    notes.push(
      'The formula behind your energy target is less certain for your age or weight; watch how you feel and adjust.',
    );
  }
  if (profile.age < 18 && profile.diet_type === 'Low-Carb') {
    notes.push('Low-Carb is not for growing bodies, so this plan holds a normal amount of starch.');
  }
  return notes;
}

/**
 * What to plan for: energy by goal within safe limits, protein by reference weight, the acceptable ranges of NASEM 2023
 * and WHO. Or why there must be no plan for what was typed, in words for the member.
 */
export function dailyTargets(profile: Profile): TargetsResult {
  const reason = outOfRange(profile);
  if (reason) return { ok: false, reason, refer: reason === veryLowWeight };
  const bmi = bodyMassIndex(profile);
  const resting = restingEnergy(profile);
  const maintenance = totalEnergy(profile);
  const wanted = goalEnergy(profile, maintenance);
  const floor =
    profile.age < 18 ? maintenance : Math.max(profile.gender === 'Female' ? 1200 : 1500, resting);
  const energy = Math.ceil(Math.max(wanted.energy, floor) / 10) * 10;
  const notes = [...wanted.notes, ...bodyNotes(profile, bmi)];
  if (wanted.goal === 'Lose weight' && maintenance - energy < 100) {
    notes.push(
      'Eating less than this would not be safe, so weight will go down slowly. A daily walk of 30 minutes helps more than a smaller plate.',
    );
  }
  if (energy > mostSurplus * maintenance) {
    notes.push(
      `This plan holds more than you use, because less than ${floor.toFixed(0)} kcal a day would not be safe for anyone.`,
    );
  }
  if (energyAvailability(profile, energy) < leastAvailability) {
    notes.push(
      'With all the training you plan, your energy may be low. Please eat more on training days, or train less, and see a clinic if you often feel tired, cold or ill.',
    );
  }
  const diet =
    profile.age < 18 && profile.diet_type === 'Low-Carb' ? 'No Restrictions' : profile.diet_type;
  const weight = referenceWeight(profile);
  const perKilogram = Math.max(proteinPerKilogram[wanted.goal], profile.age >= 65 ? 1.2 : 0);
  const topShare = profile.age < 18 ? 0.3 : 0.35;
  const proteinTop = Math.min(2.4 * weight, (topShare * energy) / kcalPerGram.protein);
  const ranges = macroRanges(profile, diet, energy);
  const wantedProtein = Math.min(perKilogram * weight, proteinTop);
  const protein = Math.min(wantedProtein, (proteinRoom(ranges, diet, energy) * energy) / 4);
  if (protein < wantedProtein - 0.5) {
    notes.push(
      `Your protein goal of ${wantedProtein.toFixed(0)} g would leave too little room for starch and fat in this energy, so this plan holds ${protein.toFixed(0)} g.`,
    );
  }
  return {
    ok: true,
    targets: {
      energy,
      maintenance,
      resting,
      protein: { low: protein, high: proteinTop },
      ...ranges,
      freeSugars: { high: 0.1 },
      sodium: 2000,
      produce: 400,
      proteinPerMeal: Math.min(20, 0.25 * weight),
      goal: wanted.goal,
      notes,
    },
  };
}
