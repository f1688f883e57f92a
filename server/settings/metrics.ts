import * as v from 'valibot';
import { whole } from './setting-kinds.ts';

/** Environment variables about the metrics. */
export const metricsVariables = {
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof metricsVariables, undefined>>;

/** Where Prometheus asks. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** Null: nowhere. */
export function metricsSettings(read: Read): MetricsSettings | null {
  if (read.METRICS_PORT === undefined) return null;
  return { port: read.METRICS_PORT, host: read.METRICS_HOST };
}
