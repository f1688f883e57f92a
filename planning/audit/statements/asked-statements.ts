import type { Condition, Joint } from '../../health/condition-words.ts';
import type { AskedHealth } from '../../profile/health-answers.ts';
import type { AllergyOption } from '../../profile/options.ts';
import type { Profile } from '../../profile/profile.ts';
import { foodsByAllergy } from './avoided-foods.ts';
import { wordsOfAllergies } from './group-words-of-allergies.ts';
import { type HealthStatement, healthy } from './health-statements.ts';

// What each box of the page about the body means, written down again, so that a slip in what plans read of it is seen.

const mother: Readonly<Record<AskedHealth['mother'][number], Condition>> = {
  Pregnant: 'pregnancy',
  Breastfeeding: 'breastfeeding',
};
const illnesses: Readonly<
  Record<Exclude<AskedHealth['conditions'][number], 'None of these'>, Condition>
> = {
  'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide': 'insulin',
  'Diabetes, treated otherwise': 'diabetes',
  'Kidney disease': 'kidney',
  'Kidney disease, on dialysis': 'dialysis',
  'Heart disease or a stroke': 'heart',
  'High blood pressure': 'heart',
  Gout: 'gout',
  'IBS (irritable bowel)': 'bowel',
  'Coeliac disease': 'coeliac',
  'An eating disorder now': 'eating disorder now',
  'An eating disorder before': 'eating disorder',
  'A medicine that thins the blood': 'blood thinner',
  Epilepsy: 'epilepsy',
  'Arthritis or weak bones': 'bones',
  'Another illness or medicine': 'other',
};
const jointOf: Readonly<Record<AskedHealth['joints'][number], Joint>> = {
  Knees: 'knees',
  Hips: 'hips',
  'Ankles or feet': 'ankles or feet',
  Back: 'back',
  Neck: 'neck',
  Shoulders: 'shoulders',
  Elbows: 'elbows',
  'Wrists or hands': 'wrists or hands',
};

/** What a member's ticks say of the body. */
export function statedBy({
  healthAnswers: asked,
}: Pick<Profile, 'healthAnswers'>): HealthStatement {
  if (!asked) return healthy;
  const conditions: readonly Condition[] = [
    ...asked.mother.map((one) => mother[one]),
    ...asked.conditions.flatMap((one) => (one === 'None of these' ? [] : [illnesses[one]])),
    ...(asked.signs.length > 0 ? (['chest signs'] as const) : []),
  ];
  return {
    conditions: [...new Set(conditions)],
    joints: asked.joints.map((one) => jointOf[one]),
  };
}

/** An allergen that a member chose. */
export interface Avoided {
  readonly name: string;
  /** As the food table calls it. */
  readonly allergen: string;
  /** Foods that hold it, by the statements of this audit. */
  readonly foods: ReadonlySet<string>;
  /** Whether traces do harm: of milk sugar they do none. */
  readonly traces: boolean;
}

function further(name: string, allergen: string): Avoided {
  const stated = wordsOfAllergies.find(
    ({ warned: [only, ...more] }) => only === allergen && more.length === 0,
  );
  return { name, allergen, foods: stated?.out ?? new Set(), traces: true };
}

const ofProfile: Readonly<Record<Exclude<AllergyOption, 'None'>, Avoided>> = {
  Lactose: { name: 'Lactose', allergen: 'lactose', foods: foodsByAllergy.Lactose, traces: false },
  Gluten: { name: 'Gluten', allergen: 'gluten', foods: foodsByAllergy.Gluten, traces: true },
  Peanuts: { name: 'Peanuts', allergen: 'peanuts', foods: foodsByAllergy.Peanuts, traces: true },
  Shellfish: {
    name: 'Shellfish',
    allergen: 'shellfish',
    foods: foodsByAllergy.Shellfish,
    traces: true,
  },
  Eggs: { name: 'Eggs', allergen: 'eggs', foods: foodsByAllergy.Eggs, traces: true },
};
const ofAnswers: Readonly<Record<AskedHealth['allergens'][number], Avoided>> = {
  'Tree nuts': further('Tree nuts', 'tree-nuts'),
  Soy: further('Soy', 'soy'),
  Fish: further('Fish', 'fish'),
  'Milk protein': further('Milk protein', 'milk-protein'),
  Sesame: further('Sesame', 'sesame'),
  Mustard: further('Mustard', 'mustard'),
  Sulphites: further('Sulphites', 'sulphites'),
};

/** Every allergen that a member chose, of all twelve; coeliac disease asks for what the allergy to gluten does. */
export function avoidedBy(
  profile: Pick<Profile, 'allergies' | 'healthAnswers'>,
): readonly Avoided[] {
  const ticked = profile.allergies.flatMap((one) => (one === 'None' ? [] : [ofProfile[one]]));
  const asked = profile.healthAnswers?.allergens.map((one) => ofAnswers[one]) ?? [];
  const coeliac = profile.healthAnswers?.conditions.includes('Coeliac disease')
    ? [ofProfile.Gluten]
    : [];
  return [...new Set([...ticked, ...asked, ...coeliac])];
}
