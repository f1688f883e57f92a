import { launchBrowser } from '#test/support/browser/browser.ts';
import { soakShared } from '#test/support/faults/shared-soak.ts';
import { soakTicks } from '#test/support/faults/tick-soak.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';

/**
 * Visits to the shop over a network that fails at random, with one phone and with two that share a list; none may lose a
 * tick. `-- 50` for fewer, `-- 50 300` from seed 300, `-- shared 50` for those with two phones alone.
 */
const soaks = { one: soakTicks, shared: soakShared } as const;
const words = process.argv.slice(2);
const chosen = (['one', 'shared'] as const).filter((name) => words.includes(name));
const kinds = chosen.length > 0 ? chosen : (['one', 'shared'] as const);
const [runs = 200, from = 1] = words.filter((word) => /^\d+$/.test(word)).map(Number);
await buildIfChanged();
process.env.CHROMIUM_PATH = await findChromium();
const [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
let lostOfAll = 0;
for (const kind of kinds) {
  const of = kind === 'one' ? 'one phone' : 'two phones';
  let lost = 0;
  for (let seed = from; seed < from + runs; seed++) {
    const wrong = await soaks[kind](browser, server.url, seed);
    lost += wrong.length;
    if (wrong.length > 0) console.log(`${of}, seed ${seed}: ${wrong.join('; ')}`);
    if ((seed - from + 1) % 10 === 0)
      console.log(`${of}: ${seed - from + 1} of ${runs} visits, ${lost} ticks lost`);
  }
  console.log(`${of}: ${runs} visits, ${lost} ticks lost`);
  lostOfAll += lost;
}
await browser.close();
await server.close();
process.exit(lostOfAll > 0 ? 1 : 0);
