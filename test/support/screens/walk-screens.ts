import type { Browser, Page } from 'playwright-core';
import { desk, nextFrames, openContext, phone } from '../browser/browser.ts';
import { createMember, type TestMember } from '../members/member.ts';
import { createPlannedMember } from '../members/planned-member.ts';
import { createSlowWriter, type SlowWriter } from '../plans/slow-writer.ts';
import { freePort } from '../server/process.ts';
import { startTestServer, type TestServer } from '../server/server.ts';
import { everyWayIn } from './every-way-in.ts';
import type { Screen, ScreenStage } from './screen.ts';
import { screens } from './screens.ts';

/** A width and a theme in which a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

/** Both widths and both themes. */
export const looks: readonly Look[] = [
  { name: 'phone-light', viewport: phone, colorScheme: 'light' },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark' },
  { name: 'desk-dark', viewport: desk, colorScheme: 'dark' },
  { name: 'desk-light', viewport: desk, colorScheme: 'light' },
];

async function createWho(
  server: TestServer,
  who: Screen['who'],
  writer: SlowWriter,
): Promise<TestMember | null> {
  if (who === 'visitor') return null;
  if (who === 'newcomer') return createMember(server.url, null);
  const profile = { equipment: ['Dumbbells'], allergies: ['Peanuts'] };
  if (who === 'member') return createMember(server.url, profile);
  // the writer is not what this member is about
  writer.go(1000);
  const member = await createPlannedMember(server, {
    made: ['meals', 'training', 'list'],
    profile,
  });
  writer.hold();
  return member;
}

/** @param words parts of names; every one must be in the name of a screen */
export const screensNamed = (words: readonly string[]) =>
  screens.filter(({ name }) => words.every((word) => name.includes(word)));

async function open(page: Page, screen: Screen, stage: ScreenStage): Promise<void> {
  await screen.arrange?.(page, stage);
  await page.goto(screen.path);
  if (screen.act) {
    await page.locator('h1').first().waitFor();
    await screen.act(page, stage);
  }
  await page.locator(screen.shows).filter({ visible: true }).first().waitFor();
  if (screen.onPaper) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  }
  await page.evaluate(() => document.fonts.ready);
}

export interface OpenScreens {
  /**
   * Brings a screen up, once, and hands it over in each look.
   * @param onLook what is done with the screen as it stands; it must leave it as it was
   * @throws Error where it does not come up
   */
  bringUp(screen: Screen, onLook: (page: Page, look: Look) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Shows a page in a look. */
export async function putOn(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await nextFrames(page);
}

/** The looks in which there is a screen. */
export const looksOf = ({ phoneOnly }: Screen): readonly Look[] =>
  looks.filter(({ viewport }) => !phoneOnly || viewport === phone);

/** A server of its own on which any screen can be brought up, one after the other. */
export async function openScreens(browser: Browser): Promise<OpenScreens> {
  const writer = createSlowWriter();
  const ways = await everyWayIn();
  const server = await startTestServer(
    { SUPPORT_EMAIL: 'help@phila.example', ...ways.env },
    { writerOf: writer.writerOf, localPort: String(await freePort()) },
  );
  const shared = new Map<Screen['who'], TestMember | null>();
  const memberOf = async ({ who, alone = false }: Screen) => {
    const known = alone ? undefined : shared.get(who);
    if (known !== undefined) return known;
    const member = await createWho(server, who, writer);
    if (!alone) shared.set(who, member);
    return member;
  };
  return {
    async bringUp(screen, onLook) {
      const member = await memberOf(screen);
      const context = await openContext(browser, server.url, {
        serviceWorkers: 'block',
        ...member?.signedIn,
      });
      try {
        const page = await context.newPage();
        await open(page, screen, {
          member,
          writer,
          sql: (text, values = []) => server.database.owner.query(text, [...values]),
        });
        for (const look of looksOf(screen)) {
          await putOn(page, look);
          await onLook(page, look);
        }
      } finally {
        await context.close();
      }
    },
    async close() {
      await server.close();
      await ways.close();
    },
  };
}

/**
 * Brings each screen up on a server of its own, once, and hands it over in each look.
 * @param onLook what is done with the screen as it stands; it must leave it as it was
 * @returns the screens that did not come up, and why
 */
export async function walkScreens(
  browser: Browser,
  wanted: readonly Screen[],
  onLook: (page: Page, screen: Screen, look: Look) => Promise<void>,
): Promise<readonly string[]> {
  const opened = await openScreens(browser);
  const missing: string[] = [];
  for (const screen of wanted) {
    try {
      await opened.bringUp(screen, (page, look) => onLook(page, screen, look));
    } catch (error) {
      missing.push(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await opened.close();
  return missing;
}
