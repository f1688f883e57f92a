import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { Settings } from '../../settings.ts';
import type { Log } from '../watch/log.ts';
import { channels } from './channels.ts';
import { type Attributes, parentIn, Span, type SpanKind } from './span.ts';
import { SpanSender } from './span-sender.ts';

/** What a span says of itself in the end. */
interface Told {
  readonly name: string;
  readonly attributes: Attributes;
}

/** A balancer asks these all the time. */
const unwatched: ReadonlySet<string> = new Set([wire.health, wire.ready]);

/**
 * Spans of requests, of the statements that each sends, and of plans that this process makes. While none of these exists
 * nothing is recorded anywhere.
 */
export class Tracing {
  readonly #current = new AsyncLocalStorage<Span | null>();
  readonly #sender: SpanSender;
  readonly #share: number;
  readonly #ends: (() => void)[] = [];

  constructor(settings: NonNullable<Settings['tracing']>, log: Log) {
    const { url, headers, serviceName, share } = settings;
    const resource = { 'service.name': serviceName, 'service.instance.id': randomUUID() };
    this.#sender = new SpanSender({ url, headers, resource, log });
    this.#share = share;
    this.#listen(channels.statements, {
      // statements of nobody's request are the server's own looks at the line, many a second
      begin: () => {
        const request = this.#current.getStore() ?? null;
        return request === null ? null : new Span('client', request);
      },
      tell: ({ operation }) => ({
        name: operation,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
      }),
    });
    this.#listen(channels.generations, {
      // not a part of the request by whose turn it was taken up
      begin: () => this.#root('internal', null),
      tell: ({ kind }) => ({ name: `make ${kind}`, attributes: { 'phila.kind': kind } }),
    });
  }

  /** @param believesProxy whether a proxy stands before the server that may say what a request is a part of */
  watchRequests(app: FastifyInstance, believesProxy: boolean): void {
    const spans = new WeakMap<FastifyRequest, Span>();
    app.addHook('onRequest', (request, _reply, done) => {
      const isWatched = !unwatched.has(request.routeOptions.url ?? '');
      const parent = believesProxy ? parentIn(request.headers.traceparent) : null;
      const span = isWatched ? this.#root('server', parent) : null;
      if (span) spans.set(request, span);
      this.#current.run(span, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      };
      const name = `${request.method} ${route}`;
      const span = spans.get(request);
      if (span) this.#sender.add(span.ended(name, attributes, reply.statusCode >= 500));
      done();
    });
  }

  /** Sends what is left and listens no more. */
  async close(): Promise<void> {
    for (const end of this.#ends) end();
    await this.#sender.close();
  }

  #root(kind: SpanKind, parent: ReturnType<typeof parentIn>): Span | null {
    return Math.random() < this.#share ? new Span(kind, parent) : null;
  }

  #listen<T extends object>(
    channel: TracingChannel<unknown, T>,
    { begin, tell }: { readonly begin: () => Span | null; readonly tell: (told: T) => Told },
  ): void {
    const spans = new WeakMap<object, Span>();
    channel.start.bindStore(this.#current, (told: T) => {
      const span = begin();
      if (span) spans.set(told, span);
      return span;
    });
    const asyncEnd = (told: T & { readonly error?: unknown }) => {
      const span = spans.get(told);
      if (!span) return;
      const { name, attributes } = tell(told);
      this.#sender.add(span.ended(name, attributes, told.error !== undefined));
    };
    const none = () => undefined;
    const listeners: TracingChannelSubscribers<T> = {
      ...{ start: none, end: none, asyncStart: none, error: none },
      asyncEnd,
    };
    channel.subscribe(listeners);
    this.#ends.push(() => {
      channel.start.unbindStore(this.#current);
      channel.unsubscribe(listeners);
    });
  }
}
