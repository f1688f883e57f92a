import { type Allergen, allergens } from '#planning/catalogue/food.ts';
import {
  type ConstituentKey,
  constituents,
  type KnownConstituent,
} from '#planning/catalogue/food-facts/constituents.ts';
import { type Group, groups } from '#planning/catalogue/matcher/groups.ts';
import { withinOneEdit, wordsOf } from '#planning/catalogue/words.ts';
import { answersOf, type SaysHealth } from '#planning/health/answers.ts';
import { askedAllergens, harmfulFoods } from '#planning/health/asked.ts';
import { whyNotPlanned } from '#planning/health/effect-table.ts';
import { supplementSafety } from '#planning/health/effects.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type PartName, partsOf, supplementParts } from './supplement-parts.ts';
import type { SaidOfBody } from './supplements-for.ts';

const byName: ReadonlyMap<string, KnownConstituent> = new Map(
  [...constituents.values()].flatMap((one) =>
    one.names.map((name): [string, KnownConstituent] => [wordsOf(name).join(' '), one]),
  ),
);

const isPart = (name: string): name is PartName => name in supplementParts;
/** What products are made of, as far as somebody may leave it out. */
const partFoods: ReadonlySet<ConstituentKey> = new Set(
  partsOf(Object.keys(supplementParts).filter(isPart)).flatMap(({ madeOf }) => madeOf),
);

/** Words that stand in a row are a name of at most so many. */
const longestName = 5;

function namesIn(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.flatMap((_, start) =>
    Array.from({ length: longestName }, (_each, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
}

/** Shorter words are too like others for a slip of the finger to be told from them. */
const longEnough = 4;

/** What a name stands for; where it stands for nothing, what it would with one letter wrong. */
function named(name: string): readonly KnownConstituent[] {
  const known = byName.get(name);
  if (known) return [known];
  if (name.length < longEnough || groups.has(name)) return [];
  return [...byName].flatMap(([other, one]) =>
    other.length >= longEnough && withinOneEdit(name, other) ? [one] : [],
  );
}

interface Avoided {
  readonly allergens: Set<Allergen>;
  readonly foods: Set<ConstituentKey>;
}

const isAllergen = (name: string): name is Allergen => allergens.some((one) => one === name);

/**
 * Leaves out a constituent, all that is a kind of it, and what it is a kind of itself: whoever names hake is shown no
 * fish oil. Only whoever leaves out cheese for its taste may take whey.
 */
function avoid(one: KnownConstituent, harms: boolean, avoided: Avoided): void {
  for (const other of constituents.values()) {
    const above = one.kinds.has(other.key) && (harms || other.key !== 'milk');
    if (other.key !== one.key && !other.kinds.has(one.key) && !above) continue;
    if (other.allergen !== null && isAllergen(other.allergen)) {
      avoided.allergens.add(other.allergen);
    }
    if (partFoods.has(other.key)) avoided.foods.add(other.key);
  }
}

function avoidGroup(group: Group, harms: boolean, avoided: Avoided): void {
  for (const key of group.madeOf ?? []) {
    const known = constituents.get(key);
    if (known) avoid(known, harms, avoided);
  }
  for (const name of group.allergens ?? []) if (isAllergen(name)) avoided.allergens.add(name);
}

/** @param harms whether the text names what harms, and not also what is not liked */
function readFoods(text: string, harms: boolean, avoided: Avoided): void {
  for (const name of namesIn(text)) {
    for (const known of named(name)) avoid(known, harms, avoided);
    const group = groups.get(name);
    if (group) avoidGroup(group, harms, avoided);
  }
}

/** Reads what a member typed under Disliked Foods and answered to the questions about their body. */
export function readSaid(profile: SaysHealth & Pick<Profile, 'age'>): SaidOfBody {
  const answers = answersOf(profile);
  const harmful = harmfulFoods(profile).trim();
  const avoided: Avoided = { allergens: new Set(askedAllergens(profile)), foods: new Set() };
  readFoods(profile.disliked_foods, false, avoided);
  readFoods(harmful, true, avoided);
  if (answers.conditions.includes('coeliac')) avoided.allergens.add('gluten');
  return {
    allergens: [...avoided.allergens],
    foods: [...avoided.foods],
    isHarmed: harmful !== '',
    never: whyNotPlanned(answers.conditions, profile.age),
    ...supplementSafety(answers),
  };
}
