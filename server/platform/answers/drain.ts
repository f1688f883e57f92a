import type { FastifyInstance } from 'fastify';

/**
 * When the server closes, each connection ends with the answer that is under way on it. Kept open for the browser's next
 * request, it would hold up the end for longer than whoever stops a server waits.
 * @returns whether the server closes, for whoever sends answers past the hooks
 */
export function drainConnections(app: FastifyInstance): () => boolean {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  // for answers whose head was out before: the connection is idle once all of this event has been heard
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  return () => closing;
}
