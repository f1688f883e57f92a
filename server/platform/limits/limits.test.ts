import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import fastify from 'fastify';
import { captureLog } from '#test/support/server/captured-log.ts';
import {
  checkRoomForPlans,
  createDiskRoom,
  createDiskWatch,
  type DiskState,
} from './disk-watch.ts';
import { createFewAMinute } from './few-a-minute.ts';
import { shedLoad } from './load-shed.ts';
import { createReadLimit, TooManyReads } from './read-limit.ts';
import { watchForProxy } from './undeclared-proxy.ts';
import { createUnsent } from './unsent.ts';

test('each member has so many reads a minute, and is told how long to wait', () => {
  let time = 0;
  const reads = createReadLimit(3, () => time);
  for (let read = 0; read < 3; read += 1) reads.count('one');
  time = 20_000;
  assert.throws(
    () => reads.count('one'),
    (error) =>
      error instanceof TooManyReads && error.status === 429 && error.retryAfterSeconds === 40,
  );
  reads.count('other');
  time = 60_000;
  reads.count('one');
});

test('of each kind a few a minute get through, and of all together not many', () => {
  let time = 0;
  const passes = createFewAMinute({ each: 2, all: 5 }, () => time);
  const passed = (...kinds: readonly string[]) => kinds.filter((kind) => passes(kind)).join('');
  assert.equal(passed('a', 'a', 'a', 'b', 'a', 'b', 'b'), 'aabb');
  assert.equal(passed('c', 'd', 'e'), 'c');
  time = 59_999;
  assert.equal(passed('a', 'f'), '');
  time = 60_000;
  assert.equal(passed('a', 'a', 'a', 'f'), 'aaf');
});

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

test('whoever reads nothing of what was answered is made no more of it, until the connection is gone', () => {
  const unsent = createUnsent();
  const large = 3 * 1024 * 1024;
  const [first, second] = [answer(), answer()];
  unsent.add('one', large, first);
  assert.equal(unsent.isFull('one'), false);
  unsent.add('one', large, second);
  assert.equal(unsent.isFull('one'), true);
  assert.equal(unsent.isFull('other'), false);
  second.emit('close');
  assert.equal(unsent.isFull('one'), false);
  // a page of ours is not worth counting
  for (let small = 0; small < 1_000; small += 1) unsent.add('other', 20_000, answer());
  assert.equal(unsent.isFull('other'), false);
});

test('all together hold no more than the process can', () => {
  const unsent = createUnsent();
  const held = Array.from({ length: 100 }, answer);
  for (const [index, response] of held.entries()) unsent.add(`m${index}`, 3 * 1024 ** 2, response);
  assert.equal(unsent.isFull('somebody else'), true);
  for (const response of held) response.emit('close');
  assert.equal(unsent.isFull('somebody else'), false);
});

test('beyond what a process can have under way the next is refused at once, but not a balancer', async () => {
  const app = fastify();
  shedLoad(app, 2);
  const open = new EventEmitter();
  app.get('/slow', async () => {
    open.emit('asked');
    await once(open, 'go');
    return 'done';
  });
  app.get('/healthz', async () => 'ok');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const slow: Promise<Response>[] = [];
    for (let request = 0; request < 2; request += 1) {
      const asked = once(open, 'asked');
      slow.push(fetch(`${url}/slow`));
      await asked;
    }
    const refused = await fetch(`${url}/slow`);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1']);
    assert.deepEqual(Object.keys(Object(await refused.json())), [
      'code',
      'message',
      'details',
      'hint',
    ]);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    open.emit('go');
    for (const response of await Promise.all(slow)) {
      assert.equal(response.status, 200);
      await response.text();
    }
    const later = once(open, 'asked').then(() => open.emit('go'));
    assert.equal((await fetch(`${url}/slow`)).status, 200);
    await later;
  } finally {
    await app.close();
  }
});

test('a disk is asked at times, and judged by its share only where that is little', async () => {
  let time = 0;
  let free = 100;
  let asked = 0;
  const disk = createDiskWatch(
    async () => {
      asked += 1;
      return { free, size: 100 };
    },
    () => time,
  );
  const later = () => {
    time += 10_000;
    return disk();
  };
  assert.equal(await disk(), 'room');
  free = 4;
  assert.equal(await disk(), 'room');
  assert.equal(asked, 1);
  assert.equal(await later(), 'full');
  free = 14;
  assert.equal(await later(), 'low');
  free = 15;
  assert.equal(await later(), 'room');
  const huge = createDiskWatch(async () => ({ free: 30 * 1024 ** 3, size: 4 * 1024 ** 4 }));
  assert.equal(await huge(), 'room');
  const unknown = createDiskWatch(async () => {
    throw new Error('no such folder');
  });
  assert.equal(await unknown(), 'room');
});

test('below 15 % there is room for plans and none for accounts, below 5 % for neither', async () => {
  let state: DiskState = 'room';
  const room = createDiskRoom(async () => state);
  const has = async () => [await room.forAccounts(), await room.forPlans()];
  assert.deepEqual(await has(), [true, true]);
  await checkRoomForPlans(room);
  state = 'low';
  assert.deepEqual(await has(), [false, true]);
  state = 'full';
  assert.deepEqual(await has(), [false, false]);
  await assert.rejects(checkRoomForPlans(room), {
    status: 503,
    code: 'disk_low',
    message: 'No new plans can be made at the moment. Please try again later.',
    retryAfterSeconds: 3_600,
  });
  const somebodyElses = createDiskRoom(null);
  assert.equal(await somebodyElses.forAccounts(), true);
  await checkRoomForPlans(somebodyElses);
});

test('an undeclared proxy is warned of once, and counted from then on', async () => {
  for (const declared of [false, true]) {
    const { log, logged } = captureLog();
    let noted = 0;
    const app = fastify({ loggerInstance: log });
    watchForProxy(app, declared, { noteProxy: () => (noted += 1) });
    app.get('/', async () => 'page');
    await app.inject('/');
    assert.equal(noted, 0);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let request = 0; request < 2; request += 1) await app.inject({ url: '/', headers });
    assert.equal(noted, declared ? 0 : 1);
    assert.equal(logged().split('TRUST_PROXY does not name').length - 1, declared ? 0 : 1);
    assert.doesNotMatch(logged(), /203\.0\.113\.7.*TRUST_PROXY/);
  }
});
