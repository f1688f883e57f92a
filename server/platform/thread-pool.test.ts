import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createThreadPool } from './thread-pool.ts';

const echo = new URL('../../test/support/echo-thread.ts', import.meta.url);

test('what is urgent comes before all that waits, in the order in which it was asked', async () => {
  const pool = createThreadPool<string, string>(echo, null, 1);
  const done: string[] = [];
  const ask = async (task: string, urgent: boolean) => {
    done.push(await pool.run(task, undefined, urgent));
  };
  // the only thread has the first plan already when the others are asked
  await Promise.all([
    ask('plan 1', false),
    ask('plan 2', false),
    ask('check 1', true),
    ask('plan 3', false),
    ask('check 2', true),
  ]);
  assert.deepEqual(done, ['plan 1', 'check 1', 'check 2', 'plan 2', 'plan 3']);
  await pool.close();
});

test('work that waits is given up with its signal, and with the pool', async () => {
  const pool = createThreadPool<string, string>(echo, null, 1);
  const given = new AbortController();
  const first = pool.run('plan 1');
  const second = pool.run('plan 2', given.signal);
  const urgent = pool.run('check 1', given.signal, true);
  given.abort(new Error('given up'));
  assert.equal(await first, 'plan 1');
  await assert.rejects(second, /given up/);
  await assert.rejects(urgent, /given up/);
  const last = assert.rejects(
    Promise.all([pool.run('plan 3'), pool.run('check 2', undefined, true)]),
    /closed/,
  );
  await pool.close();
  await last;
});
