import { knownAge } from '#database/newest-first.ts';
import type { GaugeValues } from '../platform/watch/metrics.ts';

export const one = (value: number): GaugeValues => [{ value }];

/** An age; absent, as where there is nothing, for what is dated ahead of this machine's clock. */
export function secondsAgo(moment: Date): GaugeValues {
  const seconds = knownAge(moment, new Date());
  return seconds === null ? [] : one(seconds);
}
