import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { secureHeaders } from './secure-headers.ts';
import { utf8 } from './utf8.ts';

const long = JSON.stringify(Array.from({ length: 300 }, (_, week) => ({ week, dish: 'Pap 🌽' })));

async function openApp() {
  const app = fastify();
  await secureHeaders(app, { https: false, styleHashes: [] });
  const json = 'application/json; charset=utf-8';
  app.get('/text', (_request, reply) => reply.type(json).send(long));
  app.get('/bytes', (_request, reply) =>
    reply.type(json).header('vary', 'origin').send(utf8(long)),
  );
  app.get('/short', (_request, reply) => reply.type(json).send('[]'));
  app.get('/part', (_request, reply) => reply.code(206).type(json).send(long));
  app.get('/packed', (_request, reply) =>
    reply.type(json).header('content-encoding', 'zstd').send(long),
  );
  app.get('/page', (_request, reply) => reply.type('text/html').send(`<p>${long}</p>`));
  return app;
}

async function ask(url: string, encodings: string | null, more: Record<string, string> = {}) {
  const app = await openApp();
  const headers = encodings === null ? more : { 'accept-encoding': encodings, ...more };
  const { headers: told, rawPayload } = await app.inject({ url, headers });
  const encoding = told['content-encoding'] ?? null;
  const text =
    encoding === 'br'
      ? brotliDecompressSync(rawPayload)
      : encoding === 'gzip'
        ? gunzipSync(rawPayload)
        : rawPayload;
  return { told, encoding, bytes: rawPayload.length, text: text.toString() };
}

test('JSON is packed as a whole, with its size and what it depends on', async () => {
  for (const [url, vary] of [
    ['/text', 'accept-encoding'],
    ['/bytes', 'origin, accept-encoding'],
  ] as const) {
    for (const encodings of ['br', 'gzip, deflate, br', 'gzip;q=0.5, br ; q=0.9']) {
      const { told, encoding, bytes, text } = await ask(url, encodings);
      assert.equal(encoding, 'br', encodings);
      assert.equal(text, long);
      assert.equal(Number(told['content-length']), bytes);
      assert.equal(told.vary, vary);
      assert.ok(bytes < long.length / 5);
    }
  }
});

test('whoever takes no brotli gets gzip or the text as it is', async () => {
  assert.deepEqual(
    await Promise.all(
      ['gzip', 'gzip, br;q=0', 'identity', null].map(async (encodings) => {
        const { encoding, text } = await ask('/bytes', encodings);
        return [encoding, text === long];
      }),
    ),
    [
      ['gzip', true],
      ['gzip', true],
      [null, true],
      [null, true],
    ],
  );
  const { encoding } = await ask('/text', 'br', { 'x-no-compression': '1' });
  assert.equal(encoding, null);
});

test('what is short, a part or packed already stays as it is; pages are packed as ever', async () => {
  assert.equal((await ask('/short', 'br')).encoding, null);
  assert.equal((await ask('/part', 'br')).encoding, null);
  const packed = await ask('/packed', 'br');
  assert.deepEqual([packed.encoding, packed.text], ['zstd', long]);
  const page = await ask('/page', 'br');
  assert.deepEqual([page.encoding, page.text], ['br', `<p>${long}</p>`]);
});
