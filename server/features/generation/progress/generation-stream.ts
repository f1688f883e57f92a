import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '../../../platform/answers/request-log.ts';
import type { Generation } from '../generation-store.ts';

/** A proxy may cut a silent connection, and a page takes one for dead that says nothing for so long. */
const heartbeatMs = 10_000;
/** After so many milliseconds a page shall ask again when the connection broke. */
const retryMs = 500;

/** One member's page, told of one generation as it goes on. */
export interface GenerationStream {
  /** Sends the state unless the page has seen it or a later one. */
  send(generation: Generation): void;
  end(): void;
}

function seenVersion(request: FastifyRequest): number {
  const seen = request.headers['last-event-id'];
  return typeof seen === 'string' && /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
}

/**
 * Answers with server-sent events: each is the generation as JSON, with its version as id.
 * @param headers what every answer says that is no page
 * @param onClosed called when the page is gone or the stream has ended
 */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  onClosed: () => void,
): GenerationStream {
  reply.hijack();
  const { raw } = reply;
  let latest = seenVersion(request);
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // told to nginx, which otherwise collects what it passes on
    'x-accel-buffering': 'no',
    [requestIdHeader]: request.id,
  });
  raw.write(`retry: ${retryMs}\n\n`);
  const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    onClosed();
  });
  return {
    send(generation) {
      if (generation.version <= latest || raw.writableEnded) return;
      latest = generation.version;
      raw.write(`event: generation\nid: ${latest}\ndata: ${JSON.stringify(generation)}\n\n`);
    },
    end: () => raw.end(),
  };
}
