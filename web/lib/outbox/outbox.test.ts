import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOutbox } from './outbox.ts';

test('however many parts of a page show an outbox, the server is asked once, at the start and at each return', async () => {
  let reads = 0;
  const returns = new Set<() => void>();
  const comeBack = async () => {
    for (const act of [...returns]) act();
    // all that an exchange waits for is done by then
    await new Promise(setImmediate);
  };
  const outbox = createOutbox({
    isSignedIn: () => true,
    readKept: () => new Map(),
    keep() {},
    async readSaved() {
      reads++;
      return new Map();
    },
    send: async (unsent) => unsent,
    onReturn(act) {
      returns.add(act);
      return () => returns.delete(act);
    },
    later: () => () => {},
  });
  const leave = [outbox.attend(), outbox.attend(), outbox.attend()];
  await new Promise(setImmediate);
  assert.equal(reads, 1);
  await comeBack();
  assert.equal(reads, 2);
  leave.pop()?.();
  await comeBack();
  assert.equal(reads, 3, 'while one of them is left');
  for (const one of leave) one();
  await comeBack();
  assert.equal(reads, 3, 'nobody looks any more');
  outbox.attend();
  await new Promise(setImmediate);
  assert.equal(reads, 4);
});

test('what other devices did is asked again after a failure, while somebody looks at it', async () => {
  let answers = false;
  let reads = 0;
  const waiting: (() => void)[] = [];
  const settled = () => new Promise(setImmediate);
  const outbox = createOutbox({
    isSignedIn: () => true,
    readKept: () => new Map(),
    keep() {},
    async readSaved() {
      reads++;
      if (!answers) throw new Error('no signal');
      return new Map([['breakfast', { at: 1, sent: true }]]);
    },
    send: async (unsent) => unsent,
    onReturn: () => () => {},
    later(act) {
      waiting.push(act);
      return () => {};
    },
  });
  const leave = outbox.attend();
  await settled();
  assert.deepEqual([reads, outbox.current().failing], [1, true]);
  answers = true;
  waiting.pop()?.();
  await settled();
  assert.deepEqual([reads, outbox.current().failing], [2, false]);
  assert.ok(outbox.current().book.has('breakfast'));
  leave();

  answers = false;
  outbox.attend()();
  await settled();
  assert.equal(reads, 3);
  assert.deepEqual(waiting, [], 'nobody looks any more');
});
