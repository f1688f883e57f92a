import { listRowPacks, type PackWords, type TripPack } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingLine, ShoppingList, Tier } from '#planning/shopping/shopping-list.ts';
import { type SaidTick, tripWord } from './shopping-ticks.ts';
import type { OwnRow } from './shopping-words.ts';

/** All that a member has said of their list. */
export interface SaidOfList {
  /** Prices from the shelf and other amounts. */
  readonly words: PackWords;
  readonly own: readonly Pick<OwnRow, 'item' | 'cents'>[];
  /** The last word about a food, a trip for one, or a line of the member's own. */
  tickOf(item: string): SaidTick | undefined;
}

/** Cents of a list, or of some of it; what is at home is in neither. */
export interface Money {
  readonly spent: number;
  readonly left: number;
}

const tiers = ['budget', 'premium'] as const;

function sumMoney(parts: readonly Money[]): Money {
  return parts.reduce(
    (sum, { spent, left }) => ({ spent: sum.spent + spent, left: sum.left + left }),
    { spent: 0, left: 0 },
  );
}

/** The choice in which something was ticked. */
export function tickedTier({ premium = false }: SaidTick): Tier {
  return premium ? 'premium' : 'budget';
}

/**
 * What a food of the list has cost and still costs: of each pack what the shelf asked, or else the list, times the amount
 * that is bought. What is ticked costs what it does in the choice in which it was ticked, whichever is looked at now.
 * @param tier in which the rest is bought
 * @param isMeant which trips are looked at
 */
export function lineMoney(
  list: ShoppingList,
  { line, tier }: { readonly line: ShoppingLine; readonly tier: Tier },
  { words, tickOf }: Pick<SaidOfList, 'words' | 'tickOf'>,
  isMeant: (pack: TripPack) => boolean = () => true,
): Money {
  const whole = tickOf(line.food);
  return sumMoney(
    tiers.flatMap((one) =>
      listRowPacks({ plan: list, line, tier: one, words }, line[one].purchases)
        .filter(isMeant)
        .map((pack) => {
          const word = tripWord(whole, tickOf(pack.trip));
          const cents = pack.quantity * pack.cents;
          if (word?.ticked !== true) return { spent: 0, left: one === tier ? cents : 0 };
          const isBought = word.atHome !== true && tickedTier(word) === one;
          return { spent: isBought ? cents : 0, left: 0 };
        }),
    ),
  );
}

/** What a line of the member's own has cost or still costs. */
export function ownMoney(
  { item, cents }: Pick<OwnRow, 'item' | 'cents'>,
  { tickOf }: Pick<SaidOfList, 'tickOf'>,
): Money {
  const word = tickOf(item);
  if (word?.ticked !== true) return { spent: 0, left: cents ?? 0 };
  return { spent: word.atHome === true ? 0 : (cents ?? 0), left: 0 };
}

/** What was spent on lists that this one has taken the place of. */
export interface SpentBefore {
  readonly cents: number;
  /** ISO day from which it counts no more; null where nothing was spent. */
  readonly until: string | null;
}

/** @param today ISO day */
export function centsBefore({ cents, until }: SpentBefore, today: string): number {
  return until !== null && today < until ? cents : 0;
}

/** What the whole list has cost and still costs in a choice, with the member's own lines. */
export function listMoney(list: ShoppingList, tier: Tier, said: SaidOfList): Money {
  return sumMoney([
    ...list.lines.map((line) => lineMoney(list, { line, tier }, said)),
    ...said.own.map((line) => ownMoney(line, said)),
  ]);
}

/**
 * The same for the month, with what was spent before; nobody spends less than nothing.
 * @param before cents
 */
export function monthMoney(
  list: ShoppingList,
  tier: Tier,
  said: SaidOfList,
  before: number,
): Money {
  const { spent, left } = listMoney(list, tier, said);
  return { spent: Math.max(0, spent + before), left };
}
