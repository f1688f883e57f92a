import { grownAge } from '../profile/life-stages.ts';
import type { ActivityLevel, Gender } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { adultLines } from './bmi-for-age.ts';

/** Body mass index, kg/m². */
export function bodyMassIndex(profile: Pick<Profile, 'height' | 'weight'>): number {
  return profile.weight / (profile.height / 100) ** 2;
}

/** Resting energy, kcal per day: Mifflin-St Jeor 1990. Also used outside its ages (19 to 78). */
export function restingEnergy(profile: Profile): number {
  const sex = profile.gender === 'Male' ? 5 : -161;
  return 10 * profile.weight + 6.25 * profile.height - 5 * profile.age + sex;
}

/**
 * Multipliers on the resting energy. The popular 1.2 to 1.725 land 9 to 20 % below the doubly-labelled-water equations
 * of NASEM 2023; these track them within 3 % for most adults (1.40 stays about 7 % below, because activity is
 * over-reported). Where they fall further behind, the equations count (`shareOfEquation`).
 */
const activityMultiplier: Readonly<Record<ActivityLevel, number>> = {
  'Not Active': 1.4,
  'Lightly Active': 1.6,
  'Moderately Active': 1.75,
  'Very Active': 1.95,
};

/** kcal per day = intercept + perYear x years + perCm x cm + perKg x kg + growth. */
interface EnergyEquation {
  readonly intercept: number;
  readonly perYear: number;
  readonly perCm: number;
  readonly perKg: number;
  readonly growth: number;
}
type Equations = Readonly<Record<Gender, Readonly<Record<ActivityLevel, EnergyEquation>>>>;

const equation = (
  intercept: number,
  perYear: number,
  perCm: number,
  perKg: number,
  growth = 0,
): EnergyEquation => ({ intercept, perYear, perCm, perKg, growth });

/** NASEM 2023, from 19 years; its levels are inactive, low active, active and very active. */
const adultEquations: Equations = {
  Male: {
    'Not Active': equation(753.07, -10.83, 6.5, 14.1),
    'Lightly Active': equation(581.47, -10.83, 8.3, 14.94),
    'Moderately Active': equation(1004.82, -10.83, 6.52, 15.91),
    'Very Active': equation(-517.88, -10.83, 15.61, 19.11),
  },
  Female: {
    'Not Active': equation(584.9, -7.01, 5.72, 11.71),
    'Lightly Active': equation(575.77, -7.01, 6.6, 12.14),
    'Moderately Active': equation(710.25, -7.01, 6.54, 12.34),
    'Very Active': equation(511.83, -7.01, 9.07, 12.56),
  },
};

/** NASEM 2023, 14 to 18 years. */
const teenEquations: Equations = {
  Male: {
    'Not Active': equation(-447.51, 3.68, 13.01, 13.15, 20),
    'Lightly Active': equation(19.12, 3.68, 8.62, 20.28, 20),
    'Moderately Active': equation(-388.19, 3.68, 12.66, 20.46, 20),
    'Very Active': equation(-671.75, 3.68, 15.38, 23.25, 20),
  },
  Female: {
    'Not Active': equation(55.59, -22.25, 8.43, 17.07, 20),
    'Lightly Active': equation(-297.54, -22.25, 12.77, 14.73, 20),
    'Moderately Active': equation(-189.55, -22.25, 11.74, 18.34, 20),
    'Very Active': equation(-709.59, -22.25, 18.22, 14.25, 20),
  },
};

function solved(
  { intercept, perYear, perCm, perKg, growth }: EnergyEquation,
  { age, height, weight }: Profile,
): number {
  return intercept + perYear * age + perCm * height + perKg * weight + growth;
}

/** Energy of a steady weight by an equation of NASEM 2023, kcal per day. */
function byEquation(profile: Profile): number {
  const equations = profile.age < grownAge ? teenEquations : adultEquations;
  return solved(equations[profile.gender][profile.activity_level], profile);
}

