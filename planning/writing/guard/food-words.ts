import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Names of two words and more that are a food of their own, beside those that the catalogue knows. */
const otherCompounds = [
  'ice cream',
  'french toast',
  'garlic bread',
  'corn bread',
  'bread crumb',
  'fish sauce',
  'oyster sauce',
  'peanut sauce',
  'nut butter',
  'almond butter',
  'cashew cream',
  'white sauce',
  'cheese sauce',
  'egg white',
  'egg yolk',
  'egg wash',
  'whipped cream',
  'condensed milk',
  'milk powder',
  'wheat flour',
  'white flour',
  'brown rice syrup',
].map((phrase) => phrase.split(' '));

/** The words of the catalogue's foods, made once for all texts. */
export interface FoodWords {
  /** Every word of a food's name or synonym. */
  readonly single: ReadonlySet<string>;
  /** Words that are a food's whole name. */
  readonly alone: ReadonlySet<string>;
  /** Names of two words and more, by their first word, longest first. */
  readonly compounds: ReadonlyMap<string, readonly (readonly string[])[]>;
}

export function foodWords(catalogue: Catalogue): FoodWords {
  const labels = [...catalogue.foods.values()].flatMap((food) => food.labels);
  const compounds = new Map<string, (readonly string[])[]>();
  for (const phrase of [...labels, ...otherCompounds]) {
    const [first] = phrase;
    if (first === undefined || phrase.length < 2) continue;
    compounds.set(first, [...(compounds.get(first) ?? []), phrase]);
  }
  for (const phrases of compounds.values()) phrases.sort((one, two) => two.length - one.length);
  const alone = new Set(labels.flatMap((label) => (label.length === 1 ? label : [])));
  return { single: new Set(labels.flat()), alone, compounds };
}
