import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import { bodyOf, type Dislike } from '../plan-under-audit.ts';
import { avoidedBy } from '../statements/asked-statements.ts';

/** A product on the page of supplements. */
export interface ShownProduct {
  readonly category: string;
  readonly name: string;
}

/** Who must not be shown caffeine and what acts on blood pressure. */
const noCaffeine = ['pregnancy', 'breastfeeding', 'heart', 'chest signs'] as const;

/**
 * What products of a name usually hold, or may be made of as far as anybody outside of the factory knows, by the names
 * that the food table has for allergens. Eggs, shellfish and mustard are matters of traces in all of them.
 */
const heldBy: Readonly<Record<string, RegExp>> = {
  'milk-protein': /\bwhey\b/i,
  lactose: /\bwhey\b/i,
  soy: /\b(?:whey|plant|vegan|bcaa|omega 3 & 6)\b/i,
  gluten: /\b(?:plant|vegan|gummies|sport drink|glutamine)\b/i,
  peanuts: /\b(?:plant|vegan)\b/i,
  'tree-nuts': /\b(?:plant|vegan)\b/i,
  sesame: /\b(?:plant|vegan)\b/i,
  fish: /\b(?:omega|gummies|capsules)\b/i,
  sulphites: /\bgummies\b/i,
};
/** Softgels, capsules and gummies are of gelatine, amino acids may be of feathers, vitamin D of wool. */
const ofAnimals = /\b(?:omega|gummies|capsules|bcaa|multivitamin)\b/i;
const notEaten: Readonly<Partial<Record<Profile['diet_type'], RegExp>>> = {
  Vegan: new RegExp(`whey|${ofAnimals.source}`, 'i'),
  Vegetarian: ofAnimals,
  'Fish-Only': ofAnimals,
};
const plants = /\b(?:plant|vegan)\b/i;
/** Foods of which powders of plants may be made: whoever leaves one out is owed none. */
const plantFoods =
  /^(?:soya|peas|split-peas|chickpeas|peanut|almonds|cashews|rice|sunflower|pumpkin-seeds|bread)/;

/** Rule 93d: nothing that holds what is left out, ticked or typed. */
function auditHeld(
  profile: Profile,
  dislikes: readonly Dislike[],
  shown: readonly ShownProduct[],
  check: Check,
): void {
  const out = [
    ...avoidedBy(profile).flatMap(({ allergen }) => heldBy[allergen] ?? []),
    ...[notEaten[profile.diet_type] ?? []].flat(),
    ...dislikes.flatMap(({ text, foods }) =>
      foods.includes('hake-fillets') && /fish|vis|hake|seafood/i.test(text) ? [/omega/i] : [],
    ),
  ];
  const held = shown.find(({ name }) => out.some((one) => one.test(name)));
  check('93d', !held, () => `${held?.name}`);
}

/** Rule 93, and what rule 86 says of supplements: what a member is shown of the catalogue. */
export function auditSupplements(
  profile: Profile,
  dislikes: readonly Dislike[],
  shown: readonly ShownProduct[],
  check: Check,
): void {
  if (profile.age < 18) {
    check('93a', shown.length === 0, () => `${shown[0]?.name} at ${profile.age} years`);
    return;
  }
  const avoided = avoidedBy(profile);
  const leavesOut = avoided.length + dislikes.length > 0 || profile.diet_type in notEaten;
  check('93a', shown.length > 0 || leavesOut, () => 'nothing for an adult');
  auditHeld(profile, dislikes, shown, check);
  const avoidsMilk =
    profile.diet_type === 'Vegan' ||
    profile.allergies.includes('Lactose') ||
    profile.healthAnswers?.allergens.includes('Milk protein') === true ||
    dislikes.some(({ foods }) => foods.includes('milk-full-cream'));
  const protein = shown.filter(({ category }) => /protein/i.test(category));
  if (avoidsMilk) {
    const whey = protein.find(({ name }) => /\bwhey\b/i.test(name));
    const owed = !(
      avoided.some(({ allergen }) => heldBy[allergen]?.test('plant')) ||
      dislikes.some(({ foods }) => foods.some((food) => plantFoods.test(food)))
    );
    const offered = protein.some(({ name }) => plants.test(name));
    check('93b', !whey && (offered || !owed), () => whey?.name ?? 'no protein of plants');
  }
  const { conditions } = bodyOf({ profile, dislikes });
  if (noCaffeine.some((condition) => conditions.includes(condition))) {
    const booster = shown.find(({ category }) => /pre-workout/i.test(category));
    check('93c', !booster, () => `${booster?.name} with ${conditions.join()}`);
  }
}
