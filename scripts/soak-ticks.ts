import { launchBrowser } from '#test/support/browser.ts';
import { startTestServer } from '#test/support/server.ts';
import { soakTicks } from '#test/support/tick-soak.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from './chromium.ts';

/** Visits to the shop over a network that fails at random; none may lose a tick. `-- 50` for fewer, `-- 50 300` from seed 300. */
const [runs = 200, from = 1] = process.argv.slice(2).map(Number);
await buildIfChanged();
process.env.CHROMIUM_PATH = await findChromium();
const [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
let lost = 0;
for (let seed = from; seed < from + runs; seed++) {
  const wrong = await soakTicks(browser, server.url, seed);
  lost += wrong.length;
  if (wrong.length > 0) console.log(`seed ${seed}: ${wrong.join('; ')}`);
  if ((seed - from + 1) % 10 === 0)
    console.log(`${seed - from + 1} of ${runs} visits, ${lost} ticks lost`);
}
await browser.close();
await server.close();
console.log(`${runs} visits, ${lost} ticks lost`);
process.exit(lost > 0 ? 1 : 0);
