import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import { whyNotPlanned } from '../health/effect-table.ts';
import { isCautious, mealNotes } from '../health/effects.ts';
import { grownAge } from '../profile/life-stages.ts';
import type { DietType, FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { profileQuestions } from '../profile/profile-questions.ts';
import type { NumberQuestion } from '../profile/question.ts';
import { indexLines } from './bmi-for-age.ts';
import { bodyMassIndex, energyAvailability, restingEnergy, totalEnergy } from './energy.ts';
import { goalEnergy, type HeldBecause, mostOfMaintenance } from './goal-energy.ts';
import { lessProteinNote, proteinByGoal, referenceWeight } from './protein-goal.ts';

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
  /** The diet that was planned for; Low-Carb is not for everybody who chose it. */
  readonly diet: DietType;
  /** The goal that was planned for; differs from the member's where that would be unsafe for this body. */
  readonly goal: FitnessGoal;
  /** Why the weight is held although the member wishes to lose some; null where nothing was changed. */
  readonly held: HeldBecause | null;
  /** Plain sentences for the member about what was changed and why. */
  readonly notes: readonly string[];
}

export type TargetsResult =
  | { readonly ok: true; readonly targets: DailyTargets }
  /** `refer`: the body is one for a doctor or clinic, not a field that was mistyped. */
  | { readonly ok: false; readonly reason: string; readonly refer: boolean };

/** Atwater's factors, as labels and tables of foods use them (FAO 2003). */
export const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 } as const;
/** From this BMI on a doctor is asked first; from `uncertain` on the equations know few such bodies. */
const severeIndex = { doctor: 40, uncertain: 45 } as const;

/** Bodies that belong into a doctor's hands and not under a plan. */
const veryLowWeight =
  'Your weight is very low for your height. Please see a doctor or clinic before following any eating plan.';

function outOfRange(profile: Profile): string | null {
  const { age, height, weight } = profileQuestions;
  const check = (value: number, { min, max, unit }: NumberQuestion, field: string) =>
    value < min || value > max
      ? `We can only plan for ${field} from ${min} to ${max} ${unit}. Please check your profile.`
      : null;
  if (profile.age < age.min) {
    return `Phila can plan for people from ${age.min} years. Younger children need a dietitian or clinic sister.`;
  }
  const problem =
    check(profile.age, age, 'ages') ??
    check(profile.height, height, 'heights') ??
    check(profile.weight, weight, 'weights');
  if (problem) return problem;
  const bmi = bodyMassIndex(profile);
  if (bmi < 14 || bmi > 60) {
    return 'Your height and weight do not seem to belong together. Please check both in your profile.';
  }
  return bmi < indexLines(profile).severelyThin ? veryLowWeight : null;
}

/** Share of the energy that protein gives at most (NASEM): of adults, and of who still grows. */
export const mostProteinShare = { adult: 0.35, growing: 0.3 } as const;
/** Grams of vegetables and fruit a day that WHO asks for. */
export const wantedProduce = 400;
/** Share of a thin body's energy that protein is given room for in any case, the least that is acceptable (NASEM). */
const leastTopShare = 0.1;
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
    fat: { low: profile.age < grownAge ? 0.25 : 0.2, high: 0.35 },
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

/** kcal per kg of lean mass and day below which the member is warned. */
const leastAvailability = 30;

function bodyNotes(profile: Profile, bmi: number): string[] {
  const notes: string[] = [];
  if (bmi >= severeIndex.doctor) {
    notes.push(
      'Please see a doctor or clinic before you start, so that this plan can be fitted to your health.',
    );
  }
  if (profile.age > 78 || bmi >= severeIndex.uncertain) {
    notes.push(
      'The formula behind your energy target is less certain for your age or weight; watch how you feel and adjust.',
    );
  }
  if (profile.age < grownAge && profile.diet_type === 'Low-Carb') {
    notes.push('Low-Carb is not for growing bodies, so this plan holds a normal amount of starch.');
  }
  return notes;
}

/** Low-Carb as it was chosen, unless a growing body or a condition speaks against it. */
function plannedDiet(profile: Profile, answers: HealthAnswers): DietType {
  const starches = profile.age < grownAge || isCautious(answers);
  return profile.diet_type === 'Low-Carb' && starches ? 'No Restrictions' : profile.diet_type;
}

/**
 * What to plan for: energy by goal within safe limits, protein by reference weight, the acceptable ranges of NASEM 2023
 * and WHO. Or why there must be no plan for what was typed, in words for the member.
 * @param asked answers to questions about the member's body; what the profile's own words say counts beside them
 */
export function dailyTargets(profile: Profile, asked: HealthAnswers = noAnswers): TargetsResult {
  const answers = answersOf(profile, asked);
  const reason = outOfRange(profile) ?? whyNotPlanned(answers.conditions, profile.age);
  if (reason) return { ok: false, reason, refer: reason === veryLowWeight };
  const bmi = bodyMassIndex(profile);
  const resting = restingEnergy(profile);
  const maintenance = totalEnergy(profile);
  const wanted = goalEnergy(profile, maintenance, answers);
  const floor =
    profile.age < grownAge
      ? maintenance
      : Math.max(profile.gender === 'Female' ? 1200 : 1500, resting);
  const energy = Math.ceil(Math.max(wanted.energy, floor) / 10) * 10;
  const diet = plannedDiet(profile, answers);
  const notes = [
    ...mealNotes(answers, profile.diet_type === 'Low-Carb'),
    ...wanted.notes,
    ...bodyNotes(profile, bmi),
  ];
  if (wanted.goal === 'Lose weight' && maintenance - energy < 100) {
    notes.push(
      'Eating less than this would not be safe, so weight will go down slowly. A daily walk of 30 minutes helps more than a smaller plate.',
    );
  }
  if (floor > mostOfMaintenance * maintenance) {
    notes.push(
      `This plan holds more than you use, because less than ${floor.toFixed(0)} kcal a day would not be safe for anyone.`,
    );
  }
  if (energyAvailability(profile, energy) < leastAvailability) {
    notes.push(
      'With all the training you plan, your energy may be low. Please eat more on training days, or train less, and see a clinic if you often feel tired, cold or ill.',
    );
  }
  const weight = referenceWeight(profile);
  const perKilogram = proteinByGoal(profile, wanted.goal, answers);
  const topShare = profile.age < grownAge ? mostProteinShare.growing : mostProteinShare.adult;
  const gramsOf = (share: number) => (share * energy) / kcalPerGram.protein;
  const proteinTop = Math.min(
    Math.max(
      perKilogram.high * weight,
      bmi < indexLines(profile).thin ? gramsOf(leastTopShare) : 0,
    ),
    gramsOf(topShare),
  );
  const ranges = macroRanges(profile, diet, energy);
  const wantedProtein = Math.min(perKilogram.low * weight, proteinTop);
  const protein = Math.min(
    wantedProtein,
    (proteinRoom(ranges, diet, energy) * energy) / kcalPerGram.protein,
  );
  if (protein < wantedProtein - 0.5) {
    notes.push(lessProteinNote(wantedProtein, protein));
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
      produce: wantedProduce,
      proteinPerMeal: Math.min(20, 0.25 * weight),
      diet,
      goal: wanted.goal,
      held: wanted.held,
      notes,
    },
  };
}
