import { type WeekNumber, weekdays, weekNumbers } from '../meals/meal-plan.ts';
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

/** What of a line is bought in a week, one text for each day: 'Onions: 1 × 3 kg + 1 × 1 kg, R62.98'. */
function itemTexts(line: ShoppingLine, tier: Tier, week: WeekNumber): readonly string[] {
  const option = line[tier];
  return weekdays.flatMap((weekday) => {
    const due = option.purchases.filter(
      (purchase) => purchase.week === week && purchase.weekday === weekday,
    );
    if (due.length === 0) return [];
    const packs = due.map(({ pack, quantity }) =>
      packsText(quantity, option.packs[pack]?.packLabel ?? ''),
    );
    const cents = due.reduce((sum, purchase) => sum + purchaseCents(option, purchase), 0);
    const day = weekday === 'Monday' ? '' : ` (on ${weekday})`;
    return [`▢ ${line.name}: ${packs.join(' + ')}, ${randText(cents)}${day}`];
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
