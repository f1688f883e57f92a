import type { ActivityLevel, FitnessGoal, Gender } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';

/** What a member should be planned, worked out from the sources again and not by the code under audit. */
export interface ExpectedTargets {
  readonly bmi: number;
  /** kcal per day: resting, at a steady weight, and for the goal. */
  readonly resting: number;
  readonly total: number;
  readonly energy: number;
  readonly goal: FitnessGoal;
  /** Kilograms of which protein is counted. */
  readonly referenceWeight: number;
  /** Grams per day; and the most that the least of starch, fat and fibre leaves room for. */
  readonly protein: number;
  readonly proteinRoom: number;
  readonly lowCarb: boolean;
}

/** Mifflin-St Jeor 1990. */
function mifflin({ weight, height, age, gender }: Profile): number {
  return 10 * weight + 6.25 * height - 5 * age - (gender === 'Female' ? 161 : -5);
}

/** Physical activity levels on Mifflin that follow the NASEM 2023 categories. */
const activity: Readonly<Record<ActivityLevel, number>> = {
  'Not Active': 1.4,
  'Lightly Active': 1.6,
  'Moderately Active': 1.75,
  'Very Active': 1.95,
};

/** NASEM 2023, 14 to 18 years: constant, per year, per cm, per kg; 20 kcal of growth come on top. */
const teens: Readonly<
  Record<
    Gender,
    Readonly<
      Record<ActivityLevel, readonly [constant: number, year: number, cm: number, kg: number]>
    >
  >
> = {
  Male: {
    'Not Active': [-447.51, 3.68, 13.01, 13.15],
    'Lightly Active': [19.12, 3.68, 8.62, 20.28],
    'Moderately Active': [-388.19, 3.68, 12.66, 20.46],
    'Very Active': [-671.75, 3.68, 15.38, 23.25],
  },
  Female: {
    'Not Active': [55.59, -22.25, 8.43, 17.07],
    'Lightly Active': [-297.54, -22.25, 12.77, 14.73],
    'Moderately Active': [-189.55, -22.25, 11.74, 18.34],
    'Very Active': [-709.59, -22.25, 18.22, 14.25],
  },
};

function totalOf(profile: Profile, resting: number): number {
  if (profile.age >= 18) return resting * activity[profile.activity_level];
  const [constant, year, cm, kg] = teens[profile.gender][profile.activity_level];
  return constant + year * profile.age + cm * profile.height + kg * profile.weight + 20;
}

export function lowestEnergy(profile: Profile, resting: number): number {
  return Math.max(resting, profile.gender === 'Male' ? 1500 : 1200);
}

/** kcal of a kilogram of body weight. */
export const kcalPerKg = 7700;

function deficitOf(profile: Profile, total: number, bmi: number): number {
  const limits = [
    bmi < 30 ? 0.2 * total : 0.25 * total,
    bmi < 30 ? 500 : 750,
    bmi < 23 || profile.age >= 65 ? 300 : Number.MAX_VALUE,
    kcalPerKg / 7,
    (0.01 * profile.weight * kcalPerKg) / 7,
    ((profile.weight - 18.5 * (profile.height / 100) ** 2) * kcalPerKg) / 28,
  ];
  return Math.max(0, Math.min(...limits));
}

function planFor(
  profile: Profile,
  total: number,
  bmi: number,
): { goal: FitnessGoal; energy: number } {
  const wish = profile.primary_fitness_goal;
  const grownUp = profile.age >= 18;
  if (grownUp && bmi < 18.5) {
    return { goal: wish === 'Lose weight' ? 'Maintain weight' : wish, energy: 1.1 * total };
  }
  if (wish === 'Lose weight') {
    return grownUp && bmi >= 20
      ? { goal: wish, energy: total - deficitOf(profile, total, bmi) }
      : { goal: 'Maintain weight', energy: total };
  }
  if (wish === 'Build muscle' && grownUp) {
    return { goal: wish, energy: total * (bmi < 25 ? 1.1 : bmi < 30 ? 1.05 : 1) };
  }
  return { goal: wish, energy: total };
}

const gramsPerKg: Readonly<Record<FitnessGoal, number>> = {
  'Lose weight': 1.6,
  'Build muscle': 1.8,
  'Maintain weight': 1.2,
  'Improve performance': 1.6,
  'Improve overall wellness': 1.2,
};

/**
 * Grams of fibre for each kcal of a diet with a quarter of its energy as protein: rule 23 asks for 0.014, but rule 24's
 * vegetables, rule 17's starch and the pulses of those who eat no meat bring more. Beans hold 0.7 g of it for each gram
 * of protein, lentils 0.4, soya mince 0.4, tofu 0.1.
 */
const fibreShare: Readonly<Record<Profile['diet_type'], number>> = {
  'No Restrictions': 0.021,
  'Fish-Only': 0.021,
  'Low-Carb': 0.021,
  Other: 0.021,
  Vegetarian: 0.028,
  Vegan: 0.035,
};

export function expectedTargets(profile: Profile): ExpectedTargets {
  const square = (profile.height / 100) ** 2;
  const bmi = profile.weight / square;
  const resting = mifflin(profile);
  const total = totalOf(profile, resting);
  const { goal, energy } = planFor(profile, total, bmi);
  const floor = profile.age < 18 ? total : lowestEnergy(profile, resting);
  const planned = Math.max(energy, floor);
  const referenceWeight = bmi > 25 ? 0.75 * 25 * square + 0.25 * profile.weight : profile.weight;
  const most = Math.min(((profile.age < 18 ? 0.3 : 0.35) * planned) / 4, 2.4 * referenceWeight);
  const lowCarb = profile.diet_type === 'Low-Carb' && profile.age >= 18;
  // rules 17 and 19: 45 % starch, 20 % fat (25 % below 18); fibre at 2 kcal a gram; 3.5 % for whole portions
  const fibre = Math.max(
    25,
    Math.min(38, (14 * planned) / 1000),
    fibreShare[profile.diet_type] * planned,
  );
  const others = 0.45 + (profile.age < 18 ? 0.25 : 0.2) + (2 * fibre) / planned + 0.035;
  return {
    bmi,
    resting,
    total,
    energy: planned,
    goal,
    referenceWeight,
    protein: Math.min(gramsPerKg[goal] * referenceWeight, most),
    proteinRoom: lowCarb ? Number.POSITIVE_INFINITY : ((1 - others) * planned) / 4,
    lowCarb,
  };
}

/** The words in which a body must be refused, or null for one that is planned for. */
export function expectedRefusal(profile: Profile): RegExp | null {
  const { age, height, weight } = profile;
  if (age < 14) return /14 years/;
  if (age > 90) return /\bages?\b/;
  if (height < 120 || height > 220) return /\bheights?\b/;
  if (weight < 30 || weight > 250) return /\bweights?\b/;
  const bmi = weight / (height / 100) ** 2;
  if (bmi < 14 || bmi > 60) return /\bheight and weight\b/;
  return bmi < 16 ? /doctor or clinic/ : null;
}
