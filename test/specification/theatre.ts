import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import { desk, openContext, phone } from '#test/support/browser/browser.ts';
import { phonePictures } from '#test/support/browser/phone-pictures.ts';
import { clearTab } from '#test/support/browser/tabs.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { everyWayIn } from '#test/support/screens/every-way-in.ts';
import { freePort } from '#test/support/server/process.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { missingRows } from './rows.ts';
import type { Scene, Stage } from './scene.ts';

/** Where the scenes of the specification are played: one server, one browser profile, one tab after the other. */
export interface Theatre {
  /**
   * @param onTurn is shown the page after each turn, counted from 0; it must leave it as it was
   * @throws Error with what is not as the scene says
   */
  play(scene: Scene, onTurn?: (page: Page, turn: number) => Promise<void>): Promise<void>;
  /** A browser profile of its own, in which somebody of this kind is signed in. */
  openAs(who: Scene['who']): Promise<BrowserContext>;
  /** The server goes away, while its pages stay open. */
  closeServer(): Promise<void>;
  close(): Promise<void>;
}

async function createWho(server: TestServer, who: Scene['who']): Promise<TestMember | null> {
  if (who === 'visitor') return null;
  if (who === 'served') {
    const made = ['meals', 'training', 'list'] as const;
    return createPlannedMember(server, { made, profile: { equipment: ['Dumbbells'] } });
  }
  const member = await createMember(server.url, who === 'newcomer' ? null : {});
  if (who === 'planned') {
    for (const week of [1, 2, 3, 4]) {
      for (const table of ['meal_plans', 'exercise_plans']) {
        const saved = await member.call('POST', `/rest/v1/${table}`, {
          user_id: member.userId,
          week,
          content: `<article class="plan"><p>Week ${week}</p></article>`,
        });
        assert.equal(saved.status, 201);
      }
    }
    const list = await member.call('POST', '/rest/v1/shopping_lists', {
      user_id: member.userId,
      content: '<article class="list"><p>Rice</p></article>',
    });
    assert.equal(list.status, 201);
  }
  return member;
}

async function openServer(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await startTestServer(
    {
      SUPPORT_EMAIL: 'help@phila.example',
      PAYMENT_LINK_MONTHLY: 'https://pay.example.com/monthly',
      PAYMENT_LINK_ANNUAL: 'https://pay.example.com/annual',
      ...env,
    },
    { localPort: String(await freePort()) },
  );
  const known = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'known@example.com', password: 'correct horse 9' }),
  });
  assert.equal(known.status, 200);
  return server;
}

/** One tab for all scenes: opening it anew takes longer than most of them. */
class Tab {
  readonly #context: BrowserContext;
  readonly #url: string;
  #page: Page | undefined;
  faults: string[] = [];

  constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#url = url;
  }

  /** As somebody has it who comes for the first time, or has signed in and nothing else. */
  async handOver(member: TestMember | null, viewport: ViewportSize): Promise<Page> {
    const page = this.#page ?? (await this.#open());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    await clearTab(page, this.#url, member?.kept ?? [], 'block');
    this.faults = [];
    return page;
  }

  async #open(): Promise<Page> {
    const opened = await this.#context.newPage();
    opened.on('pageerror', (error) => this.faults.push(error.message));
    this.#page = opened;
    return opened;
  }

  /** Whatever is wrong with it, the scenes after this one get another. */
  async discard(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }
}

/** @param browser in which the theatre has contexts of its own */
export async function openTheatre(browser: Browser): Promise<Theatre> {
  const ways = await everyWayIn();
  const server = await openServer(ways.env);
  const contextOf = (member: TestMember | null) =>
    openContext(browser, server.url, { serviceWorkers: 'block', ...member?.signedIn });
  const sql: Stage['sql'] = async (text, values = []) =>
    (await server.database.owner.query(text, [...values])).rows;
  const tab = new Tab(await contextOf(null), server.url);
  let up = true;
  const closeServer = async () => {
    if (!up) return;
    up = false;
    await server.close();
  };
  return {
    async play(scene, onTurn) {
      const member = await createWho(server, scene.who);
      const stage: Stage = { server, member, sql };
      const page = await tab.handOver(member, scene.wide ? desk : phone);
      try {
        await scene.arrange?.(stage, page);
        await page.goto(scene.path);
        for (const [turn, { act, leadsTo, sees, check }] of [
          scene,
          ...(scene.next ?? []),
        ].entries()) {
          await act?.(page, stage);
          if (leadsTo !== undefined) await page.waitForURL(`**${leadsTo}`);
          assert.deepEqual(await missingRows(page, sees ?? []), []);
          assert.deepEqual(await phonePictures(page), []);
          await check?.(page, stage);
          await onTurn?.(page, turn);
        }
        assert.deepEqual(tab.faults, []);
      } catch (error) {
        await tab.discard();
        throw error;
      } finally {
        await scene.tidy?.(stage);
      }
    },
    openAs: async (who) => contextOf(await createWho(server, who)),
    closeServer,
    async close() {
      await closeServer();
      await ways.close();
    },
  };
}
