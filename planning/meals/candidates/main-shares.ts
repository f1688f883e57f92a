import type { DishFacts } from '../../catalogue/dishes/dish-facts.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import type { EatingRules } from '../../safety/eating-rules.ts';
import type { KitchenDish } from '../model/kitchen.ts';
import type { PlanTask } from './plan-task.ts';

/** Part of the dishes of a meal that come into question that hold meat or fish, for those who eat it. */
export function fleshShareOf(slot: Slot): number {
  return slot === 'lunch' || slot === 'dinner' ? 0.35 : 0;
}

/**
 * Part of the dishes of a meal that come into question that are of the member's home, for who chose one; and that are a
 * piece of meat or fish, for who eats them.
 */
const wishShares = { home: 0.45, cuts: 0.15 } as const;

/** The first ones, with so many of a kind among them that a month can hold enough of it. */
export function firstWith<T>(
  ordered: readonly T[],
  count: number,
  wanted: number,
  isWanted: (item: T) => boolean,
): readonly T[] {
  const first = ordered.slice(0, count);
  const missing = wanted - first.filter(isWanted).length;
  if (missing <= 0) return first;
  const more = ordered.slice(count).filter(isWanted).slice(0, missing);
  let spare = more.length;
  const kept = first.toReversed().filter((item) => isWanted(item) || spare-- <= 0);
  return [...kept.toReversed(), ...more];
}

/** Part of the dishes of a meal that come into question that are nearly favourites, and steps that they miss at most. */
const lovedShare = 0.5;
const nearlyFavourite = 1;

/** All of them, of which the first ones are those of `firstWith`. */
function withShare<T>(
  items: readonly T[],
  count: number,
  share: number,
  isWanted: (item: T) => boolean,
): readonly T[] {
  const first = firstWith(items, count, share * count, isWanted);
  const chosen = new Set(first);
  return [...first, ...items.filter((item) => !chosen.has(item))];
}

/** The same in another order: of the first ones half are dishes that most are glad of, as far as there are so many. */
function withLoved<T>(
  items: readonly T[],
  count: number,
  factsOf: (item: T) => Pick<DishFacts, 'dullness'>,
): readonly T[] {
  return withShare(items, count, lovedShare, (item) => factsOf(item).dullness <= nearlyFavourite);
}

/**
 * The same in the same order, but for what must be among the first so that a month can hold enough of the home style, or
 * of pieces of meat and fish.
 * @param recipes that are wished for; undefined where none are
 */
function withWished<T extends { readonly dish: Pick<KitchenDish, 'dish'> }>(
  items: readonly T[],
  count: number,
  wish: keyof typeof wishShares,
  recipes: ReadonlySet<string> | undefined,
): readonly T[] {
  if (!recipes) return items;
  return withShare(items, count, wishShares[wish], ({ dish }) => recipes.has(dish.dish.recipe.id));
}

/** Part of the dishes of a lunch that can be taken along in the member's way, for who does so on five days of seven. */
const carriedShare = 0.7;

/**
 * The same in the same order, but for what must be among the first lunches so that a month of workdays has enough to take
 * along: weekends, the home style and pieces of meat bring what is eaten at home alone.
 * @param lunchAs ways in which a lunch may be carried; null for who eats it at home
 */
export function withCarried<T extends { readonly dish: Pick<KitchenDish, 'dish'> }>(
  items: readonly T[],
  count: number,
  slot: Slot,
  lunchAs: EatingRules['lunchAs'],
): readonly T[] {
  if (slot !== 'lunch' || !lunchAs) return items;
  return withShare(items, count, carriedShare, ({ dish }) => lunchAs.has(dish.dish.recipe.carried));
}

/** Part of the dishes of a meal that come into question that one group of foods may lead. */
const mostOfLead = 0.25;

/**
 * The same in another order: no more of the first ones than their share are led by one group of foods, as far as there
 * are others, so that a month that has had its chicken finds something else.
 */
export function withVaried<T>(
  items: readonly T[],
  count: number,
  factsOf: (item: T) => Pick<DishFacts, 'lead'>,
): readonly T[] {
  const first: T[] = [];
  const rest: T[] = [];
  const most = Math.ceil(mostOfLead * count);
  const counts = new Map<DishFacts['lead'], number>();
  for (const item of items) {
    const { lead } = factsOf(item);
    const known = counts.get(lead) ?? 0;
    if (first.length >= count || known >= most) rest.push(item);
    else {
      first.push(item);
      counts.set(lead, known + 1);
    }
  }
  return [...first, ...rest];
}

/** What the shares are drawn by. */
type Shared = Pick<PlanTask, 'cuts' | 'home' | 'rules' | 'isFrugal'>;

/**
 * The dishes of a meal that come into question, the best first: varied, liked, with pieces of meat or fish, of the home
 * style, to be taken along and with flesh, each as far as there are so many. A smaller budget buys what is cheap before
 * what is liked.
 * @param items the best first
 */
export function inQuestion<T extends { readonly dish: Pick<KitchenDish, 'dish'> }>(
  items: readonly T[],
  count: number,
  slot: Slot,
  { cuts, home, rules, isFrugal }: Shared,
  facts: (item: T) => DishFacts,
  holdsFlesh: (item: T) => boolean,
): readonly T[] {
  const varied = withVaried(items, count, facts);
  const liked = isFrugal ? varied : withLoved(varied, count, facts);
  const whole = isFrugal ? liked : withWished(liked, count, 'cuts', cuts?.recipes);
  const homely = withWished(whole, count, 'home', home);
  const carried = withCarried(homely, count, slot, rules.lunchAs);
  return firstWith(carried, count, fleshShareOf(slot) * count, holdsFlesh);
}
