import type { FastifyInstance } from 'fastify';
import { logRequests } from '../platform/answers/request-log.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Metrics } from '../platform/watch/metrics.ts';
import type { Settings } from '../settings.ts';

interface Watchers {
  readonly settings: Settings;
  readonly tracing?: Tracing;
  readonly metrics?: Metrics;
}

/** Whoever hears of each request, in the order in which they do. */
export function watchRequests(
  app: FastifyInstance,
  { settings, tracing, metrics }: Watchers,
): void {
  tracing?.watchRequests(app, settings.trustProxy.length > 0);
  logRequests(app);
  metrics?.watchRequests(app);
}
