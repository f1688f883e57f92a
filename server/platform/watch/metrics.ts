import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { wire } from '#contract/paths.ts';
import { elapsedMs } from '../answers/elapsed.ts';
import type { Answered } from '../answers/request-log.ts';
import type { PoolGauge } from '../database/database.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const generationBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 900];
/** A database that does not answer must not take the other numbers with it. */
const mostWaitMs = 3_000;

/** Numbers of one gauge at one moment, each by its labels. */
export type GaugeValues = readonly {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}[];

/** A gauge that is read when somebody asks. Labels name things of the product, never a member. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

type Reader = () => Promise<void>;

/** How it went with a reminder: a push service took it, did not, or does not know the device any more. */
export type ReminderOutcome = 'sent' | 'failed' | 'gone';

/** The numbers of this process, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #readers: Reader[] = [];
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #generations: Histogram<'kind'>;
  readonly #unread: Counter;
  readonly #reminders: Counter<'outcome'>;
  readonly #pools = new Map<string, PoolGauge>();

  constructor() {
    const registers = [this.#registry];
    // memory, processor time, garbage collection, lag of the event loop
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'phila_http_request_seconds',
      help: 'Time from a request to its answer, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBuckets,
      registers,
    });
    this.#generations = new Histogram({
      name: 'phila_generation_seconds',
      help: 'Time in which this process made plans, from taking them up',
      labelNames: ['kind'],
      buckets: generationBuckets,
      registers,
    });
    this.#unread = new Counter({
      name: 'phila_metrics_unread_total',
      help: 'Gauges that could not be read, such as those of a database that is away',
      registers,
    });
    this.#reminders = new Counter({
      name: 'phila_reminders_total',
      help: 'Reminders that this process has posted to push services',
      labelNames: ['outcome'],
      registers,
    });
    // before other gauges, or they would show what the other questions wait for
    this.#addPools();
  }

  watchRequests(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { id, method } = request;
      const route = request.routeOptions.url ?? 'unknown';
      const ms = elapsedMs(request, reply);
      this.noteAnswered({ id, method, route, status: reply.statusCode, ms });
      done();
    });
  }

  noteAnswered({ method, route, status, ms }: Answered): void {
    this.#requests.observe({ method, route, status: String(status) }, ms / 1000);
  }

  noteGeneration(kind: string, seconds: number): void {
    this.#generations.observe({ kind }, seconds);
  }

  noteReminder(outcome: ReminderOutcome): void {
    this.#reminders.inc({ outcome });
  }

  /** From now on the pool is told under its name. */
  watchPool(pool: string, gauge: PoolGauge): void {
    this.#pools.set(pool, gauge);
  }

  #addPools(): void {
    this.addGauges(
      [
        {
          name: 'phila_pool_connections',
          help: 'Connections to the database that this process holds',
          labelNames: ['pool', 'state'],
        },
        {
          name: 'phila_pool_waiting',
          help: 'Requests that wait for a connection',
          labelNames: ['pool'],
        },
      ],
      async () => {
        const loads = [...this.#pools].map(([pool, gauge]) => ({ pool, ...gauge.load() }));
        return {
          phila_pool_connections: loads.flatMap(({ pool, open, idle }) => [
            { labels: { pool, state: 'busy' }, value: open - idle },
            { labels: { pool, state: 'idle' }, value: idle },
          ]),
          phila_pool_waiting: loads.map(({ pool, waiting }) => ({
            labels: { pool },
            value: waiting,
          })),
        };
      },
    );
  }

  /** Gauges that are read together. @param read numbers by the names of the gauges */
  addGauges<N extends string>(
    sources: readonly (GaugeSource & { readonly name: N })[],
    read: () => Promise<Readonly<Record<N, GaugeValues>>>,
  ): void {
    const gauges = sources.map(({ name, help, labelNames = [] }) => ({
      name,
      isLabelled: labelNames.length > 0,
      gauge: new Gauge({ name, help, labelNames: [...labelNames], registers: [this.#registry] }),
    }));
    this.#readers.push(async () => {
      // what is not known now is left out, not told as it was
      for (const { gauge, isLabelled } of gauges) {
        if (isLabelled) gauge.reset();
        else gauge.remove();
      }
      const values = await read();
      for (const { name, gauge } of gauges) {
        for (const { labels = {}, value } of values[name]) gauge.set(labels, value);
      }
    });
  }

  /** Everything in the text format of Prometheus. */
  async text(): Promise<string> {
    await Promise.all(this.#readers.map((read) => this.#within(read)));
    return this.#registry.metrics();
  }

  async #within(read: Reader): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('not read in time')), mostWaitMs);
    });
    try {
      await Promise.race([read(), late]);
    } catch {
      this.#unread.inc();
    } finally {
      clearTimeout(timer);
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

export interface MetricsServer {
  /** The one that was asked for, or the free one that was found for 0. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `/metrics`, and `/readyz` with all that it knows, on a port of its own, which members do not reach.
 * @throws where the port is taken
 */
export function serveMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
  ready: () => Promise<{ readonly status: string }>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === wire.ready) {
      ready().then(
        (told) => {
          response.writeHead(told.status === 'ready' ? 200 : 503, {
            'content-type': 'application/json',
          });
          response.end(JSON.stringify(told));
        },
        () => response.writeHead(500).end(),
      );
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
