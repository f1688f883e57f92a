import { grownAge } from '#planning/profile/life-stages.ts';
import type { Profile } from '#planning/profile/profile.ts';
import {
  boostersTitle,
  plantProtein,
  type SupplementCategory,
  supplementCategories,
} from './supplement-catalogue.ts';

/** What a member's own words and answers about their body mean for this page. */
export interface SaidOfBody {
  readonly avoidsMilk: boolean;
  /** Why nothing is planned for them, and so nothing shown, with where help is; null where plans may be made. */
  readonly never: string | null;
  /** Sentences about the member's own body; none where nothing is known. */
  readonly cautions: readonly string[];
  /** Whether boosters with caffeine may be shown. */
  readonly boosters: boolean;
}

export const nothingSaid: SaidOfBody = {
  avoidsMilk: false,
  never: null,
  cautions: [],
  boosters: true,
};

/** What of the catalogue a member is shown. */
export type ShownSupplements =
  /** Nothing: powders, boosters and pills are for adults. */
  | { readonly kind: 'growing' }
  /** Nothing, for the same reason as no plans. */
  | { readonly kind: 'never'; readonly reason: string }
  | {
      readonly kind: 'adult';
      readonly categories: readonly SupplementCategory[];
      readonly cautions: readonly string[];
    };

/** Whether nothing is shown whatever was said. */
export function isGrowing({ age }: Profile): boolean {
  return age < grownAge;
}

/** What a member may be shown, by age, by what they eat and by what they said. */
export function supplementsFor(profile: Profile, said: SaidOfBody): ShownSupplements {
  if (isGrowing(profile)) return { kind: 'growing' };
  if (said.never !== null) return { kind: 'never', reason: said.never };
  const avoidsMilk =
    said.avoidsMilk || profile.diet_type === 'Vegan' || profile.allergies.includes('Lactose');
  const categories = supplementCategories
    .map((category) =>
      category.title === plantProtein.title && avoidsMilk ? plantProtein : category,
    )
    .filter(({ title }) => said.boosters || title !== boostersTitle);
  return { kind: 'adult', categories, cautions: said.cautions };
}
