import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coalesced } from './coalesced.ts';

/** Work that is done when told, and the keys of each piece of it. */
function handWork(failsFor: (keys: readonly string[]) => boolean = () => false) {
  const pieces: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const ask = coalesced<string, string>(
    (asked) => asked[0] ?? '',
    async (asked) => {
      pieces.push(asked);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (failsFor(asked)) throw new Error(`not for ${asked.join()}`);
      return new Map(asked.map((one) => [one[0] ?? '', `${one}!`]));
    },
  );
  /** Ends the work that is under way, and lets what follows begin. */
  const end = async () => {
    for (const resolve of ends.splice(0)) resolve();
    await new Promise(setImmediate);
  };
  return { ask, pieces, end };
}

test('whoever asks while work is under way shares the next piece of it', async () => {
  const { ask, pieces, end } = handWork();
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(ask));
  await end();
  await end();
  assert.deepEqual(await answers, ['a!', 'b!', 'c!', 'd!']);
  assert.deepEqual(pieces, [['a'], ['b', 'c', 'd']]);
});

test('nobody is twice in one piece, and the order stays', async () => {
  const { ask, pieces, end } = handWork();
  const answers = Promise.all(['x', 'a1', 'b1', 'a2', 'a3', 'c1'].map(ask));
  for (let turn = 0; turn < 4; turn += 1) await end();
  assert.deepEqual(await answers, ['x!', 'a1!', 'b1!', 'a2!', 'a3!', 'c1!']);
  assert.deepEqual(pieces, [['x'], ['a1', 'b1', 'c1'], ['a2'], ['a3']]);
});

test('a piece is not endless', async () => {
  const { ask, pieces, end } = handWork();
  const all = Array.from({ length: 120 }, (_, index) => String.fromCharCode(1000 + index));
  const answers = Promise.all(all.map(ask));
  for (let turn = 0; turn < 4; turn += 1) await end();
  assert.equal((await answers).length, 120);
  assert.deepEqual(
    pieces.map(({ length }) => length),
    [1, 50, 50, 19],
  );
});

test('only those fail for whom it fails alone, and the next are served', async () => {
  const { ask, pieces, end } = handWork((keys) => keys.includes('b'));
  const answers = Promise.allSettled(['x', 'a', 'b', 'c'].map(ask));
  for (let turn = 0; turn < 3; turn += 1) await end();
  assert.deepEqual(
    (await answers).map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(pieces, [['x'], ['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  const later = ask('d');
  await end();
  assert.equal(await later, 'd!');
});

test('an answer that is missing is a fault of the one who has none', async () => {
  const ask = coalesced<string, string>(
    (one) => one,
    async () => new Map([['a', 'yes']]),
  );
  assert.equal(await ask('a'), 'yes');
  await assert.rejects(ask('b'), /no answer/);
});
