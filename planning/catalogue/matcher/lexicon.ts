import type { Catalogue, CatalogueFood } from '../catalogue.ts';
import { type ConstituentKey, constituents, holds } from '../food-facts/constituents.ts';
import type { FoodKey } from '../foods.ts';
import { wordsOf } from '../words.ts';
import { type Group, groups } from './groups.ts';
import { dishKinds, flourFoods, heads, neverServed } from './word-lists.ts';

/** What a name of one or more words stands for. */
export interface Sense {
  readonly foods: ReadonlySet<FoodKey>;
  /** Ids of recipes. */
  readonly dishes: ReadonlySet<string>;
  /** All foods that somebody with an allergy to it must not have; the same foods where it is no allergen. */
  readonly asAllergy: ReadonlySet<FoodKey>;
  /** Says too little beside another name: in 'mushroom soup' it is mushrooms that are meant, not every soup. */
  readonly weak: boolean;
  /** May be meant by a word that is misspelt, although it is short. */
  readonly guessable: boolean;
}

/** Every name that members may use, by its words in the singular. */
export interface Lexicon {
  readonly senses: ReadonlyMap<string, Sense>;
  /** Words of the longest name. */
  readonly longest: number;
}

/** Whether a food holds one of these, or warns of one; what is unknown may hold anything that makes somebody ill. */
function isMeant(
  food: CatalogueFood,
  { madeOf = [], allergens = [], holds: test }: Group,
): boolean {
  if (test?.(food) || madeOf.some((key) => holds(food.madeOf, key))) return true;
  if (allergens.length === 0) return false;
  if (food.allergens === null) return true;
  return [...food.allergens, ...food.mayContain].some((allergen) => allergens.includes(allergen));
}

class Builder {
  readonly senses = new Map<string, Sense>();
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  #keys(test: (food: CatalogueFood) => boolean): ReadonlySet<FoodKey> {
    const all = [...this.#catalogue.foods.values()];
    return new Set(all.filter(test).map(({ key }) => key));
  }

  foodsOf(group: Group): ReadonlySet<FoodKey> {
    return this.#keys((food) => isMeant(food, group));
  }

  labelled(words: readonly string[]): ReadonlySet<FoodKey> {
    return this.#keys(({ labels }) =>
      labels.some((label) => words.every((w) => label.includes(w))),
    );
  }

  /** Adds what a name means, also in the plural: 'mielies' is read as if 'miely' were its singular. */
  add(name: string, sense: Partial<Sense>): void {
    const plural = wordsOf(`${name}s`).join(' ');
    for (const spelt of new Set([name, plural])) this.#addSpelt(spelt, sense);
  }

  #addSpelt(name: string, sense: Partial<Sense>): void {
    const before = this.senses.get(name);
    const foods = new Set([...(before?.foods ?? []), ...(sense.foods ?? [])]);
    this.senses.set(name, {
      foods,
      dishes: new Set([...(before?.dishes ?? []), ...(sense.dishes ?? [])]),
      asAllergy: new Set([...foods, ...(before?.asAllergy ?? []), ...(sense.asAllergy ?? [])]),
      weak: (before?.weak ?? true) && sense.weak === true,
      guessable: before?.guessable === true || sense.guessable === true,
    });
  }
}

/** The foods that a constituent stands for where it makes somebody ill: 'almond' every tree nut, 'cheese' all milk. */
function allergyTo(key: ConstituentKey): Group {
  const kinds = [...(constituents.get(key)?.kinds ?? [])];
  const dangerous = kinds.filter((kind) => constituents.get(kind)?.allergen);
  return {
    madeOf: [key, ...dangerous],
    allergens: dangerous.flatMap((kind) => constituents.get(kind)?.allergen ?? []),
  };
}

function addConstituents(builder: Builder): void {
  for (const { key, names, allergen } of constituents.values()) {
    const foods = builder.foodsOf({ madeOf: [key], allergens: allergen ? [allergen] : [] });
    const asAllergy = builder.foodsOf(allergyTo(key));
    for (const name of names) {
      const guessable = allergen !== null;
      builder.add(wordsOf(name).join(' '), { foods, asAllergy, guessable });
    }
  }
}

function addLabels(builder: Builder, catalogue: Catalogue): void {
  const flour = builder.foodsOf({ allergens: ['gluten'] });
  for (const { key, labels } of catalogue.foods.values()) {
    for (const label of labels) {
      const milled = label.some((word) => flourFoods.has(word));
      builder.add(label.join(' '), {
        foods: new Set([key]),
        asAllergy: milled ? flour : new Set<FoodKey>(),
      });
    }
  }
  for (const word of heads) builder.add(word, { foods: builder.labelled([word]), weak: true });
}

function addDishes(builder: Builder, catalogue: Catalogue): void {
  for (const word of dishKinds) {
    const named = catalogue.dishes.filter(({ nameWords }) => nameWords.includes(word));
    const dishes = new Set(named.map(({ recipe }) => recipe.id));
    if (dishes.size > 0) builder.add(word, { dishes, weak: true });
  }
}

function build(catalogue: Catalogue): Lexicon {
  const builder = new Builder(catalogue);
  addConstituents(builder);
  for (const [name, group] of groups) {
    const foods = builder.foodsOf(group);
    builder.add(name, { foods, guessable: group.allergens !== undefined });
  }
  addLabels(builder, catalogue);
  addDishes(builder, catalogue);
  for (const name of neverServed) builder.add(name, {});
  const lengths = [...builder.senses.keys()].map((name) => name.split(' ').length);
  return { senses: builder.senses, longest: Math.max(...lengths) };
}

const built = new WeakMap<Catalogue, Lexicon>();

/** The names of a catalogue; made once, in some milliseconds. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = built.get(catalogue);
  if (known) return known;
  const lexicon = build(catalogue);
  built.set(catalogue, lexicon);
  return lexicon;
}
