import assert from 'node:assert/strict';
import { get as httpGet } from 'node:http';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from '#test/support/server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ PAYMENT_LINK_MONTHLY: 'https://pay.example.com/m' });
});
after(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers });

/** As a browser asks; fetch adds a Cache-Control of its own to conditional requests. */
function plainStatus(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpGet(server.url + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
  });
}

test('a page carries a strict policy: nothing inline, nothing from elsewhere', async () => {
  const answer = await get('/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self'(;|$)/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:/);
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('x-frame-options'), 'DENY');
  assert.match(answer.headers.get('permissions-policy') ?? '', /camera=\(\)/);
  assert.equal(answer.headers.get('strict-transport-security'), null);
});

test('assets are kept for ever and come compressed, pages are asked for again', async () => {
  const html = await (await get('/login')).text();
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  assert.ok(asset);
  const answer = await get(asset, { 'accept-encoding': 'br' });
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(answer.headers.get('content-encoding'), 'br');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('content-security-policy'), null);
  const page = await get('/login', { 'accept-encoding': 'br' });
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const etag = page.headers.get('etag') ?? '';
  assert.equal(
    await plainStatus('/login', { 'accept-encoding': 'br', 'if-none-match': etag }),
    304,
  );
});

test('unknown pages lead home, unknown files and calls are not found', async () => {
  const page = await get('/nothing/here');
  assert.deepEqual([page.status, page.headers.get('location')], [302, '/']);
  for (const path of [
    '/assets/none.js',
    '/none.png',
    '/auth/v1/none',
    '/functions/v1/none',
    '/site.json',
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await fetch(`${server.url}/nothing`, { method: 'POST' })).status, 404);
});

test('no way out of the site folder', async () => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
  ]) {
    const answer = await get(path);
    assert.doesNotMatch(await answer.text(), /"name": "phila"/, path);
  }
});

test('the public facts of this server', async () => {
  assert.deepEqual(await (await get('/config.json')).json(), {
    key: 'anon',
    paymentLinks: { monthly: 'https://pay.example.com/m', annual: null },
  });
});

test('alive and ready', async () => {
  assert.deepEqual(await (await get('/healthz')).json(), { status: 'ok' });
  assert.deepEqual(await (await get('/readyz')).json(), { status: 'ready' });
});

test('a request id of the caller is kept when it is harmless', async () => {
  assert.equal(
    (await get('/healthz', { 'x-request-id': 'abc-12345' })).headers.get('x-request-id'),
    'abc-12345',
  );
  const odd = (await get('/healthz', { 'x-request-id': '<script>' })).headers.get('x-request-id');
  assert.match(odd ?? '', /^[0-9a-f-]{36}$/);
});
