import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import type { Dish } from '../catalogue.ts';
import { eatenAs } from '../food-facts/eating-group-of.ts';
import type { FoodKey } from '../foods.ts';
import { type DishFamily, familyOf } from './dish-family.ts';

/** What a dish is as a side of a lunch or a dinner. */
const sideSorts = [
  'rice',
  'pap',
  'potatoes',
  'pasta',
  'bread',
  'green vegetables',
  'sweet vegetables',
  'relish',
  'sambal',
  'salad',
  'beans',
  'eggs',
  'cheese',
  'meat',
  'soya',
  'nuts',
  'drink',
  'fruit',
  'odd',
] as const;
type SideSort = (typeof sideSorts)[number];

/** What is known of a dish before its company is. */
export interface SeatedDish {
  readonly isMain: boolean;
  readonly isSideOnly: boolean;
  readonly holdsStaple: boolean;
  /** Is cooked and eaten warm. */
  readonly warm: boolean;
  readonly fleshy: boolean;
  readonly pulsy: boolean;
  readonly eggy: boolean;
  /** Is a snack that people have at a table, as its recipe says. */
  readonly atTable: boolean;
}

/** Grams of a food below which it only flavours a dish. */
const taste = 5;
/** Grams from which bread, pap and the like are what a dish is eaten with. */
const staple = 25;
/** Grams of vegetables in a main dish from which nobody cooks others for it; from which no sweet ones stand beside them. */
const ownVegetables = 150;
const someVegetables = 100;

function gramsByGroup({ ingredients }: Dish): ReadonlyMap<EatingGroup, number> {
  const grams = new Map<EatingGroup, number>();
  for (const { food, grams: held } of ingredients) {
    const group = eatenAs(food.key, food)?.group;
    if (group) grams.set(group, (grams.get(group) ?? 0) + held);
  }
  return grams;
}

/** Vegetables that are eaten sweet beside meat, with cinnamon or butter. */
const sweet: ReadonlySet<FoodKey> = new Set<FoodKey>(['butternut', 'pumpkin', 'gem-squash']);

/** Sides that are told by a word of their names. */
const named: readonly (readonly [sort: SideSort, word: RegExp])[] = [
  ['relish', /\b(chakalaka|sous)\b/i],
  ['sambal', /\b(sambal|raita|dhai)\b/i],
];

/** By what a snack at a table is told: the first that it holds. */
const ofSnack: readonly (readonly [EatingGroup, SideSort])[] = [
  ['chicken', 'meat'],
  ['red meat', 'meat'],
  ['processed meat', 'meat'],
  ['fish', 'meat'],
  ['eggs', 'eggs'],
  ['cheese', 'cheese'],
  ['soya', 'soya'],
  ['pulses', 'soya'],
  ['bread', 'bread'],
  ['nuts', 'nuts'],
  ['milk', 'drink'],
  ['fruit', 'fruit'],
  ['vegetables', 'salad'],
];

/** A scoop, vegetables or a salad; with seeds, nuts or milk for its body it is none that anybody knows. */
function sortOfVegetables({ recipe, ingredients }: Dish, warm: boolean, held: Held): SideSort {
  const told = named.find(([, word]) => word.test(recipe.name))?.[0];
  if (told) return told;
  if ((held.get('nuts') ?? 0) >= taste) return 'nuts';
  if ((held.get('pulses') ?? 0) >= staple) return 'beans';
  if (ingredients.some(({ food, grams }) => sweet.has(food.key) && grams >= staple)) {
    return 'sweet vegetables';
  }
  return warm ? 'green vegetables' : 'salad';
}

type Held = ReadonlyMap<EatingGroup, number>;

/** Mageu is drunk like maas, whatever is eaten with either. */
function isDrunk({ ingredients }: Dish): boolean {
  return ingredients.some(({ food }) => food.role === 'dairy');
}

/** Staples by which a scoop is told: the first that it holds. */
const namedScoops = ['bread', 'pap', 'potatoes'] as const;
const scoops: readonly SideSort[] = ['rice', 'pap', 'potatoes', 'pasta'];

function sortOfScoop({ ingredients }: Dish, held: Held): SideSort {
  const told = namedScoops.find((group) => (held.get(group) ?? 0) >= staple);
  if (told) return told;
  return ingredients.some(({ food }) => food.starchKind === 'pasta') ? 'pasta' : 'rice';
}

function sortOfSide(dish: Dish, seated: SeatedDish, held: Held): SideSort {
  if (seated.isSideOnly && seated.holdsStaple) return sortOfScoop(dish, held);
  if (seated.isSideOnly) return sortOfVegetables(dish, seated.warm, held);
  const told = ofSnack.find(([group]) => (held.get(group) ?? 0) >= taste)?.[1];
  if (told === 'nuts') return 'nuts';
  if (!seated.atTable) return 'odd';
  if (told === 'fruit' && isDrunk(dish)) return 'drink';
  return told ?? (isDrunk(dish) ? 'drink' : 'odd');
}

/**
 * What a cook sets beside each kind of meal. A fruit comes after any of them; what goes with pap, and with what is eaten
 * cold, is added by what the dish holds. [J]
 */
