import { type Browser, chromium } from 'playwright-core';
import { createMember } from '#test/support/members/member.ts';
import { pressToFirstWeek } from '#test/support/plans/first-week.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { type Timing, timing } from './meals.ts';

/** A mid-range phone beside the machine that measures. */
const slowDown = 4;

async function measure(server: TestServer, browser: Browser, runs: number): Promise<Timing> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const member = await createMember(server.url);
    times.push(await pressToFirstWeek(browser, server.url, member.signedIn, slowDown));
  }
  // the first run warms the planner up, as a server that has been up for a while is
  return timing(`first week on screen (CPU ${slowDown}x slower)`, times.slice(1));
}

/** From the press of the button to the first week on the screen of a mid-range phone. */
export async function benchFirstWeek(chromiumPath: string, runs = 8): Promise<Timing> {
  const server = await startTestServer();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    return await measure(server, browser, runs);
  } finally {
    await browser.close();
    await server.close();
  }
}
