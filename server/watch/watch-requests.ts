import type { FastifyInstance } from 'fastify';
import { logRequests, type TellAnswered } from '../platform/answers/request-log.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Metrics } from '../platform/watch/metrics.ts';
import type { Settings } from '../settings.ts';

interface Watchers {
  readonly settings: Settings;
  readonly tracing?: Tracing;
  readonly metrics?: Metrics;
}

/**
 * Whoever hears of each request, in the order in which they do.
 * @returns tells log and metrics of a request that did not pass the hooks; null where all must pass them, to be traced
 */
export function watchRequests(
  app: FastifyInstance,
  { settings, tracing, metrics }: Watchers,
): TellAnswered | null {
  tracing?.watchRequests(app, settings.trustProxy.length > 0);
  const log = logRequests(app);
  metrics?.watchRequests(app);
  if (tracing) return null;
  return (answered) => {
    log(answered);
    metrics?.noteAnswered(answered);
  };
}
