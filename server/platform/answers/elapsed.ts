import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const begun = new WeakMap<IncomingMessage, number>();

/** Says since when a request was worked on before the framework got it. @param at of `performance.now()` */
export function noteBegun(request: IncomingMessage, at: number): void {
  begun.set(request, at);
}

/** Milliseconds from a request to its answer. */
export function elapsedMs({ raw }: FastifyRequest, reply: FastifyReply): number {
  const at = begun.get(raw);
  return at === undefined ? reply.elapsedTime : performance.now() - at;
}
