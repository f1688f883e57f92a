import { paths, wire } from '#contract/paths.ts';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { type Paint, paintOf } from '#test/support/browser/paint.ts';
import { createMember } from '#test/support/members/member.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const [runs = 5] = process.argv.slice(2).map(Number);
await buildIfChanged();
process.env.CHROMIUM_PATH = await findChromium();
const [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
const member = await createMember(server.url);
for (const make of [wire.generateMealPlans, wire.generateExercisePlans, wire.generateShoppingList])
  await member.call('POST', `${make}?wait=true`);
for (const [address, options, sign] of [
  [paths.home, {}, 'h1'],
  [paths.login, {}, 'button[type=submit]:enabled'],
  [paths.dashboard, member.signedIn, 'figure'],
  [paths.mealPlans, member.signedIn, '.day[open] .meal-name'],
  [paths.exercisePlans, member.signedIn, '.plan .day'],
  [paths.shoppingList, member.signedIn, '.shopping-aisles input[type=checkbox]'],
] as const) {
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run++)
    paints.push(await paintOf(browser, server.url, address, options, sign));
  const largest = median(paints.map((paint) => paint.largest));
  const contents = median(paints.map((paint) => paint.contents));
  const shift = Math.max(...paints.map((paint) => paint.shift));
  console.log(
    [
      address.padEnd(25),
      `largest paint ${(largest / 1000).toFixed(2)} s, contents ${(contents / 1000).toFixed(2)} s (medians of ${runs})`,
      `layout shift at most ${shift.toFixed(3)}`,
    ].join('  '),
  );
}
await browser.close();
await server.close();
