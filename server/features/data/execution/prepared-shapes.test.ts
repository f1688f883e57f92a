import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPreparedShapes } from './prepared-shapes.ts';

test('a text earns its name by working three times', () => {
  const shapes = createPreparedShapes();
  shapes.succeeded('a');
  shapes.succeeded('a');
  assert.equal(shapes.has('a'), false);
  shapes.succeeded('a');
  assert.equal(shapes.has('a'), true);
});

test('texts that come once never take a name, however many they are', () => {
  const shapes = createPreparedShapes(2, 3, 10);
  for (let times = 0; times < 3; times += 1) {
    shapes.succeeded('mine');
    for (let count = 0; count < 9; count += 1) shapes.succeeded(`${times}-${count}`);
  }
  assert.equal(shapes.has('mine'), true);
  assert.equal(shapes.has('0-0'), false);
});

test('no more texts than the bound are named', () => {
  const shapes = createPreparedShapes(2, 1);
  for (const text of ['a', 'b', 'c']) shapes.succeeded(text);
  assert.deepEqual([shapes.has('a'), shapes.has('b'), shapes.has('c')], [true, true, false]);
});
