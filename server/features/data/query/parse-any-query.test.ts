import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { WireError } from '../wire-error.ts';
import { parseQuery } from './parse-query.ts';
import type { Comparison, FilterCondition } from './query.ts';

const parse = (text: string) => parseQuery(text, 'profiles');
const filter = (name: string, comparison: Comparison): FilterCondition => ({
  kind: 'filter',
  field: { name, path: [] },
  negated: false,
  comparison,
});
const eq = (value: string): Comparison => ({
  kind: 'compare',
  operator: 'eq',
  quantifier: null,
  value,
});

// Any text at all, and texts near the grammar
const pieces = fc.constantFrom(
  'select',
  'order',
  'limit',
  'or',
  'and',
  'not',
  '=',
  '&',
  '(',
  ')',
  ',',
  '.',
  '->',
  '->>',
  '::',
  ':',
  '"',
  '\\',
  '{',
  '}',
  '*',
  '!',
  '...',
  'eq.',
  'in.(',
  'is.null',
  'cs.',
  'like(any).',
  'fts(',
  'age',
  'int',
  'asc',
  'nullsfirst',
  '%',
  '%00',
  '%FF',
  '%22',
  '+',
  ' ',
  '-',
  '0',
  '💥',
  "'",
  ';--',
);

test('the parser either reads a text or throws its own error', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        parse(text);
      } catch (error) {
        assert.ok(error instanceof WireError, String(error));
      }
    }),
    { numRuns: 5_000 },
  );
});

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes('\0'));
const inQuotes = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

test('whatever is in double quotes comes back as it was, as name, element and value', () => {
  const value = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(name, fc.array(value, { minLength: 1 }), (column, values) => {
      const list = `(${inQuotes(column)}.in.(${values.map(inQuotes).join()}))`;
      const first = values[0] ?? '';
      const one = `${inQuotes(column)}.eq.${inQuotes(first)}`;
      const text = `and=${encodeURIComponent(`${list.slice(0, -1)},${one})`)}`;
      assert.deepEqual(parse(text).where, [
        {
          kind: 'group',
          operator: 'and',
          negated: false,
          conditions: [filter(column, { kind: 'in', values }), filter(column, eq(first))],
        },
      ]);
    }),
    { numRuns: 1_000 },
  );
});

test('the value of a filter outside a tree is everything after the operator', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      fc.pre(!value.includes('\0'));
      assert.deepEqual(parse(`a=eq.${encodeURIComponent(value)}`).where, [filter('a', eq(value))]);
    }),
    { numRuns: 1_000 },
  );
});
