import * as v from 'valibot';
import { onOff, url } from './setting-kinds.ts';

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** 'name=value,name=value', values percent-encoded, as OpenTelemetry has it. */
const headerList = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=[^,=\s]+(?:=*)(?:,[\w-]+=[^,=\s]+(?:=*))*$/, 'name=value, joined by commas'),
  v.check(isEncoded, 'percent-encoded UTF-8'),
  v.transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))];
      }),
    ),
  ),
);
const share = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, 'a number from 0 to 1'),
  v.transform(Number),
);

/** Environment variables about traces, by the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url(['https:', 'http:'])),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(headerList),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'phila'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  TRACES_PLAIN: v.optional(onOff, 'off'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof tracingVariables, undefined>>;

/** Where traces go. */
export interface TracingSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of all traces, 0 to 1. */
  readonly share: number;
}

/** Null: nothing is traced. */
export function tracingSettings(read: Read): TracingSettings | null {
  if (read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: `${read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: read.OTEL_SERVICE_NAME,
    share: read.OTEL_TRACES_SAMPLER_ARG,
  };
}
