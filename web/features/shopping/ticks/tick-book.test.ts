import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  emptyBook,
  isAtHome,
  mergedTickBooks,
  parseTickBook,
  type Tick,
  tickBookText,
  tickState,
  ticksAfterSending,
  withInherited,
  withSavedTicks,
  withTick,
} from './tick-book.ts';

const list = '2026-11-21T08:00:00.123456+00:00';
const noon = Date.parse('2026-11-21T12:00:00Z');
const ticks = (entries: Record<string, Tick>) => new Map(Object.entries(entries));

test('a food ticked as a whole is bought on all its trips, and one trip can be taken back', () => {
  const trips = ['milk@1-mon', 'milk@3-mon'];
  let book = withTick(emptyBook(list), 'milk', { ticked: true }, noon);
  assert.equal(tickState(book, 'milk', trips), 'all');
  book = withTick(book, 'milk@3-mon', { ticked: false }, noon + 1);
  assert.equal(tickState(book, 'milk', trips), 'some');
  assert.equal(tickState(book, 'milk', ['milk@3-mon']), 'none');
  book = withTick(book, 'milk', { ticked: false }, noon + 2);
  assert.equal(tickState(book, 'milk', trips), 'none');
  book = withTick(book, 'milk@1-mon', { ticked: true }, noon + 3);
  assert.equal(tickState(book, 'milk', trips), 'some');
});

test('of the food and the trip the one that was touched last counts, saved or not', () => {
  const saved = ticks({
    milk: { ticked: true, at: noon + 5 },
    'milk@1-mon': { ticked: false, at: noon },
  });
  const book = withSavedTicks(emptyBook(list), saved);
  assert.equal(tickState(book, 'milk', ['milk@1-mon']), 'all');
  assert.equal(
    tickState(withTick(book, 'milk@1-mon', { ticked: false }, noon), 'milk', ['milk@1-mon']),
    'none',
  );
});

test('a clock that runs behind still ticks later than all that was seen before', () => {
  const book = withSavedTicks(emptyBook(list), ticks({ rice: { ticked: true, at: noon } }));
  const slow = withTick(book, 'rice', { ticked: false }, noon - 86_400_000);
  assert.ok((slow.pending.get('rice')?.at ?? 0) > noon);
});

test('what was changed while it was sent is still to be sent', () => {
  const before = withTick(
    withTick(emptyBook(list), 'rice', { ticked: true }, noon),
    'oats',
    { ticked: true },
    noon + 1,
  );
  const sent = before.pending;
  const changed = withTick(before, 'rice', { ticked: false }, noon + 2);
  const after = ticksAfterSending(changed, sent, sent);
  assert.deepEqual([...after.pending.keys()], ['rice']);
  assert.equal(tickState(after, 'rice', ['rice@1-mon']), 'none');
  assert.equal(tickState(after, 'oats', ['oats@1-mon']), 'all');
});

test('a changed plan leaves the ticks of its list, a new list clears them', () => {
  const before = ticks({ rice: { ticked: true, at: noon } });
  const book = withTick(
    withSavedTicks(emptyBook(list), before),
    'oats',
    { ticked: true },
    noon + 1,
  );
  const changed = withInherited(book, before, before);
  assert.equal(tickState(changed, 'rice', ['rice@1-mon']), 'all');
  assert.equal(changed.pending.size, 1);
  const made = withInherited(book, before, new Map());
  assert.equal(made.saved.size + made.pending.size, 0);
  // nothing had been saved, so nothing can tell: no tick is thrown away
  assert.equal(withInherited(book, new Map(), new Map()).pending.size, 1);
});

test('what is at home is ticked and not bought; a plain word takes that back', () => {
  const home = withTick(emptyBook(list), 'rice', { ticked: true, atHome: true }, noon);
  assert.equal(tickState(home, 'rice', ['rice@1-mon']), 'all');
  assert.ok(isAtHome(home, 'rice', 'rice@1-mon'));
  // one trip is bought all the same
  const bought = withTick(home, 'rice@1-mon', { ticked: true }, noon + 1);
  assert.equal(isAtHome(bought, 'rice', 'rice@1-mon'), false);
  assert.ok(isAtHome(bought, 'rice', 'rice@2-mon'));
  const none = withTick(home, 'rice', { ticked: false, atHome: true }, noon + 1);
  assert.equal(isAtHome(none, 'rice', 'rice@1-mon'), false);
  assert.deepEqual(parseTickBook(JSON.parse(tickBookText(home))), home);
});

test('two tabs end with the same ticks, whoever takes in the other', () => {
  const shared = withSavedTicks(emptyBook(list), ticks({ rice: { ticked: true, at: noon } }));
  const one = withTick(
    withTick(shared, 'oats', { ticked: true }, noon + 1),
    'rice',
    { ticked: false },
    noon + 5,
  );
  const other = withTick(
    withTick(shared, 'oats', { ticked: false }, noon + 9),
    'eggs',
    { ticked: true },
    noon + 10,
  );
  const sorted = (book: typeof one) => [...book.pending].sort();
  assert.deepEqual(sorted(mergedTickBooks(one, other)), sorted(mergedTickBooks(other, one)));
  assert.equal(tickState(mergedTickBooks(one, other), 'oats', ['oats@1-mon']), 'none');
  // confirmed in one tab: no longer pending in either
  const confirmed = ticksAfterSending(one, one.pending, one.pending);
  assert.equal(mergedTickBooks(one, confirmed).pending.size, 0);
  const next = emptyBook('2026-12-21T08:00:00+00:00');
  assert.equal(mergedTickBooks(next, one), next);
});

test('a book survives being kept as text; anything else is no book', () => {
  const book = withTick(
    withSavedTicks(emptyBook(list), ticks({ rice: { ticked: true, at: noon } })),
    'oats',
    { ticked: false },
    noon,
  );
  assert.deepEqual(parseTickBook(JSON.parse(tickBookText(book))), book);
  for (const kept of [undefined, null, {}, { list, saved: [['rice', true]], pending: [] }]) {
    assert.equal(parseTickBook(kept), null);
  }
});
