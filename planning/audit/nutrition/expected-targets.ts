import type { ActivityLevel, FitnessGoal, Gender } from '../../profile/options.ts';
import type { Profile } from '../../profile/profile.ts';
import { bodyLines } from '../growth-lines.ts';
import { type HealthStatement, healthy } from '../statements/health-statements.ts';

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
  /** Grams that are enough where no month reaches the goal's: those of who holds their weight. */
  readonly proteinModest: number;
  readonly lowCarb: boolean;
  /** Grams of protein per day that are too much for this body, whatever the energy. */
  readonly proteinLimit: number;
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

/** Constant, per year, per cm, per kg. */
type Terms = readonly [constant: number, year: number, cm: number, kg: number];
type Equations = Readonly<Record<Gender, Readonly<Record<ActivityLevel, Terms>>>>;

/** NASEM 2023, from 19 years. */
const grownUps: Equations = {
  Male: {
    'Not Active': [753.07, -10.83, 6.5, 14.1],
    'Lightly Active': [581.47, -10.83, 8.3, 14.94],
    'Moderately Active': [1004.82, -10.83, 6.52, 15.91],
    'Very Active': [-517.88, -10.83, 15.61, 19.11],
  },
  Female: {
    'Not Active': [584.9, -7.01, 5.72, 11.71],
    'Lightly Active': [575.77, -7.01, 6.6, 12.14],
    'Moderately Active': [710.25, -7.01, 6.54, 12.34],
    'Very Active': [511.83, -7.01, 9.07, 12.56],
  },
};

