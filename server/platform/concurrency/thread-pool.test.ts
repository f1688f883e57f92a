import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createThreadPool, type Turn } from './thread-pool.ts';

const echo = new URL('../../../test/support/server/echo-thread.ts', import.meta.url);

test('the urgent comes before all that waits and the idle after it, each in the order in which it was asked', async () => {
  const pool = createThreadPool<string, string>(echo, null, 1);
  const done: string[] = [];
  const ask = async (task: string, turn?: Turn) => {
    done.push(await pool.run(task, undefined, turn));
  };
  // the only thread has the first plan already when the others are asked
  const all = Promise.all([
    ask('plan 1'),
    ask('for tomorrow 1', 'idle'),
    ask('plan 2', 'usual'),
    ask('check 1', 'urgent'),
    ask('for tomorrow 2', 'idle'),
    ask('plan 3'),
    ask('check 2', 'urgent'),
  ]);
  const waiting = { urgent: 2, usual: 2, idle: 2 };
  assert.deepEqual(pool.load(), { busy: 1, idle: 0, waiting });
  await all;
  assert.deepEqual(pool.load(), { busy: 0, idle: 1, waiting: { urgent: 0, usual: 0, idle: 0 } });
  const expected = ['plan 1', 'check 1', 'check 2', 'plan 2', 'plan 3'];
  assert.deepEqual(done, [...expected, 'for tomorrow 1', 'for tomorrow 2']);
  await pool.close();
});

test('work that waits is given up with its signal, and with the pool', async () => {
  const pool = createThreadPool<string, string>(echo, null, 1);
  const given = new AbortController();
  const first = pool.run('plan 1');
  const second = pool.run('plan 2', given.signal);
  const urgent = pool.run('check 1', given.signal, 'urgent');
  given.abort(new Error('given up'));
  assert.equal(await first, 'plan 1');
  await assert.rejects(second, /given up/);
  await assert.rejects(urgent, /given up/);
  const last = assert.rejects(
    Promise.all([pool.run('plan 3'), pool.run('check 2', undefined, 'urgent')]),
    /closed/,
  );
  await pool.close();
  await last;
});
