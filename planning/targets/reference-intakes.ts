import type { Profile } from '../profile/profile.ts';

/** Daily recommended intakes (RDA; National Academies) of the micronutrients that a plan is steered by. */
export interface ReferenceIntakes {
  readonly calciumMg: number;
  readonly ironMg: number;
  readonly zincMg: number;
  readonly vitaminAUg: number;
  readonly vitaminCMg: number;
  readonly vitaminB12Ug: number;
  readonly folateUg: number;
}

type Bracket = '14-18' | '19-30' | '31-50' | '51-70' | '71+';

const female: Readonly<
  Record<Bracket, readonly [calcium: number, iron: number, zinc: number, a: number, c: number]>
> = {
  '14-18': [1300, 15, 9, 700, 65],
  '19-30': [1000, 18, 8, 700, 75],
  '31-50': [1000, 18, 8, 700, 75],
  '51-70': [1200, 8, 8, 700, 75],
  '71+': [1200, 8, 8, 700, 75],
};
const male: typeof female = {
  '14-18': [1300, 11, 11, 900, 75],
  '19-30': [1000, 8, 11, 900, 90],
  '31-50': [1000, 8, 11, 900, 90],
  '51-70': [1000, 8, 11, 900, 90],
  '71+': [1200, 8, 11, 900, 90],
};

const lastYearOfTeens = 18;

/** Whether somebody is of the age at which iron, zinc and retinol have lower upper limits (NASEM). */
export function isTeen({ age }: Pick<Profile, 'age'>): boolean {
  return age <= lastYearOfTeens;
}

function bracketOf(age: number): Bracket {
  if (age <= lastYearOfTeens) return '14-18';
  if (age <= 30) return '19-30';
  if (age <= 50) return '31-50';
  return age <= 70 ? '51-70' : '71+';
}

export function referenceIntakes(profile: Pick<Profile, 'age' | 'gender'>): ReferenceIntakes {
  const table = profile.gender === 'Female' ? female : male;
  const [calciumMg, ironMg, zincMg, vitaminAUg, vitaminCMg] = table[bracketOf(profile.age)];
  return { calciumMg, ironMg, zincMg, vitaminAUg, vitaminCMg, vitaminB12Ug: 2.4, folateUg: 400 };
}

/** Share of a recommended intake from which the mean day of a week counts as holding enough. */
export const enoughOfIntake = 0.8;

/**
 * How much more iron is advised to who eats neither meat nor fish: the iron of plants is taken up less well (Institute of
 * Medicine 2001). Plans are steered by the intake without it, which meals can reach, and say the rest.
 */
export const plantIronFactor = 1.8;

/** Whether intakes are those of somebody up to 18, the only ones for whom more than 1,200 mg of calcium is asked. */
export function isForTeens({ calciumMg }: ReferenceIntakes): boolean {
  return calciumMg > 1200;
}