/** NASEM 2023, 14 to 18 years; 20 kcal of growth come on top. */
const teens: Equations = {
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

function measured(equations: Equations, profile: Profile): number {
  return sumOf(equations[profile.gender][profile.activity_level], profile);
}

function sumOf([constant, year, cm, kg]: Terms, { age, height, weight }: Profile): number {
  return constant + year * age + cm * height + kg * weight;
}

function totalOf(profile: Profile, resting: number): number {
  if (profile.age < 18) return measured(teens, profile) + 20;
  const byActivity = resting * activity[profile.activity_level];
  return Math.max(byActivity, 0.92 * measured(grownUps, profile));
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

/** Rules 1, 91 and 92: whose weight is never lowered. */
export function mustHold(
  { age, gender, workout_days }: Profile,
  bmi: number,
  { conditions }: HealthStatement,
): boolean {
  if (age < 18 || bmi < 21 || conditions.length > 0) return true;
  if (age >= 65 && bmi < bodyLines(age, gender).obese) return true;
  // much training and little to spare
  return workout_days >= 5 && bmi < 23;
}

/** NASEM 2023, second and third trimester; 9.16 kcal for each week, of which 14 are counted, and what is laid down. */
const expecting: Readonly<Record<ActivityLevel, Terms>> = {
  'Not Active': [1131.2, -2.04, 0.34, 12.15],
  'Lightly Active': [693.35, -2.04, 5.73, 10.2],
  'Moderately Active': [-223.84, -2.04, 13.23, 8.15],
  'Very Active': [-779.72, -2.04, 18.45, 8.73],
};

/** Rule 8: what a child takes as well, within what rule 7 allows; 540 kcal of milk less 140 of the body's own. */
function withChild(
  profile: Profile,
  total: number,
  bmi: number,
  { conditions }: HealthStatement,
): number {
  let needed = 0;
  if (conditions.includes('pregnancy')) {
    const laidDown = bmi < 18.5 ? 300 : bmi < 25 ? 200 : bmi < 30 ? 150 : -50;
    const terms = expecting[profile.activity_level];
    const alone = sumOf(grownUps.Female[profile.activity_level], profile);
    needed = Math.max(total, total + sumOf(terms, profile) + 9.16 * 14 + laidDown - alone);
  }
  if (conditions.includes('breastfeeding')) needed = Math.max(needed, total + 540 - 140);
  return Math.min(needed, 1.15 * total);
}

function planFor(
  profile: Profile,
  total: number,
  bmi: number,
  health: HealthStatement,
): { goal: FitnessGoal; energy: number } {
  const wish = profile.primary_fitness_goal;
  const { thin, overweight, obese } = bodyLines(profile.age, profile.gender);
  if (bmi < thin) {
    return { goal: wish === 'Lose weight' ? 'Maintain weight' : wish, energy: 1.1 * total };
  }
  if (wish === 'Lose weight') {
    return mustHold(profile, bmi, health)
      ? { goal: 'Maintain weight', energy: total }
      : { goal: wish, energy: total - deficitOf(profile, total, bmi) };
  }
  if (wish === 'Build muscle' && profile.age >= 18 && health.conditions.length === 0) {
    return { goal: wish, energy: total * (bmi < overweight ? 1.1 : bmi < obese ? 1.05 : 1) };
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

/** Growing bodies are given at most so much, whatever they train for. */
const mostGrowing = 1.4;

/** Rules 91 and 92: grams for each kilogram that this body is to get at least, and never to exceed. */
function proteinFor(
  { age }: Profile,
  goal: FitnessGoal,
  { conditions }: HealthStatement,
): { least: number; most: number } {
  if (age >= 18 && conditions.includes('kidney')) return { least: 0.8, most: 1.3 };
  const modest = conditions.length > 0 ? 1.2 : Number.POSITIVE_INFINITY;
  const growing = age < 18 ? mostGrowing : Number.POSITIVE_INFINITY;
  const milk = conditions.includes('breastfeeding') ? 1.3 : 0;
  return { least: Math.max(milk, Math.min(gramsPerKg[goal], modest, growing)), most: 2.4 };
}

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

/** @param health what the member said of their body, stated and not read from their words */
export function expectedTargets(
  profile: Profile,
  health: HealthStatement = healthy,
): ExpectedTargets {
  const square = (profile.height / 100) ** 2;
  const bmi = profile.weight / square;
  const resting = mifflin(profile);
  const total = totalOf(profile, resting);
  const wished = planFor(profile, total, bmi, health);
  const { goal } = wished;
  const energy = Math.max(wished.energy, withChild(profile, total, bmi, health));
  const floor = profile.age < 18 ? total : lowestEnergy(profile, resting);
  const planned = Math.max(energy, floor);
  const { overweight } = bodyLines(profile.age, profile.gender);
  const referenceWeight =
    bmi > overweight ? 0.75 * overweight * square + 0.25 * profile.weight : profile.weight;
  const perKg = proteinFor(profile, goal, health);
  // a thin body is left room for a tenth of its energy, which is given in steps of ten kcal, upwards
  const { thin } = bodyLines(profile.age, profile.gender);
  const tenth = (0.1 * 10 * Math.ceil(planned / 10)) / 4;
  const proteinLimit = Math.max(perKg.most * referenceWeight, bmi < thin ? tenth : 0);
  const most = Math.min(((profile.age < 18 ? 0.3 : 0.35) * planned) / 4, proteinLimit);
  const lowCarb =
    profile.diet_type === 'Low-Carb' && profile.age >= 18 && health.conditions.length === 0;
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
    protein: Math.min(perKg.least * referenceWeight, most),
    proteinModest: Math.min(
      proteinFor(profile, 'Maintain weight', health).least * referenceWeight,
      most,
    ),
    proteinRoom: lowCarb ? Number.POSITIVE_INFINITY : ((1 - others) * planned) / 4,
    lowCarb,
    proteinLimit,
  };
}

/** Rule 91: where figures, or food that nobody fitted to blood results or to two who grow, may do harm; and where help is. */
function unplannedFor(age: number, { conditions }: HealthStatement): RegExp | null {
  if (conditions.includes('eating disorder now')) return /Thank you.*\bclinic\b.*0800 456 789/;
  if (conditions.includes('dialysis')) return /Thank you.*\bdietitian of your dialysis unit\b/;
  if (age < 18 && conditions.includes('pregnancy')) return /Thank you.*\bclinic soon\b/;
  return null;
}

/**
 * The words in which somebody must be refused, or null for who is planned for.
 * @param health what the member said of their body, stated and not read from their words
 */
export function expectedRefusal(
  profile: Profile,
  health: HealthStatement = healthy,
): RegExp | null {
  const { age, gender, height, weight } = profile;
  if (age < 14) return /14 years/;
  if (age > 90) return /\bages?\b/;
  if (height < 120 || height > 220) return /\bheights?\b/;
  if (weight < 30 || weight > 250) return /\bweights?\b/;
  const bmi = weight / (height / 100) ** 2;
  if (bmi < 14 || bmi > 60) return /\bheight and weight\b/;
  if (bmi < bodyLines(age, gender).severelyThin) return /doctor or clinic/;
  return unplannedFor(age, health);
}
