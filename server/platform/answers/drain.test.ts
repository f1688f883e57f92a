import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { test } from 'node:test';
import { type FastifyInstance, fastify } from 'fastify';
import { drainConnections } from './drain.ts';

/** Asks on a connection that stays open as a browser's does. */
function ask(url: string, agent: Agent, onHead: () => void = () => {}) {
  return new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
    (resolve, reject) => {
      const request = get(url, { agent }, (answer) => {
        onHead();
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, connection: answer.headers.connection, text }),
        );
      });
      request.on('error', reject);
    },
  );
}

async function openApp() {
  const app = fastify({ keepAliveTimeout: 600_000, forceCloseConnections: 'idle' });
  drainConnections(app);
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  app.get('/whole', async () => {
    asked.resolve();
    await gate.promise;
    return 'answer';
  });
  app.get('/parts', (_request, reply) => {
    reply.hijack();
    reply.raw.write('answer');
    void gate.promise.then(() => reply.raw.end(' to the end'));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, asked, gate };
}

async function stopsListening({ server }: FastifyInstance): Promise<void> {
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
}

/** Far less than the ten minutes for which an idle connection is kept, and far more than any machine needs. */
const soon = () =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('still open'), 60_000).unref();
  });

test('what is under way at the end is answered, and its connection ends with it', async () => {
  const { app, url, asked, gate } = await openApp();
  const agent = new Agent({ keepAlive: true });
  const answer = ask(`${url}/whole`, agent);
  await asked.promise;
  const closed = app.close().then(() => 'closed');
  await stopsListening(app);
  gate.resolve();
  assert.deepEqual(await answer, { status: 200, connection: 'close', text: 'answer' });
  assert.equal(await Promise.race([closed, soon()]), 'closed');
  agent.destroy();
});

test('an answer whose head is out already ends its connection too', async () => {
  const { app, url, gate } = await openApp();
  const agent = new Agent({ keepAlive: true });
  const head = Promise.withResolvers<void>();
  const answer = ask(`${url}/parts`, agent, head.resolve);
  await head.promise;
  const closed = app.close().then(() => 'closed');
  await stopsListening(app);
  gate.resolve();
  assert.equal((await answer).text, 'answer to the end');
  assert.equal(await Promise.race([closed, soon()]), 'closed');
  agent.destroy();
});
