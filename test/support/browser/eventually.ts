import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './browser.ts';

/** Between two questions at first, and at most, in milliseconds. */
const pauses = { first: 20, longest: 320 };

/**
 * Asks again until the answer is the one that must come; for what nothing on the screen tells of. Ever more seldom: what is
 * long in coming is made on a machine that has no time for questions.
 */
export async function eventually(check: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + patience;
  for (let wait = pauses.first; !(await check()); wait = Math.min(2 * wait, pauses.longest)) {
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await pause(wait);
  }
}
