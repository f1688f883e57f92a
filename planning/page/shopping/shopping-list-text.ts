import {
  dateOf,
  dayNamed,
  firstWeekday,
  type WeekNumber,
  weekdaysFrom,
  weekNumbers,
} from '../../calendar.ts';
import type { ShoppingLine, ShoppingList, Tier } from '../../shopping/shopping-list.ts';
import { dayBrief, dayText } from '../day-words.ts';
import { randText } from '../figures.ts';
import { atHomeText, monthsText, payDayText, shopsText } from './shopping-money.ts';
import {
  indicativePrices,
  isMainShop,
  linesByAisle,
  packsText,
  priceDays,
  weekTitle,
} from './shopping-words.ts';
import { type AddedLine, asListed, listRows, type PackWords, sumCents } from './trip-rows.ts';

/** Why a list must not be relied on as it is. */
export interface ListWarning {
  readonly text: string;
  /** What is wrong with an item, by its food. */
  readonly items: ReadonlyMap<string, string>;
}

/** What of the list a message holds. */
export interface TextChoice {
  readonly tier: Tier;
  /** One week only; all four where it is left out. */
  readonly week?: WeekNumber | undefined;
  /** Without the price of each item a message is a fifth shorter. */
  readonly prices?: boolean;
  /** Stands first in the message, and at each item that it is about. */
  readonly warning?: ListWarning | null;
  /** Where the member says other than the list. */
  readonly words?: PackWords;
  /** What they have added to it. */
  readonly added?: readonly AddedLine[];
}

/** What of a line is bought in a week, one text for each day: 'Onions: 1 × 3 kg + 1 × 1 kg, R62.98'. */
function itemTexts(
  list: ShoppingList,
  line: ShoppingLine,
  { tier, prices = true, warning, words = asListed }: TextChoice,
  week: WeekNumber,
): readonly string[] {
  const option = line[tier];
  const wrong = warning?.items.get(line.food);
  const name = wrong === undefined ? line.name : `WARNING: ${line.name} (${wrong})`;
  return weekdaysFrom(firstWeekday(list)).flatMap((weekday) => {
    const due = option.purchases.filter(
      (purchase) => purchase.week === week && purchase.weekday === weekday,
    );
    const date = dateOf(list, dayNamed({ week, weekday }, firstWeekday(list)));
    const bought = due.flatMap((purchase) => {
      const pack = option.packs[purchase.pack];
      const quantity = pack ? words.quantityOf(pack, date, purchase.quantity) : 0;
      return pack && quantity > 0 ? [{ pack, quantity }] : [];
    });
    if (bought.length === 0) return [];
    const packs = bought.map(({ pack, quantity }) => packsText(quantity, pack.packLabel));
    const cents = sumCents(
      bought.map(({ pack, quantity }) => ({ quantity, cents: words.centsOf(pack) })),
    );
    const day = isMainShop(list, { weekday }) ? '' : ` (on ${dayBrief(list, { week, weekday })})`;
    const price = prices ? `, ${randText(cents)}` : '';
    return [`▢ ${name}: ${packs.join(' + ')}${price}${day}`];
  });
}

/** What is spent in some weeks, with what the member says of packs. */
function saidCents(
  list: ShoppingList,
  { tier, words }: TextChoice,
  weeks: readonly WeekNumber[],
): number {
  const rows = weeks.flatMap((week) => listRows(list, tier, week, words));
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** What was added, which has no week and is told in each. */
function addedText({ added = [], prices = true }: TextChoice): readonly string[] {
  if (added.length === 0) return [];
  return [
    '',
    '_Also to buy_',
    ...added.map(({ name, amount, cents }) => {
      const price = prices && cents !== null ? [randText(cents)] : [];
      const rest = [...(amount === '' ? [] : [amount]), ...price].join(', ');
      return rest === '' ? `▢ ${name}` : `▢ ${name}: ${rest}`;
    }),
  ];
}

function weekText(list: ShoppingList, choice: TextChoice, week: WeekNumber): readonly string[] {
  const sections = linesByAisle(list.lines).flatMap(([aisle, lines]) => {
    const items = lines.flatMap((line) => itemTexts(list, line, choice, week));
    return items.length > 0 ? [`_${aisle}_`, ...items] : [];
  });
  if (sections.length === 0) return [];
  return [
    '',
    `*${weekTitle(list, week)}: ${randText(saidCents(list, choice, [week]))}*`,
    ...sections,
  ];
}

/** What the list takes to be at home, and where the rest is bought. */
function notesText(list: ShoppingList, tier: Tier): readonly string[] {
  return [atHomeText(list), payDayText(list), shopsText(list, tier)].filter(
    (note): note is string => note !== null && note !== '',
  );
}

/** What the message is about, and how much of it. */
function headText(list: ShoppingList, choice: TextChoice): readonly string[] {
  const { tier, week, added = [] } = choice;
  const count = (lines: readonly ShoppingLine[]) => {
    const all = lines.length + added.length;
    return all === 1 ? '1 item' : `${all} items`;
  };
  if (week === undefined) {
    const cents =
      saidCents(list, choice, weekNumbers) + added.reduce((sum, one) => sum + (one.cents ?? 0), 0);
    return [
      `*Monthly Shopping List (${tier})*`,
      `${count(list.lines)} for four weeks, about ${randText(cents)}`,
      monthsText(list, tier),
      ...notesText(list, tier),
    ];
  }
  const due = list.lines.filter((line) =>
    line[tier].purchases.some((purchase) => purchase.week === week),
  );
  return [`*Shopping List, week ${week} (${tier})*`, count(due), ...notesText(list, tier)];
}

/** The list as a message to share, week by week: plain text with the bold and slanted type of WhatsApp. */
export function shoppingListText(list: ShoppingList, choice: TextChoice): string {
  const { first, last } = priceDays(list, [choice.tier]);
  const seen = first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
  const weeks = choice.week === undefined ? weekNumbers : [choice.week];
  return [
    ...(choice.warning ? [`*WARNING: ${choice.warning.text}*`, ''] : []),
    ...headText(list, choice),
    ...weeks.flatMap((week) => weekText(list, choice, week)),
    ...addedText(choice),
    '',
    `${indicativePrices} (${seen})`,
  ].join('\n');
}
