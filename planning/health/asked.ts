import type { Allergen } from '../catalogue/food.ts';
import type { AskedHealth } from '../profile/health-answers.ts';
import type { Profile } from '../profile/profile.ts';
import { noneOfThese } from '../profile/question.ts';
import type { Condition, Joint } from './condition-words.ts';

/** What each box of the page means for whatever is planned. */
const motherAs: Readonly<Record<AskedHealth['mother'][number], Condition>> = {
  Pregnant: 'pregnancy',
  Breastfeeding: 'breastfeeding',
};
type Named = Exclude<AskedHealth['conditions'][number], typeof noneOfThese>;
const conditionAs: Readonly<Record<Named, Condition>> = {
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
const jointAs: Readonly<Record<AskedHealth['joints'][number], Joint>> = {
  Knees: 'knees',
  Hips: 'hips',
  'Ankles or feet': 'ankles or feet',
  Back: 'back',
  Neck: 'neck',
  Shoulders: 'shoulders',
  Elbows: 'elbows',
  'Wrists or hands': 'wrists or hands',
};
const allergenAs: Readonly<Record<AskedHealth['allergens'][number], Allergen>> = {
  'Tree nuts': 'tree-nuts',
  Soy: 'soy',
  Fish: 'fish',
  'Milk protein': 'milk-protein',
  Sesame: 'sesame',
  Mustard: 'mustard',
  Sulphites: 'sulphites',
};

type WithHealth = Pick<Profile, 'healthAnswers'>;

/** Conditions that were ticked; each sign is one for a doctor, whichever it is. */
export function askedConditions({ healthAnswers: asked }: WithHealth): readonly Condition[] {
  if (!asked) return [];
  const all: readonly Condition[] = [
    ...asked.mother.map((one) => motherAs[one]),
    // beside an illness it says nothing
    ...asked.conditions.flatMap((one) => (one === noneOfThese ? [] : [conditionAs[one]])),
    ...asked.signs.map((): Condition => 'chest signs'),
  ];
  return [...new Set(all)];
}

/** Joints that were ticked. */
export function askedJoints({ healthAnswers }: WithHealth): readonly Joint[] {
  return healthAnswers?.joints.map((one) => jointAs[one]) ?? [];
}

/** Allergens that were ticked on the page about the body, as the food table names them. */
export function askedAllergens({ healthAnswers }: WithHealth): readonly Allergen[] {
  return healthAnswers?.allergens.map((one) => allergenAs[one]) ?? [];
}

/** Foods that harm the member, as typed; '' where none were named. */
export function harmfulFoods({ healthAnswers }: WithHealth): string {
  return healthAnswers?.foods ?? '';
}
