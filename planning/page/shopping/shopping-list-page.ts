import { firstWeekday, weekNumbers } from '../../calendar.ts';
import type { Aisle } from '../../catalogue/food.ts';
import type {
  ShoppingLine,
  ShoppingList,
  ShoppingOption,
  ShoppingPack,
  Tier,
} from '../../shopping/shopping-list.ts';
import { dayText } from '../day-words.ts';
import { randText } from '../figures.ts';
import { element, emoji, type Html, join } from '../html.ts';
import {
  atHomeText,
  homeText,
  monthsText,
  payDayText,
  shopsText,
  storeText,
} from './shopping-money.ts';
import {
  aisleEmoji,
  amountText,
  linesByAisle,
  packsText,
  priceNote,
  readTheLabel,
  storageText,
  surplusText,
  weekCents,
  weekTitle,
  whenText,
} from './shopping-words.ts';

const tierName: Readonly<Record<Tier, string>> = { budget: 'Budget', premium: 'Premium' };

function packText(
  list: ShoppingList,
  option: ShoppingOption,
  pack: ShoppingPack,
  index: number,
): Html {
  const { packs } = option;
  const seen = `${pack.status === 'estimated' ? 'estimated price' : 'price'} of ${dayText(pack.date)}`;
  // the price of a single pack is the line's price, which stands before it
  const each = pack.quantity > 1 || packs.length > 1 ? ` · ${randText(pack.cents)} each` : '';
  return join(
    index > 0 ? ' · plus ' : ' · ',
    element('span', 'amount', packsText(pack.quantity, pack.packLabel)),
    ` ${pack.product}, ${storeText(list, pack.store)}${each} · ${whenText(list, option, index)} · `,
    pack.stale ? element('span', 'price-old', `${seen}, old`) : seen,
  );
}

function optionItem(list: ShoppingList, tier: Tier, option: ShoppingOption): Html {
  const left = surplusText(option);
  return element(
    'li',
    tier,
    element('strong', 'price', `${tierName[tier]} ${randText(option.cents)}`),
    ...option.packs.map((pack, index) => packText(list, option, pack, index)),
    left ? join(' · ', element('em', 'left-over', left)) : '',
  );
}

function itemOf(list: ShoppingList, line: ShoppingLine): Html {
  const [pack] = line.budget.packs;
  const amount = amountText(line.neededGrams, pack, 'up');
  const storage = storageText(line);
  const home = homeText(line);
  const had = home === null ? '' : `, ${home} at home`;
  return element(
    'li',
    'item',
    element('strong', 'item-name', line.name),
    ' ',
    element('span', 'measure', `(${amount} for your meals${had})`),
    storage ? join(' ', element('em', 'storage', storage)) : '',
    pack
      ? element(
          'ul',
          'options',
          optionItem(list, 'budget', line.budget),
          optionItem(list, 'premium', line.premium),
        )
      : ' · nothing to buy',
  );
}

function sumOf(lines: readonly ShoppingLine[], tier: Tier): number {
  return lines.reduce((sum, line) => sum + line[tier].cents, 0);
}

function aisleSection(list: ShoppingList, aisle: Aisle, lines: readonly ShoppingLine[]): Html {
  return element(
    'section',
    'aisle',
    element('h3', 'aisle-name', emoji(aisleEmoji[aisle]), ` ${aisle}`),
    element(
      'p',
      'aisle-total',
      `Budget ${randText(sumOf(lines, 'budget'))} · premium ${randText(sumOf(lines, 'premium'))}`,
    ),
    aisle === 'Spices & condiments'
      ? element('p', 'plan-note', emoji('🏠'), ' You may have some of these at home.')
      : '',
    element('ul', 'items', ...lines.map((line) => itemOf(list, line))),
  );
}

function totalTable(list: ShoppingList): Html {
  const row = (name: string, budget: number, premium: number) =>
    element(
      'tr',
      null,
      element('th', null, name),
      element('td', 'budget', randText(budget)),
      element('td', 'premium', randText(premium)),
    );
  return element(
    'table',
    'shopping-total',
    element('caption', null, 'Total estimated cost for the month'),
    element(
      'thead',
      null,
      element(
        'tr',
        null,
        element('th', null, 'To buy in'),
        element('th', 'budget', 'Budget'),
        element('th', 'premium', 'Premium'),
      ),
    ),
    element(
      'tbody',
      null,
      ...weekNumbers.map((week) =>
        row(
          weekTitle(list, week),
          weekCents(list, 'budget', week),
          weekCents(list, 'premium', week),
        ),
      ),
      row('Month', list.budget.cents, list.premium.cents),
      row('A usual month', list.budget.usualCents, list.premium.usualCents),
    ),
  );
}

function savingLine(list: ShoppingList): Html {
  const saved = list.premium.cents - list.budget.cents;
  return element(
    'p',
    'saving',
    emoji('💰'),
    saved > 0
      ? ` The budget choice saves ${randText(saved)} a month.`
      : ' Both choices cost the same.',
    ` Food worth about ${randText(Math.round(list.budget.keptCents / 100) * 100)} is left over for next month.`,
  );
}

/** What is at home already, and where the rest is bought. */
function notesOf(list: ShoppingList): readonly Html[] {
  const home = atHomeText(list);
  const shops = shopsText(list, 'budget');
  const payDay = payDayText(list);
  return [
    ...(home === null ? [] : [element('p', 'plan-note', emoji('🏠'), ` ${home}`)]),
    ...(payDay === null ? [] : [element('p', 'plan-note', emoji('🛍️'), ` ${payDay}`)]),
    ...(shops === '' ? [] : [element('p', 'plan-note', emoji('🏪'), ` ${shops}`)]),
  ];
}

/** HTML of the list: a fixed structure of the closed set of elements, all text escaped. */
export function shoppingListPage(list: ShoppingList): string {
  return element(
    'article',
    'plan',
    element(
      'p',
      'plan-lead',
      emoji('🛒'),
      ` Everything that your four weeks of meals need, in whole packs: ${list.lines.length} items.`,
      ` The main shop is on ${firstWeekday(list)}${list.start === undefined ? '' : ', the first day of each week'}; what would not keep has its own week or day.`,
    ),
    totalTable(list),
    savingLine(list),
    element('p', 'plan-note', emoji('🧺'), ` ${monthsText(list, 'budget')}`),
    ...notesOf(list),
    ...linesByAisle(list.lines).map(([aisle, lines]) => aisleSection(list, aisle, lines)),
    element('p', 'plan-note', emoji('🏷️'), ` ${priceNote(list)}`),
    element('p', 'plan-note', emoji('🩺'), ` ${readTheLabel}`),
  ).html;
}
