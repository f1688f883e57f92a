import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { patiently } from './patiently.ts';

type Moment = number | 'broken';

/** Answers by turns what the moments say; the last one for ever. */
function network(moments: readonly Moment[]) {
  const asked: (string | undefined)[] = [];
  const send: typeof fetch = async (_input, init) => {
    const moment = moments[Math.min(asked.length, moments.length - 1)];
    asked.push(init?.method);
    if (typeof moment !== 'number') throw new TypeError('Failed to fetch');
    return new Response('x', { status: moment });
  };
  return { asked, send };
}

async function outcome(moments: readonly Moment[], init?: RequestInit) {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { asked, send } = network(moments);
    const ends: Moment[] = [];
    const done = patiently(send)('/rest/v1/profiles', init).then(
      ({ status }) => ends.push(status),
      () => ends.push('broken'),
    );
    while (ends.length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(100);
    }
    await done;
    return [ends[0], asked.length];
  } finally {
    mock.timers.reset();
  }
}

test('a read is asked for again when the connection broke or the server is busy', async () => {
  assert.deepEqual(await outcome(['broken', 200]), [200, 2]);
  assert.deepEqual(await outcome([503, 'broken', 200]), [200, 3]);
  assert.deepEqual(await outcome(['broken', 200], { method: 'GET' }), [200, 2]);
});

test('it gives up after the third time, with what came last', async () => {
  assert.deepEqual(await outcome(['broken']), ['broken', 3]);
  assert.deepEqual(await outcome([503]), [503, 3]);
});

test('an answer is an answer, and a write is sent once', async () => {
  assert.deepEqual(await outcome([404, 200]), [404, 1]);
  assert.deepEqual(await outcome([500, 200]), [500, 1]);
  assert.deepEqual(await outcome(['broken', 200], { method: 'POST' }), ['broken', 1]);
  assert.deepEqual(await outcome([503, 200], { method: 'PATCH' }), [503, 1]);
});

test('what was given up by the page is not asked for again', async () => {
  const leaving = new AbortController();
  leaving.abort();
  assert.deepEqual(await outcome(['broken', 200], { signal: leaving.signal }), ['broken', 1]);
});
