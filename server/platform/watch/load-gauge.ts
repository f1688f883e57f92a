import { performance } from 'node:perf_hooks';

/**
 * How busy this process is with requests.
 * @returns share of the time since the last call in which the event loop had something to do, 0 to 1
 */
export function openLoadGauge(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
