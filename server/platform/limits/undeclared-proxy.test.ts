import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { captureLog } from '#test/support/server/captured-log.ts';
import { watchForProxy } from './undeclared-proxy.ts';

async function warnings(declared: boolean, forwarded: string | null) {
  const { log, logged } = captureLog();
  const app = fastify({ loggerInstance: log });
  let noted = 0;
  watchForProxy(app, declared, { noteProxy: () => (noted += 1) });
  app.get('/', async () => '');
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  for (let count = 0; count < 2; count += 1) await app.inject({ url: '/', headers });
  await app.close();
  return [logged().match(/TRUST_PROXY/g)?.length ?? 0, noted];
}

test('an undeclared proxy is warned of and counted, once', async () => {
  assert.deepEqual(await warnings(false, '198.51.100.9'), [1, 1]);
  assert.deepEqual(await warnings(true, '198.51.100.9'), [0, 0]);
  assert.deepEqual(await warnings(false, null), [0, 0]);
});
