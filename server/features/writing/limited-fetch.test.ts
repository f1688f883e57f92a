import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { limitedFetch } from './limited-fetch.ts';

test('a model’s service that leads elsewhere is not followed', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/latest/meta-data' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  try {
    const post = { method: 'POST', body: 'a prompt' };
    await assert.rejects(limitedFetch(1_000)(`http://127.0.0.1:${port}/v1`, post));
    assert.deepEqual(asked, ['/v1']);
  } finally {
    server.close();
  }
});
