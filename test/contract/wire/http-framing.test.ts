import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

/** What is answered to bytes that no client of ours would send, until the server hangs up. */
function answersTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(product.server.url);
  return new Promise((resolve) => {
    let answers = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (part: string) => {
      answers += part;
    });
    // a server that hangs up while bytes are on their way resets the connection
    socket.on('error', () => {}).on('close', () => resolve(answers));
  });
}

const kept = 'GET /config.json HTTP/1.1\r\nHost: x\r\n\r\n';
const hidden = 'GET /config.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const head = (...lines: readonly string[]) =>
  `${['POST /functions/v1/feedback HTTP/1.1', 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;

/** Two servers in a row could take the end of such a request to be in different places. */
for (const [name, request] of [
  [
    'a length and chunks',
    `${head(`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
  ],
  ['two lengths', head('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
  ['a length that is no number', head(`Content-Length: +${hidden.length}`) + hidden],
  ['chunks that are not the last coding', head('Transfer-Encoding: chunked, gzip') + hidden],
  ['a blank before the colon', `${head('Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`],
] as const) {
  test(`a request with ${name} is refused, and nothing behind it is read`, async () => {
    const answers = await answersTo(request);
    assert.match(answers, /^HTTP\/1\.1 400 /);
    assert.equal(answers.match(/HTTP\/1\.1 /g)?.length, 1, answers);
  });
}

test('a request that is whole is answered, and the next one behind it', async () => {
  const answers = await answersTo(kept + hidden);
  assert.equal(answers.match(/HTTP\/1\.1 200 /g)?.length, 2, answers);
});

test('a few requests that wait for no answer are all answered, and hundreds are hung up', async () => {
  const few = await answersTo(kept.repeat(10) + hidden);
  assert.equal(few.match(/HTTP\/1\.1 200 /g)?.length, 11);
  const many = await answersTo(kept.repeat(300) + hidden);
  assert.ok((many.match(/HTTP\/1\.1 200 /g)?.length ?? 0) < 300);
  assert.equal((await fetch(`${product.server.url}/config.json`)).status, 200);
});
