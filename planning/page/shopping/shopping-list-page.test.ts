import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { sanitisePlan } from '#server/platform/plans/plan-html.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { weekNumbers } from '../../calendar.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import { csvRows } from '../../shopping/prices/csv.ts';
import type { ShoppingLine, ShoppingList, ShoppingPack } from '../../shopping/shopping-list.ts';
import { planClasses, planElements } from '../elements.ts';
import { randText } from '../figures.ts';
import { shoppingListCsv } from './shopping-list-csv.ts';
import { shoppingListPage } from './shopping-list-page.ts';
import { shoppingListText } from './shopping-list-text.ts';

const profile = { ...profileDefaults, full_name: 'Thandi', disliked_foods: '' };
const plan = planMonth(kitchen, requestOf(profile), 'shop');
assert.ok(plan.ok);
const list = makeShoppingList(plan.weeks, catalogue, { today: '2026-03-01' });
const html = shoppingListPage(list);
const [firstLine] = list.lines;
assert.ok(firstLine);

/** The list with its first line changed. */
function withFirst(change: Partial<ShoppingLine>): ShoppingList {
  return {
    ...list,
    lines: list.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  };
}
/** A product named by somebody who wants to do harm; prices come from files that others write. */
function named(product: string): ShoppingList {
  const [line] = list.lines;
  assert.ok(line);
  const packs = line.budget.packs.map((pack) => ({ ...pack, product, store: product }));
  return withFirst({ name: product, budget: { ...line.budget, packs } });
}

/** Cents of every amount of Rands in a text. */
function centsIn(text: string): number[] {
  return [...text.matchAll(/R((?:\d|\u00a0)+(?:\.\d\d)?)/g)].map(([, amount = '']) =>
    Math.round(Number(amount.replaceAll('\u00a0', '')) * 100),
  );
}

