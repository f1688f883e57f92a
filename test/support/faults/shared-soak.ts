import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  type SharedRow,
  sharedAnswerSchema,
  sharingSchema,
} from '#contract/shopping/shared-list.ts';
import { isTripTicked, ownLineKey } from '#contract/shopping/shopping-ticks.ts';
import { tripKey } from '#planning/shopping/trips/trip-key.ts';
import { openContext } from '../browser/browser.ts';
import { createMember, type TestMember } from '../members/member.ts';
import { flakyRoute, moodOf, openList, ownBox, randomFrom, type SetMood } from './tick-soak.ts';

const listSchema = v.object({
  details: v.object({
    lines: v.array(
      v.object({
        food: v.string(),
        name: v.string(),
        budget: v.object({
          purchases: v.array(v.object({ week: v.number(), weekday: v.string() })),
        }),
      }),
    ),
  }),
});
type Line = v.InferOutput<typeof listSchema>['details']['lines'][number];
const ticksSchema = v.array(
  v.object({ item: v.string(), ticked: v.boolean(), changed_at: v.string() }),
);

/** A row that can be touched on a phone, and the shopping trips that it stands for. */
interface Touched {
  readonly food: string;
  readonly trips: readonly string[];
  box(page: Page): ReturnType<Page['locator']>;
}

interface Phone {
  readonly context: BrowserContext;
  readonly rows: readonly Touched[];
  readonly setMood: SetMood;
  open(page: Page): Promise<void>;
}

/** Rows that both phones touch; fewer meet more often. */
const rowsTouched = 10;

/** Touches a row. @returns whether it is ticked from then on */
const touch = (box: Element): boolean => {
  if (!(box instanceof HTMLInputElement)) throw new Error('a row has a box');
  const next = !box.checked;
  box.click();
  return next;
};

/** The phone of whoever has the link: a row is one day's shopping for a food. */
async function guestPhone(
  context: BrowserContext,
  link: string,
  rows: readonly Pick<SharedRow, 'item' | 'food' | 'trips'>[],
): Promise<Phone> {
  return {
    context,
    setMood: await flakyRoute(context, `**${wire.shared}`),
    rows: rows.map(({ item, food, trips }) => ({
      ...{ food, trips },
      box: (page) => page.locator(`input[aria-labelledby="shared-${item}-name"]`),
    })),
    async open(page) {
      await page.goto(link);
      await page.getByRole('radio', { name: 'Week 1' }).check();
      await page.getByRole('checkbox').first().waitFor();
    },
  };
}

/** The member's own, on which all four weeks are open: a row is all of the shopping for a food. */
async function ownPhone(
  context: BrowserContext,
  rows: readonly { readonly name: string; readonly food: string; readonly trips: string[] }[],
): Promise<Phone> {
  return {
    context,
    setMood: await flakyRoute(context, '**/rest/v1/shopping_ticks**'),
    rows: rows.map(({ name, food, trips }) => ({ food, trips, box: (page) => ownBox(page, name) })),
    open: openList,
  };
}

/** Whether a trip stands ticked on the server. */
async function storedTrips(member: TestMember): Promise<(food: string, trip: string) => boolean> {
  const { body } = await member.call(
    'GET',
    `${wire.data}/shopping_ticks?select=item,ticked,changed_at`,
  );
  const words = new Map(
    v
      .parse(ticksSchema, body)
      .map(({ item, ticked, changed_at }) => [item, { ticked, at: Date.parse(changed_at) }]),
  );
  return (food, trip) => isTripTicked(words.get(food), words.get(trip));
}

async function openPhones(browser: Browser, url: string): Promise<readonly [TestMember, Phone[]]> {
  const member = await createMember(url);
  const made = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  const { lines } = v.parse(listSchema, made.body).details;
  const own = { id: randomUUID(), name: 'Soap' };
  await member.call('POST', `${wire.data}/shopping_own_lines`, { user_id: member.userId, ...own });
  const shared = await member.call('POST', wire.sharing, { action: 'share', tier: 'budget' });
  const link = v.parse(sharingSchema, shared.body).link?.path ?? '';
  const asked = await member.call('POST', wire.shared, { secret: link.split('#')[1] });
  const first = v.parse(sharedAnswerSchema, asked.body).shown?.weeks[0]?.rows ?? [];
  const item = ownLineKey(own.id);
  const rows = [...first.slice(0, rowsTouched), { item, food: item, trips: [item] }];
  const tripsOf = ({ food, budget }: Line) =>
    budget.purchases.map(({ week, weekday }) => tripKey(food, week, weekday));
  const meant = lines
    .filter(({ food }) => rows.some((row) => row.food === food))
    .map((line) => ({ name: line.name, food: line.food, trips: tripsOf(line) }));
  return [
    member,
    [
      await ownPhone(await openContext(browser, url, member.signedIn), [
        ...meant,
        { name: own.name, food: item, trips: [item] },
      ]),
      await guestPhone(await openContext(browser, url), link, rows),
    ],
  ];
}

/**
 * One visit of two phones to the shop, by one shared list, each over a network that comes and goes: both tick and untick,
 * calls fail before or after the server has heard them, tabs are killed. @returns what is wrong at the end on the server
 * or on one of the phones, by trip
 */
export async function soakShared(
  browser: Browser,
  url: string,
  seed: number,
): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const [member, phones] = await openPhones(browser, url);
  const pages = new Map<Phone, Page>();
  const openAnew = async (phone: Phone) => {
    await pages.get(phone)?.close();
    await phone.context.setOffline(false);
    const page = await phone.context.newPage();
    await phone.open(page);
    pages.set(phone, page);
  };
  for (const phone of phones) await openAnew(phone);
  /** The last word on each trip, whichever phone it was said on. */
  const wanted = new Map<string, { readonly food: string; readonly ticked: boolean }>();
  for (let step = 0; step < 24; step++) {
    const phone = phones[Math.floor(random() * phones.length)];
    const page = phone && pages.get(phone);
    const row = phone?.rows[Math.floor(random() * phone.rows.length)];
    if (!phone || !page || !row) continue;
    phone.setMood(moodOf(random()));
    await phone.context.setOffline(random() < 0.3);
    // also where it lies in the folded basket
    const ticked = await row.box(page).first().evaluate(touch);
    for (const trip of row.trips) wanted.set(trip, { food: row.food, ticked });
    if (random() < 0.12) await openAnew(phone);
  }
  for (const phone of phones) {
    phone.setMood('good');
    await openAnew(phone);
  }
  const wrong = async (): Promise<readonly string[]> => {
    const isStored = await storedTrips(member);
    const lost = [...wanted].filter(([trip, { food, ticked }]) => isStored(food, trip) !== ticked);
    const said = lost.map(([trip, { ticked }]) => `${trip} should be ${ticked ? '' : 'un'}ticked`);
    for (const [place, phone] of phones.entries()) {
      const page = pages.get(phone);
      for (const { food, trips, box } of page ? phone.rows : []) {
        const all = trips.every((trip) => wanted.get(trip)?.ticked ?? false);
        const shown = page && (await box(page).first().isChecked());
        if (shown !== all) said.push(`phone ${place + 1} shows ${food} wrongly`);
      }
    }
    return said;
  };
  const end = Date.now() + 40_000;
  let left = await wrong();
  while (left.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    for (const page of pages.values())
      await page.evaluate(() => dispatchEvent(new Event('online')));
    left = await wrong();
  }
  for (const { context } of phones) await context.close();
  return left;
}
