import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import { codeAsked, desk, launchBrowser, openContext, phone } from '#test/support/browser.ts';
import { everyWayIn } from '#test/support/every-way-in.ts';
import { createMember, type TestMember } from '#test/support/member.ts';
import { createPlannedMember } from '#test/support/planned-member.ts';
import { freePort, startTestServer, type TestServer } from '#test/support/server.ts';
import { clearTab } from '#test/support/tabs.ts';
import { agreementScenes } from './agreement-scenes.ts';
import { memberScenes, outage } from './member-scenes.ts';
import { proofScenes } from './proof-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import { unseen } from './rows.ts';
import { press, type Scene, type Stage } from './scene.ts';
import { signInScenes } from './sign-in-scenes.ts';
import { toldScenes } from './told-scenes.ts';

// Each sentence, label, button, message and way on of the product's specification, seen in a browser: the scenes are the
// table, this file walks through it with one server and one browser. Failures are provoked, not played.

let server: TestServer;
let browser: Browser;
let up = true;
const ways = await everyWayIn();

before(async () => {
  [server, browser] = await Promise.all([
    startTestServer(
      {
        SUPPORT_EMAIL: 'help@phila.example',
        PAYMENT_LINK_MONTHLY: 'https://pay.example.com/monthly',
        PAYMENT_LINK_ANNUAL: 'https://pay.example.com/annual',
        ...ways.env,
      },
      { localPort: await freePort() },
    ),
    launchBrowser(),
  ]);
  const known = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'known@example.com', password: 'correct horse 9' }),
  });
  assert.equal(known.status, 200);
  context = await contextOf(null);
  page = await openPage();
});
after(async () => {
  await browser.close();
  if (up) await server.close();
  await ways.close();
});

async function createWho(who: Scene['who']): Promise<TestMember | null> {
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

/** @param member who is signed in */
function contextOf(member: TestMember | null): Promise<BrowserContext> {
  return openContext(browser, server.url, { serviceWorkers: 'block', ...member?.signedIn });
}

const sql: Stage['sql'] = async (text, values = []) =>
  (await server.database.owner.query(text, [...values])).rows;

/** One browser profile and one tab for all scenes: opening them anew takes longer than most scenes. */
let context: BrowserContext;
let page: Page;
let faults: string[] = [];

async function openPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('pageerror', (error) => faults.push(error.message));
  return opened;
}

/** The tab as somebody has it who comes for the first time, or has signed in and nothing else. */
async function handOver(member: TestMember | null, viewport: ViewportSize): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  await clearTab(page, server.url, member?.kept ?? [], 'block');
  faults = [];
}

async function play(scene: Scene): Promise<void> {
  const member = await createWho(scene.who);
  const stage: Stage = { server, member, sql };
  await handOver(member, scene.wide ? desk : phone);
  try {
    await scene.arrange?.(stage, page);
    await page.goto(scene.path);
    for (const { act, leadsTo, sees, check } of [scene, ...(scene.next ?? [])]) {
      await act?.(page, stage);
      if (leadsTo !== undefined) await page.waitForURL(`**${leadsTo}`);
      assert.deepEqual(await unseen(page, sees ?? []), []);
      await check?.(page, stage);
    }
    assert.deepEqual(faults, []);
  } catch (error) {
    // whatever is wrong with this tab, the scenes after this one get another
    await page.close();
    page = await openPage();
    throw error;
  } finally {
    await scene.tidy?.(stage);
  }
}

const scenes = [
  ...publicScenes,
  ...signInScenes,
  ...proofScenes,
  ...memberScenes,
  ...agreementScenes,
  ...toldScenes,
];
for (const scene of scenes) {
  test(scene.name, () => play(scene));
}

test('the server goes away: each button says so in its own words, and what was typed stays', async () => {
  const open = async (who: Scene['who']) => contextOf(await createWho(who));
  const contexts = {
    visitor: await open('visitor'),
    newcomer: await open('newcomer'),
    member: await open('member'),
  };
  const pages = await Promise.all(
    outage.map(async (scene) => {
      const page = await contexts[scene.who].newPage();
      await page.goto(scene.path);
      await scene.prepare(page);
      // whatever the page fetches while somebody types is there
      await codeAsked(page);
      await page.waitForLoadState('networkidle');
      return { ...scene, page };
    }),
  );
  up = false;
  await server.close();
  const missing = await Promise.all(
    pages.map(async ({ name, page, button, sees }) => {
      await press(page, button);
      return (await unseen(page, sees)).map((line) => `${name}: ${line}`);
    }),
  );
  assert.deepEqual(missing.flat(), []);
});
