import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WireError } from '../wire/wire-error.ts';
import { type Book, unsentOf, type Word } from './book.ts';
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

test('what the server keeps of nobody who has not agreed is told, kept, and not sent again and again', async () => {
  let agrees = false;
  let sends = 0;
  const kept: string[] = [];
  const waiting: (() => void)[] = [];
  const returns = new Set<() => void>();
  const settled = () => new Promise(setImmediate);
  const say = (key: string) => (book: Book<Word>) =>
    new Map(book).set(key, { at: book.size + 1, sent: false });
  const outbox = createOutbox({
    isSignedIn: () => true,
    readKept: () => new Map(),
    keep: (text) => kept.push(text),
    readSaved: async () => new Map([['dinner', { at: 9, sent: true }]]),
    async send(unsent) {
      sends++;
      if (!agrees) throw new WireError('Please agree first.', 403, 'PT403');
      return unsent;
    },
    onReturn(act) {
      returns.add(act);
      return () => returns.delete(act);
    },
    later(act) {
      waiting.push(act);
      return () => {};
    },
  });
  const leave = outbox.attend();
  await settled();
  outbox.change(say('breakfast'));
  await settled();
  const { failing, refused, book } = outbox.current();
  assert.deepEqual([sends, failing, refused], [1, false, 'Please agree first.']);
  assert.deepEqual(waiting, [], 'nothing is tried later by itself');
  assert.ok(book.has('dinner'), 'what other devices did is known all the same');
  assert.match(kept.at(-1) ?? '', /"breakfast",\{"at":\d+,"sent":false\}/);
  outbox.change(say('lunch'));
  await settled();
  assert.equal(sends, 2, 'once for each word');

  agrees = true;
  for (const act of [...returns]) act();
  await settled();
  assert.equal(outbox.current().refused, null);
  assert.equal(unsentOf(outbox.current().book).size, 0);
  leave();
});
