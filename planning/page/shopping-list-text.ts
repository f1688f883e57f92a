import { weekNumbers, type WeekNumber } from '../meals/meal-plan.ts';
import type { ShoppingLine, ShoppingList, Tier } from '../shopping/shopping-list.ts';
import { randText } from './figures.ts';
import {
  aisleEmoji,
  dayText,
  indicativePrices,
  linesByAisle,
  packsText,
  priceDays,
  purchaseCents,
  weekCents,
} from './shopping-words.ts';

/** What of a line is bought in a week: one text for each day and pack. */
function itemTexts(line: ShoppingLine, tier: Tier, week: WeekNumber): readonly string[] {
  const option = line[tier];
  return option.purchases.flatMap((purchase) => {
    const pack = option.packs[purchase.pack];
    if (!pack || purchase.week !== week) return [];
    const day = purchase.weekday === 'Monday' ? '' : ` (on ${purchase.weekday})`;
    const amount = packsText(purchase.quantity, pack.packLabel);
    return [`▢ ${line.name}: ${amount}, ${randText(purchaseCents(option, purchase))}${day}`];
  });
}

function weekText(list: ShoppingList, tier: Tier, week: WeekNumber): readonly string[] {
  const sections = linesByAisle(list.lines).flatMap(([aisle, lines]) => {
    const items = lines.flatMap((line) => itemTexts(line, tier, week));
    return items.length > 0 ? [`${aisleEmoji[aisle]} ${aisle}`, ...items] : [];
  });
  if (sections.length === 0) return [];
  return ['', `*Week ${week}: ${randText(weekCents(list, tier, week))}*`, ...sections];
}

/** The list as a message to share, week by week: plain text with the bold type of WhatsApp. */
export function shoppingListText(list: ShoppingList, tier: Tier): string {
  const { first, last } = priceDays(list, [tier]);
  const seen = first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
  return [
    `🛒 *Monthly Shopping List (${tier})*`,
    `${list.lines.length} items for four weeks, about ${randText(list[tier].cents)}`,
    ...weekNumbers.flatMap((week) => weekText(list, tier, week)),
    '',
    `${indicativePrices} (${seen})`,
  ].join('\n');
}
