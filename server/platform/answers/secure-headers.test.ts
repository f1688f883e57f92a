import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { secureHeaders } from './secure-headers.ts';

async function openApp(https: boolean) {
  const app = fastify();
  await secureHeaders(app, { https, styleHashes: ['sha256-abc='] });
  app.post('/echo', async (request) => request.body);
  app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>hi</p>'));
  return app;
}

test('a compressed body is not unpacked: no client of ours sends one, and a small one may hold much', async () => {
  const app = await openApp(false);
  const body = JSON.stringify({ a: 1 });
  for (const [encoding, packed] of [
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload: packed,
    });
    assert.equal(answer.statusCode, 400, encoding);
  }
  const plain = await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } });
  assert.deepEqual(plain.json(), { a: 1 });
});

test('browsers are told to insist on https where the site is reached by it, and only there', async () => {
  const headersOf = async (https: boolean) =>
    (await (await openApp(https)).inject('/page')).headers;
  const secure = await headersOf(true);
  assert.match(String(secure['strict-transport-security']), /^max-age=31536000/);
  assert.match(String(secure['content-security-policy']), /upgrade-insecure-requests/);
  const local = await headersOf(false);
  assert.equal(local['strict-transport-security'], undefined);
  assert.doesNotMatch(String(local['content-security-policy']), /upgrade-insecure-requests/);
  assert.match(String(local['content-security-policy']), /style-src 'self' 'sha256-abc='/);
  assert.match(String(local['content-security-policy']), /script-src 'self';/);
});

test('what only a page obeys is sent with pages, and the rest with every answer', async () => {
  const app = await openApp(true);
  const page = (await app.inject('/page')).headers;
  const echo = await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } });
  const missing = await app.inject('/nowhere');
  const ofPages = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'x-frame-options',
  ];
  for (const name of ofPages) assert.ok(page[name], name);
  const ofAll = [
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ];
  const policy = "default-src 'none'; frame-ancestors 'none'";
  for (const { headers } of [echo, missing]) {
    assert.equal(headers['content-security-policy'], policy);
    for (const name of ofPages.slice(1)) assert.equal(headers[name], undefined, name);
    for (const name of ofAll) assert.equal(headers[name], page[name], name);
  }
});
