import * as v from 'valibot';
import { timing } from '#bench/meals.ts';
import { createLoadClient } from '../load/load-client.ts';
import { signUpWhole } from './members.ts';

const races = 1_000;
const tabs = 20;
/** Members whose tabs race at the same time. */
const members = 4;

const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ refresh_token: v.string() }));

interface Races {
  readonly lost: string[];
  readonly failed: number[];
  readonly milliseconds: number[];
  /** Races after which the tabs held more than one token. */
  torn: number;
}

/** All tabs of one member renew the session at the same moment, again and again; one of them is a turn behind. */
async function race(url: string, count: number, seen: Races): Promise<void> {
  const client = createLoadClient(url, null);
  const refresh = (token: string) =>
    client.read('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
  let token = (await signUpWhole(url)).refresh_token;
  let before = token;
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: tabs }, (_, tab) => refresh(tab === tabs - 1 ? before : token)),
    );
    seen.milliseconds.push(performance.now() - start);
    const next = new Set<string>();
    for (const { status, text } of answers) {
      if (status === 200) next.add(v.parse(answerSchema, text).refresh_token);
      else if (status >= 500 || status === 429) seen.failed.push(status);
      else seen.lost.push(`${status} ${text}`);
    }
    if (next.size > 1) seen.torn += 1;
    const held = [...next];
    const chosen = held[Math.floor(Math.random() * held.length)];
    if (chosen === undefined) break;
    before = token;
    token = chosen;
  }
}

/** Whether a session outlives the tabs that share it. */
export async function playTabs(url: string): Promise<boolean> {
  const seen: Races = { lost: [], failed: [], milliseconds: [], torn: 0 };
  await Promise.all(Array.from({ length: members }, () => race(url, races / members, seen)));
  const { median, p95 } = timing('', seen.milliseconds);
  console.log(
    `${seen.milliseconds.length} races of ${tabs} tabs for one session: sessions lost ${seen.lost.length}, answers 5xx or 429 ${seen.failed.length}, races that left two tokens ${seen.torn}; a race took ${median.toFixed(0)} ms (median), ${p95.toFixed(0)} ms (p95)`,
  );
  for (const told of seen.lost.slice(0, 5)) console.log(`  ${told}`);
  return seen.lost.length + seen.failed.length === 0 && seen.milliseconds.length === races;
}
