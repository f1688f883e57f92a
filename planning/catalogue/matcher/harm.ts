import type { CatalogueFood } from '../catalogue.ts';
import { type ConstituentKey, constituents } from '../food-facts/constituents.ts';
import type { Group } from './groups.ts';

const allergenOf = (key: ConstituentKey) => constituents.get(key)?.allergen ?? null;
const isAllergen = (key: ConstituentKey) => allergenOf(key) !== null;

/** The kinds of a constituent: peanuts, tree nuts and almonds of 'nut'. */
function kindsBelow(key: ConstituentKey): readonly ConstituentKey[] {
  return [...constituents.values()]
    .filter((one) => one.key !== key && one.kinds.has(key))
    .map((one) => one.key);
}

function withAllergens(key: ConstituentKey, dangerous: readonly ConstituentKey[]): Group {
  return {
    madeOf: [key, ...dangerous],
    allergens: dangerous.flatMap((kind) => allergenOf(kind) ?? []),
  };
}

/**
 * What a constituent stands for where it makes somebody ill: 'almond' for every tree nut, 'cheese' for all milk, 'nut' for
 * peanuts and tree nuts alike.
 */
export function allergyTo(key: ConstituentKey): Group {
  const kinds = [...(constituents.get(key)?.kinds ?? []), ...kindsBelow(key)];
  return withAllergens(key, kinds.filter(isAllergen));
}

/**
 * What it stands for where nobody spoke of an allergy. A group in which there is nothing but allergens, such as nuts or
 * seafood, is named by those who must not have it, as often as by those who do not like it.
 */
export function wishAgainst(key: ConstituentKey): Group {
  const own = allergenOf(key);
  if (own !== null) return { madeOf: [key], allergens: [own] };
  const below = kindsBelow(key);
  const allergens = below.filter(isAllergen);
  const isOfThese = (kind: ConstituentKey) =>
    allergens.some((allergen) => constituents.get(kind)?.kinds.has(allergen));
  if (below.length === 0 || !below.every(isOfThese)) return { madeOf: [key] };
  return withAllergens(key, allergens);
}

/**
 * What somebody may be allergic to who names foods that are sold under one name. An allergen counts that more than half of
 * them hold, so that the lecithin of one peanut butter makes no soya of the others; what a food of one thing is made of
 * counts too: popcorn is maize.
 */
export function allergyToFoods(foods: readonly CatalogueFood[]): Group {
  const held = foods.flatMap(({ allergens }) => allergens ?? []);
  const usual = new Set(
    held.filter((one) => 2 * held.filter((other) => other === one).length > foods.length),
  );
  const single = foods.flatMap(({ madeOf }) => (madeOf.length === 1 ? madeOf : [])).map(allergyTo);
  return {
    madeOf: single.flatMap(({ madeOf = [] }) => madeOf),
    allergens: [...usual, ...single.flatMap(({ allergens = [] }) => allergens)],
  };
}
