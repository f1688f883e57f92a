import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import type { Dish } from '../catalogue.ts';
import { eatenAs } from '../food-facts/eating-group-of.ts';

/** What a dish is as a side of a lunch or a dinner. */
const sideSorts = [
  'scoop',
  'bread',
  'warm vegetables',
  'salad',
  'eggs',
  'cheese',
  'meat',
  'soya',
  'nuts',
  'milk',
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

function gramsByGroup({ ingredients }: Dish): ReadonlyMap<EatingGroup, number> {
  const grams = new Map<EatingGroup, number>();
  for (const { food, grams: held } of ingredients) {
    const group = eatenAs(food.key, food)?.group;
    if (group) grams.set(group, (grams.get(group) ?? 0) + held);
  }
  return grams;
}

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
  ['milk', 'milk'],
  ['fruit', 'fruit'],
  ['vegetables', 'salad'],
];

function sortOfSide(dish: Dish, seated: SeatedDish, held: ReadonlyMap<EatingGroup, number>) {
  if (seated.isSideOnly && seated.holdsStaple) {
    return (held.get('bread') ?? 0) >= staple ? 'bread' : 'scoop';
  }
  if (seated.isSideOnly) return seated.warm ? 'warm vegetables' : 'salad';
  const told = ofSnack.find(([group]) => (held.get(group) ?? 0) >= taste)?.[1];
  if (told === 'nuts') return 'nuts';
  if (!seated.atTable) return 'odd';
  return told ?? (dish.ingredients.some(({ food }) => food.role === 'dairy') ? 'milk' : 'odd');
}

/** Sides that stand beside anything: a salad, a fruit after the meal. */
const anywhere: readonly SideSort[] = ['salad', 'fruit'];

/**
 * What stands beside a main dish, by what it is eaten with: nobody has pap beside a sandwich, nor cheese beside a curry,
 * and milk is drunk with pap and with what is packed, not with a hot dinner.
 */
function welcomedBy(seated: SeatedDish, held: ReadonlyMap<EatingGroup, number>): Set<SideSort> {
  const welcome = new Set<SideSort>(anywhere);
  const holds = (group: EatingGroup) => (held.get(group) ?? 0) >= staple;
  const plain = !seated.fleshy && !seated.eggy;
  if (holds('pap') || !seated.warm) welcome.add('milk');
  if (holds('bread')) return welcome;
  welcome.add('warm vegetables').add('scoop');
  const pasta = holds('rice and pasta') && !seated.pulsy;
  if (!holds('pap') && !(pasta && plain)) welcome.add('bread');
  if (plain && !seated.warm && !seated.pulsy)
    welcome.add('eggs').add('cheese').add('meat').add('soya');
  return welcome;
}

const bitOf = (sort: SideSort) => 1 << sideSorts.indexOf(sort);

/** What a dish is beside a lunch or a dinner, and what stands beside it: sets of bits that have one in common. */
export interface TableCustoms {
  readonly standsAs: number;
  readonly welcomes: number;
}

/** Of a dish, worked out from its groups of foods. [J] */
export function tableCustomsOf(dish: Dish, seated: SeatedDish): TableCustoms {
  const held = gramsByGroup(dish);
  let welcomes = 0;
  for (const sort of welcomedBy(seated, held)) welcomes |= bitOf(sort);
  // two main dishes on one plate are for who eats for two, and judged by their pairs
  if (seated.isMain) return { standsAs: ~0, welcomes };
  return { standsAs: bitOf(sortOfSide(dish, seated, held)), welcomes };
}

/** Whether people have a side beside such a main dish. */
export function belongsBeside(side: TableCustoms, main: TableCustoms): boolean {
  return (side.standsAs & main.welcomes) !== 0;
}
