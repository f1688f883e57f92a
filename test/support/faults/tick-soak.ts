import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { visit } from '../browser/browser.ts';
import { createMember, type TestMember } from '../members/member.ts';

const listSchema = v.object({
  details: v.object({ lines: v.array(v.object({ food: v.string(), name: v.string() })) }),
});
const ticksSchema = v.array(v.object({ item: v.string(), ticked: v.boolean() }));

/** Numbers from 0 to 1 that are the same in every run of a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export async function storedTicks(member: TestMember): Promise<ReadonlyMap<string, boolean>> {
  const { body } = await member.call('GET', '/rest/v1/shopping_ticks?select=item,ticked');
  return new Map(v.parse(ticksSchema, body).map(({ item, ticked }) => [item, ticked]));
}

/** The box of an item on the member's own list. */
export const ownBox = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Monthly Shopping List' })
    .getByRole('checkbox', { name, exact: true, includeHidden: true })
    .first();

/** Opens the list, all four weeks of it; without signal only what a worker or this tab holds could answer, so it is opened with signal. */
export async function openList(page: Page): Promise<void> {
  await page.goto(paths.shoppingList);
  await page.getByRole('radio', { name: /Whole month/ }).check();
  await page
    .getByRole('region', { name: 'Monthly Shopping List' })
    .getByRole('checkbox')
    .first()
    .waitFor();
}

/** Good; deaf: the server never hears a call; lost: it hears, and its answer never comes back. */
type Mood = 'good' | 'deaf' | 'lost';
export type SetMood = (mood: Mood) => void;

/** A mood by chance. @param weather from 0 to 1 */
export function moodOf(weather: number): Mood {
  return weather < 0.35 ? 'good' : weather < 0.7 ? 'deaf' : 'lost';
}

/** Calls of an address over a network that has moods; good at first. */
export async function flakyRoute(context: BrowserContext, address: string): Promise<SetMood> {
  let mood: Mood = 'good';
  await context.route(address, async (route) => {
    if (mood === 'deaf') return route.abort();
    if (mood === 'lost') {
      await route.fetch().catch(() => undefined);
      return route.abort();
    }
    return route.continue();
  });
  return (next) => {
    mood = next;
  };
}

/**
 * One visit to the shop over a network that comes and goes: items are ticked and unticked, calls fail before or after
 * the server has heard them, the tab is killed. @returns what the server holds wrongly at the end, by item
 */
export async function soakTicks(
  browser: Browser,
  url: string,
  seed: number,
): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const member = await createMember(url);
  const made = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  const foods = v.parse(listSchema, made.body).details.lines.slice(0, 12);
  const { page: first, context } = await visit(browser, url, member.signedIn, /./);
  const setMood = await flakyRoute(context, '**/rest/v1/shopping_ticks**');
  let page = first;
  await openList(page);
  const wanted = new Map<string, boolean>();
  for (let step = 0; step < 14; step++) {
    setMood(moodOf(random()));
    await context.setOffline(random() < 0.3);
    const food = foods[Math.floor(random() * foods.length)];
    if (!food) continue;
    const next = !(wanted.get(food.food) ?? false);
    // also where it lies in the folded basket
    await ownBox(page, food.name).dispatchEvent('click');
    wanted.set(food.food, next);
    if (random() < 0.15) {
      await page.close();
      await context.setOffline(false);
      page = await context.newPage();
      await openList(page);
    }
  }
  setMood('good');
  await context.setOffline(false);
  await page.close();
  page = await context.newPage();
  await openList(page);
  const wrong = async () => {
    const stored = await storedTicks(member);
    return [...wanted].filter(([item, ticked]) => (stored.get(item) ?? false) !== ticked);
  };
  const end = Date.now() + 30_000;
  let left = await wrong();
  while (left.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    left = await wrong();
  }
  await context.close();
  return left.map(([item, ticked]) => `${item} should be ${ticked ? 'ticked' : 'unticked'}`);
}