test('every item has its two prices, and what is shown adds up to the totals', () => {
  const items = html.split('<li class="item">').slice(1);
  assert.equal(items.length, list.lines.length);
  for (const tier of ['budget', 'premium'] as const) {
    const prices = items.map((item) => {
      const [, price = ''] = item.split(`<li class="${tier}"><strong class="price">`);
      return centsIn(price.slice(0, 40))[0] ?? NaN;
    });
    assert.equal(
      prices.reduce((sum, cents) => sum + cents, 0),
      list[tier].cents,
    );
    const cells = [...html.matchAll(new RegExp(`<td class="${tier}">(.*?)</td>`, 'g'))];
    const [weeks, month] = [cells.slice(0, 4), cells.slice(4)].map((some) =>
      some.flatMap(([, cell = '']) => centsIn(cell)),
    );
    assert.deepEqual(month, [list[tier].cents, list[tier].usualCents]);
    assert.equal(
      weeks?.reduce((sum, cents) => sum + cents, 0),
      list[tier].cents,
    );
  }
  assert.ok(html.includes(`saves ${randText(list.premium.cents - list.budget.cents)} a month`));
  assert.doesNotMatch(html, /NaN|undefined|null|Infinity|\{\{|<(td|th|li|span)[^>]*><\//);
});

test('aisles come in the order in which a shop is walked, each food under its own', () => {
  const headings = [...html.matchAll(/<h3 class="aisle-name">.*?<\/span> (.*?)<\/h3>/g)].map(
    ([, name = '']) => name.replace('&amp;', '&'),
  );
  assert.deepEqual(headings, [...new Set(list.lines.map(({ aisle }) => aisle))]);
  assert.equal(headings[0], 'Vegetables & fruit');
});

test('stores, packs, dates and the advice are there', () => {
  for (const pack of list.lines.flatMap((line) => line.premium.packs)) {
    assert.ok(html.includes(pack.store));
  }
  assert.match(html, /Prices are indicative/);
  assert.match(html, /always read the label/);
  assert.match(html, /You may have some of these at home/);
  assert.match(html, /price of \d+\u00a0[A-Z][a-z]{2}\u00a020\d\d/);
  assert.ok(Buffer.byteLength(html) < 200_000);
});

test('an old price says so, and a fresh one does not', () => {
  const olds = html.match(/class="price-old"/g)?.length ?? 0;
  const stale = list.lines.flatMap(({ budget, premium }) => [...budget.packs, ...premium.packs]);
  assert.equal(olds, stale.filter((pack) => pack.stale).length);
  assert.ok(olds > 0 && olds < stale.length);
});

test('only elements and classes of the closed set, and the sanitiser finds nothing to remove', () => {
  for (const [, name = ''] of html.matchAll(/<([a-z0-9]+)/g)) {
    assert.ok(
      planElements.some((known) => known === name),
      name,
    );
  }
  for (const [, name = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    assert.ok(
      planClasses.some((known) => known === name),
      name,
    );
  }
  const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  assert.equal(plain(sanitisePlan(html)), plain(html));
});

test('what a price file says stays text', () => {
  const attack = shoppingListPage(named('<img src=x onerror=alert(1)>"\'&'));
  assert.doesNotMatch(attack, /<img/);
  assert.ok(attack.includes('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;'));
});

test('the text to share names every item of every week, with sums that agree', () => {
  for (const tier of ['budget', 'premium'] as const) {
    const text = shoppingListText(list, { tier });
    const items = text.split('\n').filter((line) => line.startsWith('▢'));
    assert.equal(
      items
        .flatMap((item) => centsIn(item.slice(item.lastIndexOf(', '))))
        .reduce((sum, cents) => sum + cents, 0),
      list[tier].cents,
    );
    for (const { name } of list.lines)
      assert.ok(items.some((item) => item.startsWith(`▢ ${name}: `)));
    assert.ok(text.includes(`about ${randText(list[tier].cents)}`));
    assert.doesNotMatch(text, /NaN|undefined|null|<|&amp;/);
  }
});

test('the text of one week holds what is due in it and nothing else', () => {
  const whole = shoppingListText(list, { tier: 'budget' }).split('\n');
  const weekly = weekNumbers.map((week) => shoppingListText(list, { tier: 'budget', week }));
  const itemsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('▢'));
  assert.deepEqual(
    weekly.flatMap(itemsOf),
    whole.filter((line) => line.startsWith('▢')),
  );
  assert.match(weekly[1] ?? '', /^\*Shopping List, week 2 \(budget\)\*\n\d+ items?\n/);
  assert.doesNotMatch(weekly[1] ?? '', /Week [134]/);
});

test('a message without prices names the same packs', () => {
  const priced = shoppingListText(list, { tier: 'premium' });
  const plain = shoppingListText(list, { tier: 'premium', prices: false });
  assert.equal(
    plain,
    priced.replace(/^(▢ .*), R[\d\u00a0]+(?:\.\d\d)?/gm, (_all, item: string) => item),
  );
  assert.ok(plain.length < priced.length * 0.9);
});

test('the spreadsheet holds every purchase, and its column of Rands is the total', () => {
  const text = shoppingListCsv(list);
  assert.ok(text.startsWith('\ufeff'));
  const [header = [], ...rows] = csvRows(text) ?? [];
  const column = (name: string) => header.indexOf(name);
  for (const tier of ['budget', 'premium'] as const) {
    const mine = rows.filter((row) => row[column('choice')] === tier);
    assert.equal(mine.length, list.lines.flatMap((line) => line[tier].purchases).length);
    const cents = mine.map((row) => Math.round(Number(row[column('rand')]) * 100));
    assert.equal(
      cents.reduce((sum, one) => sum + one, 0),
      list[tier].cents,
    );
  }
  assert.ok(rows.every((row) => row.length === header.length && row.every((cell) => cell !== '')));
});

test('a cell is never a formula and never breaks its row', () => {
  for (const product of ['=1+1', '+27', '-1', '@sum', 'a,"b"', 'a;b\nc']) {
    const text = shoppingListCsv(named(product));
    const row = csvRows(text)?.[1] ?? [];
    assert.equal(row[1], /^[=+@-]/.test(product) ? `'${product}` : product);
    assert.doesNotMatch(text, /(^|,)"?[=+@-]/m);
  }
});

/** The same list of a plan that began on a Friday, with trips on the days of that plan. */
const start = '2026-11-27';
const dated: ShoppingList = JSON.parse(
  JSON.stringify({ ...list, start }).replaceAll(
    /"weekday":"(Monday|Thursday)"/g,
    (_, day) => `"weekday":"${day === 'Monday' ? 'Friday' : 'Monday'}"`,
  ),
);

test('a list of a plan with a date says on which days to shop, on the page, in the message and in the table', () => {
  const page = shoppingListPage(dated).replaceAll('\u00a0', ' ');
  assert.match(page, /The main shop is on Friday, the first day of each week;/);
  for (const row of [
    'Week 1, from Fri 27 Nov',
    'Week 2, from Fri 4 Dec',
    'Week 4, from Fri 18 Dec',
  ]) {
    assert.ok(page.includes(`<th>${row}</th>`), row);
  }
  assert.match(page, /week 1 \(Fri 27 Nov\)/);
  const text = shoppingListText(dated, { tier: 'budget' }).replaceAll('\u00a0', ' ');
  assert.match(text, /^\*Week 3, from Fri 11 Dec: R/m);
  assert.doesNotMatch(text, /\(on Fri/);
  const days = new Set([...text.matchAll(/\(on (\w{3} \d+ \w{3})\)$/gm)].map(([, day]) => day));
  for (const day of days) assert.match(day ?? '', /^(Mon (30 Nov|7 Dec|14 Dec|21 Dec)|\w{3} .*)$/);
  const [header = [], ...rows] = csvRows(shoppingListCsv(dated)) ?? [];
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  for (const row of rows) {
    const date = cell(row, 'date');
    assert.equal(name.format(new Date(date)), cell(row, 'day'));
    const days = (Date.parse(date) - Date.parse(start)) / 86_400_000;
    assert.equal(Math.floor(days / 7) + 1, Number(cell(row, 'week')));
  }
});

test('two choices at the same price are not called a saving', () => {
  const same = { ...list, premium: list.budget };
  assert.match(shoppingListPage(same), /Both choices cost the same/);
});

test('other amounts, prices seen on the shelf and added lines are in the message and in the table', () => {
  const line = dated.lines.find(({ budget }) => budget.purchases.length === 1);
  const [pack, purchase] = [line?.budget.packs[0], line?.budget.purchases[0]];
  assert.ok(line && pack && purchase);
  const quantity = purchase.quantity + 2;
  const words = {
    quantityOf: (one: ShoppingPack, _day: string | null, planned: number) =>
      one === pack ? quantity : planned,
    centsOf: (one: ShoppingPack) => (one === pack ? 1_234 : one.cents),
    shelfOf: (one: ShoppingPack) => (one === pack ? { seen_on: '2026-11-28' } : null),
  };
  const added = [
    { name: 'Soap', amount: '2 bars', cents: 1_899 },
    { name: 'Candles', amount: '', cents: null },
  ];
  const said = { tier: 'budget', words, added } as const;
  const text = shoppingListText(dated, said).replaceAll('\u00a0', ' ');
  const item = text.split('\n').find((one) => one.startsWith(`▢ ${line.name}: `));
  assert.ok(item?.includes(`, ${randText(quantity * 1_234)}`), item);
  assert.match(text, /^_Also to buy_\n▢ Soap: 2 bars, R18\.99\n▢ Candles$/m);
  const total = dated.budget.cents + quantity * 1_234 - line.budget.cents + 1_899;
  assert.ok(
    text.includes(
      `${dated.lines.length + 2} items for four weeks, about ${randText(total)}`.replaceAll(
        '\u00a0',
        ' ',
      ),
    ),
  );
  assert.match(shoppingListText(dated, { ...said, week: 3 }), /^▢ Candles$/m);

  const [header = [], ...rows] = csvRows(shoppingListCsv(dated, said)) ?? [];
  const cell = (row: readonly string[] | undefined, name: string) => row?.[header.indexOf(name)];
  const changed = rows.find(
    (row) => cell(row, 'item') === line.name && cell(row, 'choice') === 'budget',
  );
  assert.deepEqual(
    ['quantity', 'rand_each', 'rand', 'price_date', 'price_status'].map((name) =>
      cell(changed, name),
    ),
    [String(quantity), '12.34', ((quantity * 1_234) / 100).toFixed(2), '2026-11-28', 'own'],
  );
  const soap = rows.find((row) => cell(row, 'item') === 'Soap');
  assert.deepEqual(
    ['aisle', 'quantity', 'rand', 'choice', 'week'].map((name) => cell(soap, name)),
    ['Own lines', '2 bars', '18.99', '', ''],
  );
  assert.ok(rows.every((row) => row.length === header.length));
});
