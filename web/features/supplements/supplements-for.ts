import type { Allergen } from '#planning/catalogue/food.ts';
import type { ConstituentKey } from '#planning/catalogue/food-facts/constituents.ts';
import { grownAge } from '#planning/profile/life-stages.ts';
import type { AllergyOption } from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import {
  boostersTitle,
  plantProtein,
  type Supplement,
  type SupplementCategory,
  supplementCategories,
  wellnessTitle,
} from './supplement-catalogue.ts';
import { partsOf, type SupplementPart } from './supplement-parts.ts';

/** What a member's own words and answers about their body mean for this page. */
export interface SaidOfBody {
  /** Allergens that were ticked beside those of the profile, or are meant by what was typed. */
  readonly allergens: readonly Allergen[];
  /** What else of the products is meant by what was typed. */
  readonly foods: readonly ConstituentKey[];
  /** Whether foods were typed that harm the member, understood or not. */
  readonly isHarmed: boolean;
  /** Why nothing is planned for them, and so nothing shown, with where help is; null where plans may be made. */
  readonly never: string | null;
  /** Sentences about the member's own body; none where nothing is known. */
  readonly cautions: readonly string[];
  /** Whether boosters with caffeine may be shown. */
  readonly boosters: boolean;
}

export const nothingSaid: SaidOfBody = {
  allergens: [],
  foods: [],
  isHarmed: false,
  never: null,
  cautions: [],
  boosters: true,
};

export interface ShownCategory extends SupplementCategory {
  /** Why products are missing; absent where all are there. */
  readonly missing?: string;
}

/** What of the catalogue a member is shown. */
export type ShownSupplements =
  /** Nothing: powders, boosters and pills are for adults. */
  | { readonly kind: 'growing' }
  /** Nothing, for the same reason as no plans. */
  | { readonly kind: 'never'; readonly reason: string }
  | {
      readonly kind: 'adult';
      readonly categories: readonly ShownCategory[];
      readonly cautions: readonly string[];
    };

/** Whether nothing is shown whatever was said. */
export function isGrowing({ age }: Profile): boolean {
  return age < grownAge;
}

const allergenOf: Readonly<Record<Exclude<AllergyOption, 'None'>, Allergen>> = {
  Lactose: 'lactose',
  Gluten: 'gluten',
  Peanuts: 'peanuts',
  Shellfish: 'shellfish',
  Eggs: 'eggs',
};

/** What of animals each way of eating leaves out of these products; fish oil comes in gelatine. */
const notEaten: Readonly<
  Partial<Record<Profile['diet_type'], readonly SupplementPart['origin'][]>>
> = { Vegan: ['milk', 'animals'], Vegetarian: ['animals'], 'Fish-Only': ['animals'] };

const labels =
  'Read the label of whatever is shown here for what you leave out: makers change what they put in, and pack in one place what holds it and what does not.';
const noneLeft =
  'We show none here: each that we know holds, or may be made of, something that you leave out. A pharmacist or dietitian can look for one that suits you.';
const someLeft = 'Not shown is what holds, or may be made of, something that you leave out.';
const algae =
  'Omega-3 is also made of algae, without fish: ask for it in a capsule without gelatine.';

function leave(
  category: SupplementCategory,
  fits: (supplement: Supplement) => boolean,
): ShownCategory {
  const tiers = category.tiers.filter(fits);
  if (tiers.length === category.tiers.length) return category;
  const missing = tiers.length === 0 ? noneLeft : someLeft;
  const shown = {
    ...category,
    tiers,
    missing: category.title === wellnessTitle ? `${missing} ${algae}` : missing,
  };
  if (tiers.length > 0) return shown;
  // what is said of products is for whoever is shown some
  const { note: _, ...rest } = shown;
  return rest;
}

/** What a member may be shown, by age, by what they eat and by what they said. */
export function supplementsFor(profile: Profile, said: SaidOfBody): ShownSupplements {
  if (isGrowing(profile)) return { kind: 'growing' };
  if (said.never !== null) return { kind: 'never', reason: said.never };
  const allergens = new Set<Allergen>([
    ...said.allergens,
    ...profile.allergies.flatMap((one) => (one === 'None' ? [] : [allergenOf[one]])),
  ]);
  const foods = new Set(said.foods);
  const origins = notEaten[profile.diet_type] ?? [];
  const fits = ({ parts }: Supplement) =>
    partsOf(parts).every(
      ({ holds, madeOf, origin }) =>
        !holds.some((one) => allergens.has(one)) &&
        !madeOf.some((one) => foods.has(one)) &&
        !origins.includes(origin),
    );
  const categories = supplementCategories
    .filter(({ title }) => said.boosters || title !== boostersTitle)
    .map((category) => {
      const shown = leave(category, fits);
      return category.title === plantProtein.title && shown.tiers.length === 0
        ? leave(plantProtein, fits)
        : shown;
    });
  const isCareful = allergens.size + foods.size > 0 || said.isHarmed;
  return {
    kind: 'adult',
    categories,
    cautions: [...said.cautions, ...(isCareful ? [labels] : [])],
  };
}
