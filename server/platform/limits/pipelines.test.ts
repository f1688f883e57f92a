import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { listenOnLoopback } from '#test/support/services/loopback.ts';
import { boundPipelines } from './pipelines.ts';

/** Answers that nobody has made yet. */
const begun: ServerResponse[] = [];
let hangUps = 0;
const server = createServer((_request, response) => begun.push(response));
boundPipelines(server, () => void hangUps++, 3);

let port: number;
let close: () => Promise<void>;
before(async () => {
  const place = await listenOnLoopback(server);
  port = Number(new URL(place.url).port);
  close = place.close;
});
after(() => close());
beforeEach(() => {
  begun.length = 0;
  hangUps = 0;
});

const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count);

async function ask(count: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests(count));
  return socket;
}

async function haveBegun(count: number): Promise<void> {
  while (begun.length < count) await once(server, 'request');
}

test('of what a connection asks without waiting so many are worked on, and with one more it ends', async () => {
  const socket = await ask(4);
  await haveBegun(4);
  assert.equal(hangUps, 0);
  const ended = Promise.all(begun.map((response) => once(response, 'close')));
  // no more is begun of what came in the same packet
  socket.on('error', () => {}).write(requests(1_000));
  await ended;
  assert.equal(begun.length, 4);
  assert.equal(hangUps, 1);
});

test('whoever waits for the answers asks on, as often as they like', async () => {
  const socket = await ask(4);
  for (let round = 1; round <= 3; round += 1) {
    await haveBegun(4 * round);
    const closed = Promise.all(begun.slice(-4).map((response) => once(response, 'close')));
    for (const response of begun.slice(-4)) response.end(`answer ${round}`);
    await closed;
    if (round < 3) socket.write(requests(4));
  }
  socket.end();
  assert.equal((await text(socket)).match(/answer \d/g)?.length, 12);
  assert.equal(hangUps, 0);
});
