import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import fastify from 'fastify';
import { createAuthApp } from '#test/support/accounts/auth-app.ts';
import { call, newEmail, refusalIn, signIn, signUp } from '#test/support/accounts/auth-calls.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { argon2id, createPasswords } from '../passwords/passwords.ts';
import { createCrowd } from './crowd.ts';

test('a crowd that signs in stands in line before it asks the database for anything', async () => {
  const gate = Promise.withResolvers<void>();
  const line = { running: 2, waiting: 3 };
  let statements = 0;
  let compared = 0;
  const auth = await createAuthApp({
    crowd: createCrowd(line),
    passwords: createPasswords({
      hash: argon2id.hash,
      async verify(stored, given) {
        compared += 1;
        await gate.promise;
        return argon2id.verify(stored, given);
      },
    }),
    onStatement: () => {
      statements += 1;
    },
  });
  try {
    const { access_token: token } = await signUp(auth);
    statements = 0;
    const crowd = Array.from({ length: line.running + line.waiting }, () =>
      signIn(auth, newEmail(), 'nope nope'),
    );
    const late = await Promise.all([
      signIn(auth, newEmail()),
      call(auth, 'POST', '/signup', { body: { email: newEmail(), password: 'correct horse 9' } }),
    ]);
    for (const answer of late) {
      assert.equal(refusalIn(answer), '504 request_timeout');
      assert.equal(answer.headers['retry-after'], '10');
    }
    await eventually(async () => compared === line.running, 'so many are worked on');
    // where they come from, whether they may try, and who they are
    assert.equal(statements, line.running * 3, 'those in line asked for something');
    assert.equal((await call(auth, 'GET', '/user', { token })).status, 200);
    gate.resolve();
    for (const answer of await Promise.all(crowd)) {
      assert.equal(refusalIn(answer), '400 invalid_credentials');
    }
  } finally {
    gate.resolve();
    await auth.close();
  }
});

test('who has gone while they stood in line takes up no work', async () => {
  const crowd = createCrowd({ running: 1, waiting: 1 });
  const app = fastify();
  const gate = Promise.withResolvers<void>();
  const arrived = new EventEmitter();
  let worked = 0;
  app.post('/', async (request) => {
    arrived.emit('request', request);
    return crowd.take(request, async () => {
      worked += 1;
      await gate.promise;
      return {};
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const here = fetch(url, { method: 'POST' });
    await once(arrived, 'request');
    const leaving = new AbortController();
    const gone = assert.rejects(fetch(url, { method: 'POST', signal: leaving.signal }));
    const [request] = await once(arrived, 'request');
    const closed = once(request.raw.socket, 'close');
    leaving.abort();
    await Promise.all([gone, closed]);
    gate.resolve();
    assert.equal((await here).status, 200);
    await crowd.take(request, async () => worked).catch(() => null);
    assert.equal(worked, 1);
  } finally {
    gate.resolve();
    await app.close();
  }
});
