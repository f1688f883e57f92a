import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centsTyped, typedCents } from './typed-cents.ts';

test('money is read as it is typed in South Africa, and what is none is refused', () => {
  for (const [text, cents] of [
    ['12', 1200],
    ['12,5', 1250],
    [' R 12.99 ', 1299],
    ['0', 0],
  ] as const) {
    assert.equal(typedCents(text), cents, text);
  }
  for (const text of ['', '-3', 'abc', '1.234', '12.', '1e5', '100001']) {
    assert.equal(typedCents(text), null, text);
  }
  assert.equal(typedCents(centsTyped(1005)), 1005);
});
