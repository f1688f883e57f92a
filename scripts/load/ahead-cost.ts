import { renewalTime } from '#server/features/generation/ahead/ahead-renewal.ts';
import { usualStart } from '#server/features/generation/plan-start.ts';
import { keptAheadDays } from '#server/platform/jobs/housekeeping.ts';
import type { ProcessorTime } from './processor-time.ts';

const dayMs = 86_400_000;

/** How often plans are made ahead for a member who saves a profile or presses once and then never comes back. */
export function plansOfAWish(wantedAt: Date): number {
  const end = wantedAt.getTime() + keptAheadDays * dayMs;
  let made = 0;
  for (let at = wantedAt; at.getTime() < end; made += 1) {
    at = renewalTime(usualStart(at, null), null, wantedAt);
  }
  return made;
}

/** What making ahead takes of all processors, in words. @param made plans between the two looks */
export function aheadCostText(before: ProcessorTime, after: ProcessorTime, made: number): string {
  const used = (key: keyof ProcessorTime) => after[key] - before[key];
  const all = used('planning') + used('eventLoop') + used('helpers') + used('database');
  const each = all / made;
  const aWish = plansOfAWish(new Date());
  const seconds = ((1000 * aWish) / keptAheadDays) * (each / 1000);
  return `${made} made ahead for ${each.toFixed(0)} ms of processor time each; ${aWish} in the ${keptAheadDays} days after a wish: at most ${seconds.toFixed(0)} s a day for 1,000 members`;
}
