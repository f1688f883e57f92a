import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { WireError } from '../wire-error.ts';
import { parseCsv } from './parse-csv.ts';
import { parsePayload } from './parse-payload.ts';

const json = (text: string) => parsePayload('application/json', Buffer.from(text));

function refused(read: () => unknown, message: RegExp): void {
  assert.throws(
    read,
    (error) =>
      error instanceof WireError &&
      error.status === 400 &&
      error.code === 'PGRST102' &&
      message.test(error.message),
  );
}

test('an object is one row and keeps its text', () => {
  const text = '{"a": 12345678901234567890, "b":null}';
  assert.deepEqual(json(text), {
    json: text,
    shape: 'object',
    rows: 1,
    keys: ['a', 'b'],
    uniform: true,
  });
});

test('a list is so many rows; the names may stand in any order', () => {
  const { shape, rows, keys, uniform } = json('[{"a":1,"b":2},{"b":1,"a":2}]');
  assert.deepEqual(
    { shape, rows, keys, uniform },
    { shape: 'list', rows: 2, keys: ['a', 'b'], uniform: true },
  );
});

test('rows that set different names are not uniform', () => {
  assert.equal(json('[{"a":1},{"b":1}]').uniform, false);
  assert.equal(json('[{"a":1},{"a":1,"b":1}]').uniform, false);
  assert.equal(json('[{"a":1,"b":1},{}]').uniform, false);
});

test('what is no row counts as no rows', () => {
  for (const text of ['[]', '5', '"x"', 'null', '[1,2]', '[{"a":1},null]', '[[]]']) {
    assert.equal(json(text).rows, 0, text);
  }
});

test('an empty or broken body is refused', () => {
  for (const text of ['', ' ', '{', "{'a':1}", '{"a":1}x'])
    refused(() => json(text), /^Empty or invalid json$/);
  refused(() => parsePayload('application/json', Buffer.from([0x22, 0xff, 0x22])), /UTF-8/);
  refused(
    () => parsePayload('text/plain', Buffer.from('{}')),
    /^Content-Type not acceptable: text\/plain$/,
  );
});

test('a body that is nested deeper than anything we store is refused before it is read', () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  assert.equal(json(nested(499)).rows, 1);
  refused(() => json(nested(500)), /^The body is nested too deep$/);
  // not even whether it is JSON is looked at
  refused(() => json('['.repeat(501)), /^The body is nested too deep$/);
});

test('content types: JSON with a charset, vendor JSON, none at all', () => {
  for (const type of [
    'application/json; charset=utf-8',
    'application/vnd.pgrst.array+json',
    undefined,
  ]) {
    assert.equal(parsePayload(type, Buffer.from('{"a":1}')).rows, 1);
  }
});

test('a form is one row of texts', () => {
  const { json: text, shape } = parsePayload(
    'application/x-www-form-urlencoded',
    Buffer.from('content=a+b%26c&__proto__=x'),
  );
  assert.equal(text, '{"content":"a b&c","__proto__":"x"}');
  assert.equal(shape, 'object');
});

test('CSV: names first, quotes, line breaks in quotes, NULL, an empty text', () => {
  const text = 'a,"b ""x"""\r\n1,"two\nlines, and ""quotes"""\nNULL,\n"NULL",""\n';
  assert.deepEqual(parseCsv(text), [
    { a: '1', 'b "x"': 'two\nlines, and "quotes"' },
    { a: null, 'b "x"': '' },
    { a: 'NULL', 'b "x"': '' },
  ]);
});

test('CSV: without rows, with uneven lines, broken', () => {
  assert.deepEqual(parseCsv('a,b'), []);
  refused(() => parseCsv('a,b\n1'), /same number of fields/);
  refused(() => parseCsv('a,b\n1,2,3'), /same number of fields/);
  refused(() => parseCsv('a\n"x'), /Empty or invalid csv/);
  refused(() => parseCsv('a\nx"y'), /Empty or invalid csv/);
  refused(() => parseCsv(''), /Empty or invalid csv/);
  refused(() => parseCsv('a,,b\n1,2,3'), /Empty or invalid csv/);
});

test('CSV of the largest body is read whole', () => {
  const quotes = `a\n"${'""'.repeat(500_000)}"`;
  assert.equal(parseCsv(quotes)[0]?.a?.length, 500_000);
  assert.equal(parseCsv(`a${`\n${'x'.repeat(1000)}`.repeat(1000)}`).length, 1000);
});

test('a body of more than a thousand rows is refused, however it is written', () => {
  const row = '{"a":1}';
  const rows = (count: number) => `[${Array(count).fill(row).join()}]`;
  const lines = (count: number) => `a${'\n1'.repeat(count)}`;
  const csv = (text: string) => parsePayload('text/csv', Buffer.from(text));
  assert.equal(json(rows(1000)).rows, 1000);
  assert.equal(csv(lines(1000)).rows, 1000);
  for (const read of [() => json(rows(1001)), () => csv(lines(1001))]) {
    assert.throws(
      read,
      (error) => error instanceof WireError && error.status === 413 && error.code === 'PGRST102',
    );
  }
});

test('CSV: whatever a writer quotes comes back', () => {
  const field = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field)), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = ['a,b', ...rows.map((row) => row.map(quoted).join())].join('\r\n');
      assert.deepEqual(
        parseCsv(text),
        rows.map(([a, b]) => ({ a, b })),
      );
    }),
  );
});

test('any body is either read or refused', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      fc.constantFrom('application/json', 'text/csv', 'application/x-www-form-urlencoded', 'x/y'),
      (bytes, type) => {
        try {
          parsePayload(type, Buffer.from(bytes));
        } catch (error) {
          assert.ok(error instanceof WireError, String(error));
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
