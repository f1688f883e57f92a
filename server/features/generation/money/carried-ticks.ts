import { type SaidOfList, tickedTier } from '#contract/shopping/list-money.ts';
import { type SaidTick, tripWord } from '#contract/shopping/shopping-ticks.ts';
import { asListed, listRowPacks, type TripPack } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingLine, ShoppingList, Tier } from '#planning/shopping/shopping-list.ts';

/** A tick for the list that takes the place of another. */
export interface CarriedTick {
  readonly item: string;
  readonly atHome: boolean;
  readonly premium: boolean;
  /** Milliseconds since 1970: when the last of what it stands for was ticked. */
  readonly at: number;
}

type Said = Pick<SaidOfList, 'words' | 'tickOf'>;

/** Packs of one kind that are there, bought or at home. */
interface Packs {
  quantity: number;
  at: number;
}

/** What is there of a food, and for which days it was bought. */
interface Held {
  readonly packs: Map<string, Packs>;
  readonly days: Set<string>;
}

const dayOf = ({ day, trip }: TripPack) => day ?? trip;

const kindOf = ({ pack: { product, packLabel } }: TripPack, atHome: boolean) =>
  `${atHome}\n${product}\n${packLabel}`;

function packsOf(plan: ShoppingList, line: ShoppingLine, tier: Tier, { words }: Said) {
  return listRowPacks({ plan, line, tier, words }, line[tier].purchases);
}

/** What is there of a food for the days of the new list; what was bought for days before them the new list has reckoned. */
function heldOf(
  before: ShoppingList,
  line: ShoppingLine,
  tier: Tier,
  said: Said,
  start: string | undefined,
): Held {
  const held = new Map<string, Packs>();
  const days = new Set<string>();
  const whole = said.tickOf(line.food);
  for (const pack of packsOf(before, line, tier, said)) {
    const word = tripWord(whole, said.tickOf(pack.trip));
    const isOver = start !== undefined && pack.day !== null && pack.day < start;
    if (word?.ticked !== true || tickedTier(word) !== tier || isOver) continue;
    days.add(dayOf(pack));
    const kind = kindOf(pack, word.atHome === true);
    const known = held.get(kind) ?? { quantity: 0, at: 0 };
    held.set(kind, {
      quantity: known.quantity + pack.quantity,
      at: Math.max(known.at, word.at),
    });
  }
  return { packs: held, days };
}

/** Takes a trip's packs out of what is there; null, and nothing is taken, where one of them is not. */
function takeTrip(
  held: Map<string, Packs>,
  packs: readonly TripPack[],
  atHome: boolean,
): number | null {
  const found = packs.map((pack) => held.get(kindOf(pack, atHome)));
  if (!packs.every((pack, index) => (found[index]?.quantity ?? -1) >= pack.quantity)) return null;
  for (const [index, pack] of packs.entries()) {
    const kind = found[index];
    if (kind) kind.quantity -= pack.quantity;
  }
  return Math.max(...found.map((kind) => kind?.at ?? 0));
}

/** A word that the food as a whole is at home, whatever is bought of it. */
function wholeAtHome(before: ShoppingList, line: ShoppingLine, { tickOf }: Said): SaidTick | null {
  const whole = tickOf(line.food);
  const isHome = whole?.ticked === true && whole.atHome === true;
  const trips = (['budget', 'premium'] as const).flatMap((tier) =>
    packsOf(before, line, tier, { words: asListed, tickOf }).map(({ trip }) => tickOf(trip)),
  );
  return isHome && trips.every((own) => !own || own.at < whole.at) ? whole : null;
}

/** Never older than what was said of the same line last: the older of two words about one line is not kept. */
function lastSaid({ tickOf }: Said, item: string, at: number): number {
  return Math.max(at, tickOf(item)?.at ?? 0);
}

function carriedIn(
  list: ShoppingList,
  line: ShoppingLine,
  tier: Tier,
  said: Said,
  held: Held,
): readonly CarriedTick[] {
  const packs = packsOf(list, line, tier, said);
  const trips = [...new Set(packs.map(({ trip }) => trip))];
  const premium = tier === 'premium';
  const isHeld = (item: string) =>
    packs.some((pack) => pack.trip === item && held.days.has(dayOf(pack)));
  // the days for which it was bought come first, then the others in their order
  const inOrder = trips.toSorted((one, other) => Number(isHeld(other)) - Number(isHeld(one)));
  const carried = inOrder.flatMap((item): readonly CarriedTick[] => {
    const ofTrip = packs.filter(({ trip }) => trip === item);
    for (const atHome of [false, true]) {
      const at = takeTrip(held.packs, ofTrip, atHome);
      if (at !== null) return [{ item, atHome, premium, at: lastSaid(said, item, at) }];
    }
    return [];
  });
  const [first] = carried;
  const isWhole =
    carried.length === trips.length && carried.every((one) => one.atHome === first?.atHome);
  if (!first || !isWhole) return carried;
  const at = Math.max(...carried.map((one) => one.at));
  return [{ ...first, item: line.food, at: lastSaid(said, line.food, at) }];
}

/**
 * The ticks that a new list begins with: what is ticked on the list before it stays so where the same packs of the same
 * food are bought by the new one too, as many of its trips as there are packs for: those of the same days, then the first.
 */
export function carriedTicks(
  before: ShoppingList,
  list: ShoppingList,
  said: Said,
): readonly CarriedTick[] {
  const lines = new Map(before.lines.map((line) => [line.food, line]));
  return list.lines.flatMap((line): readonly CarriedTick[] => {
    const was = lines.get(line.food);
    if (!was) return [];
    const home = wholeAtHome(before, was, said);
    if (home && sameWeeks(before, list)) {
      return [{ item: line.food, atHome: true, premium: home.premium === true, at: home.at }];
    }
    const carried = (['budget', 'premium'] as const).flatMap((tier) =>
      carriedIn(list, line, tier, said, heldOf(before, was, tier, said, list.start)),
    );
    // a trip of both choices has one tick
    return [...new Map(carried.map((one) => [one.item, one])).values()];
  });
}

function sameWeeks({ start }: ShoppingList, list: ShoppingList): boolean {
  return start === list.start;
}
