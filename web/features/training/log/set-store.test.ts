import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createOutbox } from '#web/lib/outbox/outbox.ts';
import {
  bookText,
  mergedBooks,
  parseSetBook,
  type SetBook,
  type SetPlace,
  setKey,
  unsentOf,
} from './set-book.ts';
import { type SetStore, setStoreOf } from './set-store.ts';

const place = (set: number): SetPlace => ({
  plan: 'plan',
  week: 1,
  session: 'Full body A',
  exercise: 'sq-goblet',
  set,
});
const done = (amount: number) => ({ done: true, load: 20, amount });

/** A server that keeps the later word, as the table's trigger does, with a clock of its own. */
function createServer() {
  let rows: SetBook = new Map();
  let online = true;
  const fail = () => {
    if (!online) throw new Error('offline');
  };
  return {
    amount: (set: number) => rows.get(setKey(place(set)))?.amount,
    setOnline: (is: boolean) => {
      online = is;
    },
    async readSaved() {
      fail();
      return new Map([...rows].map(([key, entry]) => [key, { ...entry, sent: true }]));
    },
    async send(sent: SetBook) {
      fail();
      const taken = new Map([...sent].filter(([key, { at }]) => at >= (rows.get(key)?.at ?? 0)));
      rows = new Map([...rows, ...taken]);
      return taken;
    },
  };
}

interface Device {
  readonly store: SetStore;
  /** Runs what waits for later. */
  wake(): void;
  setTime(ms: number): void;
  kept(): string | null;
}

function createDevice(server: ReturnType<typeof createServer>, kept: string | null = null): Device {
  let text = kept;
  let time = 1000;
  const waiting: (() => void)[] = [];
  const outbox = createOutbox({
    ...server,
    isSignedIn: () => true,
    readKept: () => parseSetBook(text === null ? null : JSON.parse(text)),
    keep: (next) => {
      text = next;
    },
    onReturn: () => () => {},
    later(act) {
      waiting.push(act);
      return () => {};
    },
  });
  const store = setStoreOf(outbox, () => time);
  return {
    store,
    wake: () => {
      for (const act of waiting.splice(0)) act();
    },
    setTime: (ms) => {
      time = ms;
    },
    kept: () => text,
  };
}

/** Until everything that is under way is done; nothing here waits for a clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

const amountOn = ({ store }: Device, set: number) =>
  store.current().book.get(setKey(place(set)))?.amount;

test('a set is there at once, kept, and sent', async () => {
  const server = createServer();
  const phone = createDevice(server);
  phone.store.say(place(1), done(10));
  assert.equal(amountOn(phone, 1), 10);
  assert.match(phone.kept() ?? '', /"amount":10/);
  await settle();
  assert.equal(server.amount(1), 10);
  assert.equal(unsentOf(phone.store.current().book).size, 0);
});

test('without signal nothing is lost, not even when the page is closed', async () => {
  const server = createServer();
  server.setOnline(false);
  const phone = createDevice(server);
  for (const set of [1, 2, 3]) phone.store.say(place(set), done(set));
  await settle();
  assert.ok(phone.store.current().failing);
  const again = createDevice(server, phone.kept());
  server.setOnline(true);
  again.store.attend();
  await settle();
  assert.deepEqual([1, 2, 3].map(server.amount), [1, 2, 3]);
  phone.wake();
  await settle();
  assert.ok(!phone.store.current().failing);
});

test('of two devices the later word wins, whichever is sent first', async () => {
  const server = createServer();
  const [phone, watch] = [createDevice(server), createDevice(server)];
  server.setOnline(false);
  phone.setTime(5000);
  phone.store.say(place(1), done(8));
  watch.setTime(6000);
  watch.store.say(place(1), done(9));
  watch.store.say(place(2), done(7));
  await settle();
  server.setOnline(true);
  watch.store.attend();
  await settle();
  phone.store.attend();
  await settle();
  assert.equal(server.amount(1), 9);
  assert.equal(amountOn(phone, 1), 9, 'the phone has learnt it');
  assert.equal(amountOn(phone, 2), 7);
});

test('a clock that runs behind does not undo what its owner sees', async () => {
  const server = createServer();
  const phone = createDevice(server);
  phone.setTime(9000);
  phone.store.say(place(1), done(8));
  await settle();
  phone.setTime(2000);
  phone.store.say(place(1), done(9));
  await settle();
  assert.equal(server.amount(1), 9);
});

test('a clock that runs ahead, which the server sets right, does not send for ever', async () => {
  const server = createServer();
  let sent = 0;
  const phone = createDevice({
    ...server,
    async send(book) {
      sent++;
      assert.ok(sent < 5, 'the same words again and again');
      const taken = await server.send(book);
      return new Map([...taken].map(([key, entry]) => [key, { ...entry, at: 1 }]));
    },
  });
  phone.setTime(1e12);
  phone.store.say(place(1), done(8));
  await settle();
  assert.equal(sent, 1);
});

test('what another tab has written down is not written over', async () => {
  const server = createServer();
  server.setOnline(false);
  const one = createDevice(server);
  one.store.say(place(1), done(5));
  const other = createDevice(server, one.kept());
  other.store.say(place(2), done(6));
  const first = createDevice(server, other.kept());
  first.store.say(place(3), done(7));
  assert.deepEqual(
    [...parseSetBook(JSON.parse(first.kept() ?? '')).values()].map((e) => e.amount).sort(),
    [5, 6, 7],
  );
  await settle();
});

test('books merge the same in any order, and once is as good as twice', () => {
  const entry = fc.record({
    done: fc.boolean(),
    load: fc.option(fc.integer({ min: 0, max: 100 })),
    amount: fc.option(fc.integer({ min: 0, max: 30 })),
    at: fc.integer({ min: 1, max: 1e6 }),
    sent: fc.boolean(),
  });
  const key = fc.integer({ min: 1, max: 5 }).map((set) => setKey(place(set)));
  const book = fc
    .uniqueArray(fc.tuple(key, entry), { selector: ([name]) => name })
    .map((entries): SetBook => new Map(entries));
  const ats = (merged: SetBook) => [...merged].map(([name, { at }]) => `${name} ${at}`).sort();
  fc.assert(
    fc.property(book, book, (one, other) => {
      const merged = mergedBooks(one, other);
      assert.deepEqual(ats(merged), ats(mergedBooks(other, one)));
      assert.deepEqual(mergedBooks(merged, other), merged);
      assert.deepEqual(parseSetBook(JSON.parse(bookText(merged))).size, merged.size);
    }),
  );
});
