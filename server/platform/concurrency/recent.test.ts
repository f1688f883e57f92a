import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRecent } from './recent.ts';

test('what is used again and again stays, however much else is kept', () => {
  const recent = createRecent<number>(10);
  recent.keep('used', 1);
  for (let other = 0; other < 1_000; other += 1) {
    recent.keep(`other ${other}`, other);
    assert.equal(recent.find('used'), 1);
  }
  assert.equal(recent.find('other 0'), undefined);
});

test('no more is kept than twice what one half may weigh', () => {
  const recent = createRecent<string>(100, (_key, value) => value.length);
  const kept = Array.from({ length: 50 }, (_, index) => `${index}`);
  for (const key of kept) recent.keep(key, 'x'.repeat(9));
  const held = kept.filter((key) => recent.find(key) !== undefined).length;
  assert.ok(held * 9 <= 200, String(held));
  assert.ok(held > 0);
});

test('a value that takes the place of another weighs alone', () => {
  const recent = createRecent<string>(100, (_key, value) => value.length);
  recent.keep('kept', 'x');
  for (let times = 0; times < 50; times += 1) recent.keep('one', 'x'.repeat(50));
  assert.equal(recent.find('kept'), 'x');
  recent.clear();
  assert.equal(recent.find('kept'), undefined);
});