/**
 * The least share of the NASEM equation that an adult is planned, the margin for activity that is over-reported: age
 * lowers Mifflin-St Jeor faster than what old bodies were measured to use.
 */
const shareOfEquation = 0.92;

/** NASEM 2023, second and third trimester; every week of pregnancy adds, and so does what is laid down, by BMI. */
const pregnancyEquations: Readonly<Record<ActivityLevel, EnergyEquation>> = {
  'Not Active': equation(1131.2, -2.04, 0.34, 12.15),
  'Lightly Active': equation(693.35, -2.04, 5.73, 10.2),
  'Moderately Active': equation(-223.84, -2.04, 13.23, 8.15),
  'Very Active': equation(-779.72, -2.04, 18.45, 8.73),
};
const perWeekOfPregnancy = 9.16;
/** Of a pregnancy of unknown length the first week of these equations: the least of what is to come. */
const weekOfPregnancy = 14;
const laidDown = (bmi: number): number => {
  if (bmi < adultLines.thin) return 300;
  if (bmi < adultLines.overweight) return 200;
  return bmi < adultLines.obese ? 150 : -50;
};

/** kcal a day that a pregnancy adds to what a woman of this body uses. The profile's sex is not looked at. */
export function energyOfPregnancy(profile: Profile): number {
  const pregnant =
    solved(pregnancyEquations[profile.activity_level], profile) +
    perWeekOfPregnancy * weekOfPregnancy +
    laidDown(bodyMassIndex(profile));
  return Math.max(0, pregnant - solved(adultEquations.Female[profile.activity_level], profile));
}

/** kcal a day: 540 of milk where it is a baby's only food, less 140 that the mother's body gives (NASEM 2023). */
export const energyOfMilk = 540 - 140;

/** How the energy of a steady weight was found, for the member who asks why. */
export type EnergySource = 'growing' | 'resting and activity' | 'measured adults';

/**
 * Energy that keeps the weight steady, kcal per day: for adults the larger of Mifflin-St Jeor times activity and 0.92 of
 * NASEM 2023, below 18 the NASEM equation with growth.
 */
export function totalEnergy(profile: Profile): number {
  const measured = byEquation(profile);
  if (profile.age < grownAge) return measured;
  return Math.max(
    restingEnergy(profile) * activityMultiplier[profile.activity_level],
    shareOfEquation * measured,
  );
}

/** Which of the equations gave `totalEnergy`. */
export function energySource(profile: Profile): EnergySource {
  if (profile.age < grownAge) return 'growing';
  const byResting = restingEnergy(profile) * activityMultiplier[profile.activity_level];
  return byResting >= totalEnergy(profile) ? 'resting and activity' : 'measured adults';
}

/** Lean mass in kilograms (Janmahasatian 2005). */
function leanMass(profile: Profile): number {
  const bmi = bodyMassIndex(profile);
  return profile.gender === 'Male'
    ? (9270 * profile.weight) / (6680 + 216 * bmi)
    : (9270 * profile.weight) / (8780 + 244 * bmi);
}

const sessionMinutes: Readonly<Record<Profile['workout_duration'], number>> = {
  '15 to 30 minutes': 22,
  '30 to 45 minutes': 37,
  '45 to 60 minutes': 52,
};
/** Net METs of a session: 5 (2024 Compendium, conditioning and resistance training) less 1 at rest. */
const netMet = 4;

/**
 * Energy left for the body after training, kcal per kg of lean mass and day. Below 30 bones, hormones and immunity
 * suffer (low energy availability).
 */
export function energyAvailability(profile: Profile, energy: number): number {
  const weekly = profile.workout_days * sessionMinutes[profile.workout_duration];
  const training = (netMet * 3.5 * profile.weight * weekly) / 200 / 7;
  return (energy - training) / leanMass(profile);
}
