import { randomBytes } from 'node:crypto';

/** Numbers of OTLP. */
const kinds = { internal: 1, server: 2, client: 3 } as const;
const failed = 2;
export type SpanKind = keyof typeof kinds;

/** Attributes name things of the product (routes, states, kinds), never a member and nothing that one has said. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Where a span belongs: the trace, and the span that it is a part of. */
export interface Parent {
  readonly traceId: string;
  readonly spanId: string;
}

/** Nanoseconds since 1970, as OTLP/JSON writes 64-bit numbers. */
const nanoseconds = (now: number): string =>
  `${BigInt(Math.round((performance.timeOrigin + now) * 1000)) * 1000n}`;

const wireValue = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(value) };

/** A list of attributes as OTLP/JSON has it. */
export const attributeList = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: wireValue(value) }));

/** Something that took a while. */
export class Span implements Parent {
  readonly traceId: string;
  readonly spanId = randomBytes(8).toString('hex');
  readonly #parentId: string | null;
  readonly #kind: SpanKind;
  readonly #began = performance.now();

  constructor(kind: SpanKind, parent: Parent | null) {
    this.traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    this.#parentId = parent?.spanId ?? null;
    this.#kind = kind;
  }

  /** The span as OTLP/JSON has it, which ends now. */
  ended(name: string, attributes: Attributes, hasFailed: boolean) {
    return {
      traceId: this.traceId,
      spanId: this.spanId,
      ...(this.#parentId === null ? {} : { parentSpanId: this.#parentId }),
      name,
      kind: kinds[this.#kind],
      startTimeUnixNano: nanoseconds(this.#began),
      endTimeUnixNano: nanoseconds(performance.now()),
      attributes: attributeList(attributes),
      status: hasFailed ? { code: failed } : {},
    };
  }
}
export type EndedSpan = ReturnType<Span['ended']>;

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** The span of a proxy that a request is a part of (W3C Trace Context); null where the header is none. */
export function parentIn(header: unknown): Parent | null {
  const [, traceId, spanId] = typeof header === 'string' ? (traceparent.exec(header) ?? []) : [];
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId };
}
