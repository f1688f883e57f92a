import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import { bodyOf, type Dislike } from '../plan-under-audit.ts';

/** A product on the page of supplements. */
export interface ShownProduct {
  readonly category: string;
  readonly name: string;
}

/** Who must not be shown caffeine and what acts on blood pressure. */
const noCaffeine = ['pregnancy', 'breastfeeding', 'heart', 'chest signs'] as const;

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
  check('93a', shown.length > 0, () => 'nothing for an adult');
  const avoidsMilk =
    profile.diet_type === 'Vegan' ||
    profile.allergies.includes('Lactose') ||
    profile.healthAnswers?.allergens.includes('Milk protein') === true ||
    dislikes.some(({ foods }) => foods.includes('milk-full-cream'));
  const protein = shown.filter(({ category }) => /protein/i.test(category));
  if (avoidsMilk) {
    const whey = protein.find(({ name }) => /\bwhey\b/i.test(name));
    const plants = protein.filter(({ name }) => /\b(plant|vegan)\b/i.test(name));
    check('93b', !whey && plants.length > 0, () => whey?.name ?? 'no protein of plants');
  }
  const { conditions } = bodyOf({ profile, dislikes });
  if (noCaffeine.some((condition) => conditions.includes(condition))) {
    const booster = shown.find(({ category }) => /pre-workout/i.test(category));
    check('93c', !booster, () => `${booster?.name} with ${conditions.join()}`);
  }
}
