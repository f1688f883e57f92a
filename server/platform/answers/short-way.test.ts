import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { listenOnLoopback } from '#test/support/services/loopback.ts';
import type { Answered } from './request-log.ts';
import { openShortWay } from './short-way.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('by the framework');
});
const told: Answered[] = [];
/** Answers under way, as they are counted on the short way. */
let counted = 0;
let mostCounted = 1;
let expected = true;
let closing = false;
const name = openShortWay(server, {
  isExpected: () => expected,
  load: {
    enter: () => counted < mostCounted && ++counted > 0,
    leave: () => {
      counted -= 1;
    },
  },
  isClosing: () => closing,
  tellAnswered: (answered) => void told.push(answered),
});

let url: string;
let close: () => Promise<void>;
before(async () => {
  const place = await listenOnLoopback(server);
  url = place.url;
  close = place.close;
});
after(() => close());
beforeEach(() => {
  asked.length = 0;
  told.length = 0;
  counted = 0;
  mostCounted = 1;
  expected = true;
  closing = false;
  name((request) => {
    if (request.url === '/short') {
      const headers = ['content-type', 'text/plain; charset=utf-8', 'etag', '"a"'];
      return async () => ({ status: 200, headers, text: 'né', route: '/short' });
    }
    return request.url === '/in-the-end-long' ? async () => null : null;
  });
});

async function get(path: string) {
  const answer = await fetch(url + path, { headers: { 'x-request-id': 'abc-12345' } });
  return { headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

test('a short answer goes out whole and is told to the log, and the framework hears nothing', async () => {
  const { headers, text } = await get('/short');
  assert.equal(text, 'né');
  assert.equal(headers['content-length'], '3');
  assert.equal(headers.etag, '"a"');
  assert.equal(headers['x-request-id'], 'abc-12345');
  assert.deepEqual(asked, []);
  const [{ ms, ...line } = { ms: Number.NaN }] = told;
  assert.deepEqual(line, { id: 'abc-12345', method: 'GET', route: '/short', status: 200 });
  assert.ok(ms >= 0);
});

test('what nobody answers shortly, or not in the end, the framework does, and counts it itself', async () => {
  for (const path of ['/long', '/in-the-end-long']) {
    assert.equal((await get(path)).text, 'by the framework');
  }
  assert.deepEqual(asked, ['/long', '/in-the-end-long']);
  assert.deepEqual(told, []);
  assert.equal(counted, 0);
});

test('where there are too many, or something has to be told, the framework tells it', async () => {
  mostCounted = 0;
  assert.equal((await get('/short')).text, 'by the framework');
  mostCounted = 1;
  expected = false;
  assert.equal((await get('/short')).text, 'by the framework');
});

test('a server that closes takes no new ones on the short way, and ends the connection of what is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asking = once(server, 'request');
  name(() => async () => {
    await promise;
    return { status: 200, headers: [], text: 'a', route: '/short' };
  });
  const answer = get('/short');
  await asking;
  closing = true;
  resolve();
  assert.equal((await answer).headers.connection, 'close');
  assert.equal((await get('/short')).text, 'by the framework');
});
