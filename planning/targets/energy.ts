import type { ActivityLevel, Gender } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';

/** Kilocalories to kilojoules (thermochemical calorie), as South African labels convert. */
export const kilojoulesPerKilocalorie = 4.184;

/** Body mass index, kg/m². */
export function bodyMassIndex(profile: Pick<Profile, 'height' | 'weight'>): number {
  return profile.weight / (profile.height / 100) ** 2;
}

/** Resting energy, kcal per day: Mifflin-St Jeor 1990. Also used outside its ages (19 to 78), with a wider margin. */
export function restingEnergy(profile: Profile): number {
  const sex = profile.gender === 'Male' ? 5 : -161;
  return 10 * profile.weight + 6.25 * profile.height - 5 * profile.age + sex;
}

/**
 * Multipliers on the resting energy. The popular 1.2 to 1.725 land 9 to 20 % below the doubly-labelled-water equations
 * of NASEM 2023; these track them within 3 % (1.40 stays about 7 % below, because activity is over-reported).
 */
const activityMultiplier: Readonly<Record<ActivityLevel, number>> = {
  'Not Active': 1.4,
  'Lightly Active': 1.6,
  'Moderately Active': 1.75,
  'Very Active': 1.95,
};

interface TeenEquation {
  readonly intercept: number;
  readonly perYear: number;
  readonly perCm: number;
  readonly perKg: number;
}

/** NASEM 2023, ages 14 to 18, kcal per day; 20 kcal of growth are added. */
const teenEquations: Readonly<Record<Gender, Readonly<Record<ActivityLevel, TeenEquation>>>> = {
  Male: {
    'Not Active': { intercept: -447.51, perYear: 3.68, perCm: 13.01, perKg: 13.15 },
    'Lightly Active': { intercept: 19.12, perYear: 3.68, perCm: 8.62, perKg: 20.28 },
    'Moderately Active': { intercept: -388.19, perYear: 3.68, perCm: 12.66, perKg: 20.46 },
    'Very Active': { intercept: -671.75, perYear: 3.68, perCm: 15.38, perKg: 23.25 },
  },
  Female: {
    'Not Active': { intercept: 55.59, perYear: -22.25, perCm: 8.43, perKg: 17.07 },
    'Lightly Active': { intercept: -297.54, perYear: -22.25, perCm: 12.77, perKg: 14.73 },
    'Moderately Active': { intercept: -189.55, perYear: -22.25, perCm: 11.74, perKg: 18.34 },
    'Very Active': { intercept: -709.59, perYear: -22.25, perCm: 18.22, perKg: 14.25 },
  },
};
const teenGrowth = 20;

/** Energy that keeps the weight steady, kcal per day: Mifflin-St Jeor times activity; NASEM 2023 below 18. */
export function totalEnergy(profile: Profile): number {
  if (profile.age < 18) {
    const equation = teenEquations[profile.gender][profile.activity_level];
    return (
      equation.intercept +
      equation.perYear * profile.age +
      equation.perCm * profile.height +
      equation.perKg * profile.weight +
      teenGrowth
    );
  }
  return restingEnergy(profile) * activityMultiplier[profile.activity_level];
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
