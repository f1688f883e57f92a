import { test } from 'node:test';
import fc from 'fast-check';
import { utf8 } from './utf8.ts';

test('a text of any length is the UTF-8 that Node writes, also where half a character is missing', () => {
  const units = ['a', 'é', '–', '🍲', '\ud800', '\udc00', '\0', 'long '.repeat(600)];
  const texts = fc
    .array(fc.constantFrom(...units), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => Buffer.from(text).equals(utf8(text))),
    { numRuns: 500 },
  );
});
