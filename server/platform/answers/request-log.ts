import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutRedaction } from '../watch/log.ts';

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

/** Answers with a request id and writes one line for each request: route pattern, never the query or the body. */
export function logRequests(app: FastifyInstance): void {
  // hooks that every request passes call back: a promise for each would cost a small read more than its parsing
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const log = withoutRedaction(app.log);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const line = {
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const refused = refusals.get(request);
    const told = refused === undefined ? line : { ...line, refused };
    if (reply.statusCode < 500) log.info(told, 'request');
    else if (refused === undefined) log.error(told, 'request');
    else log.warn(told, 'request');
    done();
  });
}

export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && harmlessId.test(given) ? given : randomUUID();
}
