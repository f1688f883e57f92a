import type { Profile } from '#planning/profile/profile.ts';
import {
  boostersTitle,
  plantProtein,
  type SupplementCategory,
  supplementCategories,
} from './supplement-catalogue.ts';

/** What a member's own words mean for this page. */
export interface TypedWords {
  readonly avoidsMilk: boolean;
  /** Sentences about the member's own body; none where nothing is known. */
  readonly cautions: readonly string[];
  /** Whether boosters with caffeine may be shown. */
  readonly boosters: boolean;
}

export const nothingTyped: TypedWords = { avoidsMilk: false, cautions: [], boosters: true };

/** What of the catalogue a member is shown. */
export type ShownSupplements =
  /** Nothing: powders, boosters and pills are for adults. */
  | { readonly kind: 'growing' }
  | {
      readonly kind: 'adult';
      readonly categories: readonly SupplementCategory[];
      readonly cautions: readonly string[];
    };

const adultAge = 18;

/** Whether nothing is shown whatever was typed. */
export function isGrowing({ age }: Profile): boolean {
  return age < adultAge;
}

/** What a member may be shown, by age, by what they eat and by what they wrote. */
export function supplementsFor(profile: Profile, typed: TypedWords): ShownSupplements {
  if (isGrowing(profile)) return { kind: 'growing' };
  const avoidsMilk =
    typed.avoidsMilk || profile.diet_type === 'Vegan' || profile.allergies.includes('Lactose');
  const categories = supplementCategories
    .map((category) =>
      category.title === plantProtein.title && avoidsMilk ? plantProtein : category,
    )
    .filter(({ title }) => typed.boosters || title !== boostersTitle);
  return { kind: 'adult', categories, cautions: typed.cautions };
}
