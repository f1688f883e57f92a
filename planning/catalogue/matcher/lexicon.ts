import type { Catalogue, CatalogueFood } from '../catalogue.ts';
import { type ConstituentKey, constituents, kindsIn } from '../food-facts/constituents.ts';
import type { FoodKey } from '../foods.ts';
import { wordsOf } from '../words.ts';
import { type Group, groups } from './groups.ts';
import { allergyTo, allergyToFoods, wishAgainst } from './harm.ts';
import { kinOfNeverServed, neverServed } from './never-served.ts';
import { dishKinds, flourFoods, heads } from './word-lists.ts';

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

/** A food with all that it consists of, and the allergens that it holds or warns of; null where nobody knows them. */
interface Contents {
  readonly food: CatalogueFood;
  readonly kinds: ReadonlySet<ConstituentKey>;
  readonly allergens: ReadonlySet<string> | null;
}

function contentsOf(food: CatalogueFood): Contents {
  const { madeOf, allergens, mayContain } = food;
  return {
    food,
    kinds: kindsIn(madeOf),
    allergens: allergens && new Set([...allergens, ...mayContain]),
  };
}

/** Whether a food holds one of these, or warns of one; what is unknown may hold anything that makes somebody ill. */
function isMeant(
  { food, kinds, allergens: held }: Contents,
  { madeOf = [], allergens = [], holds: test }: Group,
): boolean {
  if (test?.(food) || madeOf.some((key) => kinds.has(key))) return true;
  if (allergens.length === 0) return false;
  return held === null || allergens.some((allergen) => held.has(allergen));
}

class Builder {
  readonly senses = new Map<string, Sense>();
  readonly #foods: readonly Contents[];

  constructor(catalogue: Catalogue) {
    this.#foods = [...catalogue.foods.values()].map(contentsOf);
  }

  #keys(test: (contents: Contents) => boolean): ReadonlySet<FoodKey> {
    return new Set(this.#foods.filter(test).map(({ food }) => food.key));
  }

  foodsOf(group: Group): ReadonlySet<FoodKey> {
    return this.#keys((contents) => isMeant(contents, group));
  }

  labelled(words: readonly string[]): ReadonlySet<FoodKey> {
    return this.#keys(({ food }) =>
      food.labels.some((label) => words.every((word) => label.includes(word))),
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

function addConstituents(builder: Builder): void {
  for (const { key, names, allergen } of constituents.values()) {
    const foods = builder.foodsOf(wishAgainst(key));
    const asAllergy = builder.foodsOf(allergyTo(key));
    for (const name of names) {
      const guessable = allergen !== null;
      builder.add(wordsOf(name).join(' '), { foods, asAllergy, guessable });
    }
  }
}

function addLabels(builder: Builder, catalogue: Catalogue): void {
  const flour = builder.foodsOf({ allergens: ['gluten'] });
  const sold = new Map<string, Set<CatalogueFood>>();
  for (const food of catalogue.foods.values()) {
    for (const label of food.labels) {
      const name = label.join(' ');
      sold.set(name, new Set([...(sold.get(name) ?? []), food]));
    }
  }
  for (const [name, called] of sold) {
    const foods = [...called];
    const milled = name.split(' ').some((word) => flourFoods.has(word));
    // 'soya' is what it is made of, although soya mince is sold as that too
    const harmful = builder.senses.has(name)
      ? new Set<FoodKey>()
      : builder.foodsOf(allergyToFoods(foods));
    builder.add(name, {
      foods: new Set(foods.map(({ key }) => key)),
      asAllergy: milled ? new Set([...flour, ...harmful]) : harmful,
    });
  }
  for (const word of heads) builder.add(word, { foods: builder.labelled([word]), weak: true });
}

/** Foods that we do not know how to leave out, as nobody is served them; who is allergic to one must not have its kin. */
function addNeverServed(builder: Builder): void {
  for (const name of neverServed) builder.add(name, {});
  for (const [name, kin] of kinOfNeverServed) {
    const asAllergy = new Set(kin.flatMap((key) => [...builder.foodsOf(allergyTo(key))]));
    builder.add(name, { asAllergy });
  }
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
  addNeverServed(builder);
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
