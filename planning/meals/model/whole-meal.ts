import { absent } from '../../absent.ts';
import { type EatingGroup, eatingGroups } from '../../nutrition/eating-groups.ts';
import { firstEaten, type Vector } from '../../nutrition/vector.ts';

/**
 * What makes a lunch or a dinner whole, in grams as eaten: something that fills, a starch and something green; or bread
 * with a filling and something green.
 */
export const mealParts = ['protein', 'starch', 'green', 'bread', 'filling'] as const;
export type MealPart = (typeof mealParts)[number];

const proteins: readonly EatingGroup[] = [
  'chicken',
  'red meat',
  'processed meat',
  'offal',
  'fish',
  'eggs',
  'cheese',
  'pulses',
  'soya',
];
const groupsOf: Readonly<Record<MealPart, readonly EatingGroup[]>> = {
  protein: proteins,
  starch: ['pap', 'rice and pasta', 'bread', 'cereal', 'potatoes'],
  green: ['vegetables', 'fruit'],
  bread: ['bread'],
  filling: [...proteins, 'nuts'],
};
/** Grams as eaten of a helping: two tablespoons, an egg, a slice of bread; and of what lies between two slices. */
const helpingOf: Readonly<Record<MealPart, number>> = {
  protein: 40,
  starch: 40,
  green: 40,
  bread: 40,
  filling: 15,
};

const indices = mealParts.map((part) =>
  groupsOf[part].map((group) => firstEaten + eatingGroups.indexOf(group)),
);

/** Grams as eaten of each part of a meal, in the order of `mealParts`. */
export type HeldParts = readonly number[];

/** What some amounts hold of each part of a meal. */
export function partsHeld(amounts: Vector): HeldParts {
  return indices.map((groups) =>
    groups.reduce((sum, group) => sum + (amounts[group] ?? absent()), 0),
  );
}

/** Whether a smaller serving of something holds no helping any more where its reference serving holds one. */
export function losesHelping(reference: HeldParts, smaller: HeldParts): boolean {
  return mealParts.some((part, index) => {
    const helping = helpingOf[part];
    return (reference[index] ?? absent()) >= helping && (smaller[index] ?? absent()) < helping;
  });
}

/** Parts of which dishes together hold no helping although the meal wants one; none where it is whole. */
export function missingParts(
  dishes: Iterable<{ readonly held: HeldParts }>,
  lowCarb: boolean,
): ReadonlySet<MealPart> {
  const sums = mealParts.map(() => 0);
  for (const { held } of dishes) {
    for (let part = 0; part < held.length; part++)
      sums[part] = (sums[part] ?? absent()) + (held[part] ?? absent());
  }
  const holds = (part: MealPart) => (sums[mealParts.indexOf(part)] ?? absent()) >= helpingOf[part];
  const missing = new Set<MealPart>();
  if (!holds('green')) missing.add('green');
  if (holds('bread') && holds('filling')) return missing;
  if (!holds('protein')) missing.add('protein');
  if (!lowCarb && !holds('starch')) missing.add('starch');
  return missing;
}

/** Whether a dish holds a helping of one of some parts. */
export function bringsOne(held: HeldParts, parts: ReadonlySet<MealPart>): boolean {
  return mealParts.some(
    (part, index) => parts.has(part) && (held[index] ?? absent()) >= helpingOf[part],
  );
}
