import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { codeAsked } from '#test/support/browser/browser.ts';
import { type BorrowedBrowser, borrowBrowser } from '#test/support/server/product.ts';
import { outage } from './member-scenes.ts';
import { missingRows } from './rows.ts';
import { pressVisible } from './scene.ts';
import { scenes } from './scenes.ts';
import { openTheatre, type Theatre } from './theatre.ts';

// Each sentence, label, button, message and way on of the product's specification, seen in a browser: the scenes are the
// table, this file walks through it with one server and one browser. Failures are provoked, not played.

let theatre: Theatre;
let borrowed: BorrowedBrowser;

before(async () => {
  borrowed = await borrowBrowser();
  theatre = await openTheatre(borrowed.browser);
});
after(async () => {
  await borrowed.giveBack();
  await theatre.close();
});

for (const scene of scenes) {
  test(scene.name, () => theatre.play(scene));
}

test('the server goes away: each button says so in its own words, and what was typed stays', async () => {
  const contexts = {
    visitor: await theatre.openAs('visitor'),
    newcomer: await theatre.openAs('newcomer'),
    member: await theatre.openAs('member'),
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
  await theatre.closeServer();
  const missing = await Promise.all(
    pages.map(async ({ name, page, button, sees }) => {
      await pressVisible(page, button);
      return (await missingRows(page, sees)).map((line) => `${name}: ${line}`);
    }),
  );
  assert.deepEqual(missing.flat(), []);
});
