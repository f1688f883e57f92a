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
for (const [address, options] of [
  [paths.home, {}],
  [paths.login, {}],
  [paths.dashboard, member.signedIn],
] as const) {
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run++)
    paints.push(await paintOf(browser, server.url, address, options));
  const largest = median(paints.map((paint) => paint.largest));
  const shift = Math.max(...paints.map((paint) => paint.shift));
  console.log(
    `${address.padEnd(12)} largest paint ${(largest / 1000).toFixed(2)} s (median of ${runs}), layout shift at most ${shift.toFixed(3)}`,
  );
}
await browser.close();
await server.close();
