import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type CookMemory,
  cookingStaleAfterMs,
  emptyMemory,
  forgottenAfterMs,
  freshMemory,
  mostTimers,
  withCookTick,
  withLonger,
  withoutTimer,
  withTimer,
} from './cook-memory.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
type Act = (memory: CookMemory, now: number) => CookMemory;
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(name, fc.boolean()).map(
    ([key, ticked]): Act =>
      (memory, now) =>
        withCookTick(memory, key, ticked, now),
  ),
  fc.tuple(name, fc.integer({ min: 1, max: 9000 })).map(
    ([id, seconds]): Act =>
      (memory, now) =>
        withTimer(memory, { id, title: id, seconds }, now),
  ),
  name.map(
    (id): Act =>
      (memory, now) =>
        withLonger(memory, id, 60, now),
  ),
  name.map(
    (id): Act =>
      (memory) =>
        withoutTimer(memory, id),
  ),
);

test('whatever is pressed: no key twice, a bounded stove, and no timer ends before it is due', () => {
  const acts = fc.array(fc.tuple(act, fc.integer({ min: 0, max: 100_000 })), { maxLength: 60 });
  fc.assert(
    fc.property(acts, (pressed) => {
      let now = 1_000_000;
      let memory = emptyMemory;
      for (const [press, gone] of pressed) {
        now += gone;
        memory = press(memory, now);
        const ids = memory.timers.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        assert.equal(new Set(memory.ticks).size, memory.ticks.length);
        assert.ok(ids.length <= mostTimers);
        for (const { ends, seconds } of memory.timers) assert.ok(ends <= now + seconds * 1000);
      }
    }),
  );
});

test('a minute more is a minute from now for what has run out, and from its end for what has not', () => {
  const started = withTimer(emptyMemory, { id: 'pot', title: 'Pot', seconds: 600 }, 0);
  const ends = (memory: CookMemory) => memory.timers.map((timer) => timer.ends);
  assert.deepEqual(ends(withLonger(started, 'pot', 60, 30_000)), [660_000]);
  assert.deepEqual(ends(withLonger(started, 'pot', 60, 700_000)), [760_000]);
});

test('ticks are of today, and what has burnt is counted no more', () => {
  const ticked = withCookTick(emptyMemory, 'onions', true, 0);
  assert.deepEqual(freshMemory(ticked, cookingStaleAfterMs - 1).ticks, ['onions']);
  assert.deepEqual(freshMemory(ticked, cookingStaleAfterMs).ticks, []);
  const timed = withTimer(emptyMemory, { id: 'pot', title: 'Pot', seconds: 60 }, 0);
  assert.equal(freshMemory(timed, 60_000 + forgottenAfterMs - 1).timers.length, 1);
  assert.equal(freshMemory(timed, 60_000 + forgottenAfterMs).timers.length, 0);
});