const besideFamily: Readonly<Record<DishFamily | 'other', readonly SideSort[]>> = {
  soup: ['bread'],
  curry: ['rice', 'bread', 'sambal'],
  salad: ['pap', 'potatoes', 'bread'],
  pasta: ['salad', 'bread'],
  'bread meal': ['salad'],
  stew: ['rice', 'pap', 'potatoes', 'bread', 'green vegetables', 'sweet vegetables', 'salad'],
  'egg dish': ['pap', 'potatoes', 'bread', 'green vegetables', 'relish', 'salad'],
  'grill or roast': [
    'rice',
    'pap',
    'potatoes',
    'pasta',
    'bread',
    'green vegetables',
    'sweet vegetables',
    'relish',
    'salad',
    'beans',
  ],
  'rice dish': ['green vegetables', 'sambal', 'salad'],
  'pap plate': ['green vegetables', 'sweet vegetables', 'relish', 'salad'],
  other: [
    'rice',
    'pap',
    'potatoes',
    'bread',
    'green vegetables',
    'sweet vegetables',
    'relish',
    'salad',
  ],
};
/** Beside what was packed: nothing that is cooked for it. */
const besidePacked: readonly SideSort[] = ['salad', 'drink', 'nuts'];
/** And where it holds no meat, eggs or beans, a bite that makes a meal of it. */
const besidePlain: readonly SideSort[] = ['eggs', 'cheese', 'meat', 'soya'];
/** With what is fried in a wok there is rice or nothing. */
const fromTheWok = /\b(stir-fr|satay|ginger)/i;
/** What is cooked for a meal that has none of it. */
const cookedFor: readonly SideSort[] = ['green vegetables', 'sweet vegetables', 'relish'];

/** What is known of a main dish where its company is chosen. */
interface Host extends SeatedDish {
  readonly name: string;
  readonly family: DishFamily | 'other';
  /** Grams of its vegetables; whether it holds a helping of a group. */
  readonly vegetables: number;
  readonly holds: (group: EatingGroup) => boolean;
}

/** What a dish holds adds to what stands beside its kind, or takes from it; the rows in order. */
interface Custom {
  readonly where: (host: Host) => boolean;
  readonly without?: readonly SideSort[];
  readonly with?: readonly SideSort[];
}

const isPlain = ({ fleshy, eggy, pulsy }: Host) => !fleshy && !eggy && !pulsy;
const holdsGrain = ({ holds }: Host) => holds('pap') || holds('bread') || holds('rice and pasta');

const customs: readonly Custom[] = [
  {
    where: ({ warm }) => !warm,
    without: [...cookedFor, ...scoops],
    with: besidePacked,
  },
  { where: (host) => !host.warm && isPlain(host), with: besidePlain },
  {
    where: ({ name }) => fromTheWok.test(name),
    without: ['pap', 'potatoes', 'pasta', 'bread'],
  },
  { where: ({ holds }) => holds('pap'), with: ['drink'] },
  { where: holdsGrain, without: scoops },
  // a curry of potatoes is eaten with rice all the same
  { where: ({ holdsStaple, family }) => holdsStaple && family !== 'curry', without: scoops },
  { where: ({ holds }) => holds('pap') || holds('bread'), without: ['bread'] },
  { where: ({ vegetables }) => vegetables >= ownVegetables, without: cookedFor },
  {
    where: ({ vegetables, fleshy }) => vegetables >= someVegetables || !fleshy,
    without: ['sweet vegetables'],
  },
  { where: () => true, with: ['fruit'] },
];

/**
 * What stands beside a main dish, by the kind of meal that it is and what it holds already: nobody has pap beside a
 * sandwich, butternut beside a pot full of vegetables, nor rice beside potatoes; milk is drunk with pap and with what is
 * packed.
 */
function welcomedBy(dish: Dish, seated: SeatedDish, held: Held): Set<SideSort> {
  const family = familyOf(dish) ?? 'other';
  const host: Host = {
    ...seated,
    name: dish.recipe.name,
    family,
    vegetables: held.get('vegetables') ?? 0,
    holds: (group) => (held.get(group) ?? 0) >= staple,
  };
  const welcome = new Set<SideSort>(besideFamily[family]);
  for (const { where, without = [], with: more = [] } of customs) {
    if (!where(host)) continue;
    for (const sort of without) welcome.delete(sort);
    for (const sort of more) welcome.add(sort);
  }
  return welcome;
}

const bitOf = (sort: SideSort) => 1 << sideSorts.indexOf(sort);

/** What a dish is beside a lunch or a dinner, and what stands beside it: sets of bits that have one in common. */
export interface TableCustoms {
  readonly standsAs: number;
  readonly welcomes: number;
}

/** Of a dish, worked out from its name and its groups of foods. [J] */
export function tableCustomsOf(dish: Dish, seated: SeatedDish): TableCustoms {
  const held = gramsByGroup(dish);
  let welcomes = 0;
  for (const sort of welcomedBy(dish, seated, held)) welcomes |= bitOf(sort);
  // two main dishes on one plate are for who eats for two, and judged by their pairs
  if (seated.isMain) return { standsAs: ~0, welcomes };
  return { standsAs: bitOf(sortOfSide(dish, seated, held)), welcomes };
}

/** Whether people have a side beside such a main dish. */
export function belongsBeside(side: TableCustoms, main: TableCustoms): boolean {
  return (side.standsAs & main.welcomes) !== 0;
}
