import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeyedTurns, createTurns } from './turns.ts';

test('no more run at once than may, in the order they came, and a failure frees its place', async () => {
  const turns = createTurns(2, 100, () => new Error('full'));
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    order.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index % 3 === 0) throw new Error(`failed ${index}`);
    return index;
  };
  const indices = Array.from({ length: 20 }, (_, index) => index);
  const settled = await Promise.allSettled(indices.map((index) => turns.take(work(index))));
  assert.equal(most, 2);
  assert.deepEqual(order, indices);
  assert.equal(settled.filter(({ status }) => status === 'rejected').length, 7);
  assert.equal(await turns.take(work(1)), 1);
});

test('whoever comes when too many wait is sent away at once', async () => {
  const turns = createTurns(1, 2, () => new Error('full'));
  const gate = Promise.withResolvers<void>();
  const taken = [1, 2, 3].map(() => turns.take(() => gate.promise));
  await assert.rejects(
    turns.take(() => gate.promise),
    /full/,
  );
  gate.resolve();
  await Promise.all(taken);
  await turns.take(() => gate.promise);
});

test('of each key so many run and so many wait, and no key waits for another', async () => {
  const turns = createKeyedTurns(1, 2, () => new Error('full'));
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await gate.promise;
    return name;
  };
  const mine = ['a1', 'a2', 'a3'].map((name) => turns.take('a', work(name)));
  const other = turns.take('b', work('b1'));
  await assert.rejects(turns.take('a', work('a4')), /full/);
  assert.deepEqual(order, ['a1', 'b1']);
  gate.resolve();
  assert.deepEqual(await Promise.all([...mine, other]), ['a1', 'a2', 'a3', 'b1']);
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'a3']);
  // a key that was full, or whose work failed, is free again
  await assert.rejects(
    turns.take('a', () => Promise.reject(new Error('failed'))),
    /failed/,
  );
  assert.equal(await turns.take('a', work('a5')), 'a5');
});

test('of a key that may do two things at once the third waits', async () => {
  const turns = createKeyedTurns(2, 1, () => new Error('full'));
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const order: number[] = [];
  const taken = gates.map((gate, index) =>
    turns.take('a', async () => {
      order.push(index);
      await gate.promise;
    }),
  );
  await assert.rejects(
    turns.take('a', async () => {}),
    /full/,
  );
  assert.deepEqual(order, [0, 1]);
  gates[1]?.resolve();
  await taken[1];
  assert.deepEqual(order, [0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(taken);
});
