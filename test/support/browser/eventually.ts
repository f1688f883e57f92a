import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './browser.ts';

/** Asks again until the answer is the one that must come; for what nothing on the screen tells of. */
export async function eventually(check: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await pause(50);
  }
}
