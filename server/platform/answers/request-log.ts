import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutRedaction } from '../watch/log.ts';
import { elapsedMs } from './elapsed.ts';

/** A request id that a proxy may have given, if it is harmless to print. */
const harmlessId = /^[\w.:-]{8,64}$/;

const refusals = new WeakMap<FastifyRequest, string>();

/**
 * Has the request's own line say why it was refused. What is refused on purpose, or because the database is away, comes by
 * the thousand when it comes: it needs neither a second line nor a stack.
 * @param code the code that the client is told, or a SQLSTATE; never words
 */
export function noteRefusal(request: FastifyRequest, code: string): void {
  refusals.set(request, code);
}

export const requestIdHeader = 'x-request-id';

/** A request that was answered. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  /** Pattern of the route. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds from the request to its answer. */
  readonly ms: number;
}
export type TellAnswered = (answered: Answered) => void;

/**
 * Answers with a request id and writes one line for each request: route pattern, never the query or the body.
 * @returns writes the line of a request that did not pass the hooks
 */
export function logRequests(app: FastifyInstance): TellAnswered {
  const log = withoutRedaction(app.log);
  const lineOf = ({ id, method, route, status, ms }: Answered) => ({
    reqId: id,
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
  });
  // hooks that every request passes call back: a promise for each would cost a small read more than its parsing
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const line = lineOf({ id, method, route, status, ms: elapsedMs(request, reply) });
    const refused = refusals.get(request);
    const told = refused === undefined ? line : { ...line, refused };
    if (status < 500) log.info(told, 'request');
    else if (refused === undefined) log.error(told, 'request');
    else log.warn(told, 'request');
    done();
  });
  return (answered) => log.info(lineOf(answered), 'request');
}

export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && harmlessId.test(given) ? given : randomUUID();
}
