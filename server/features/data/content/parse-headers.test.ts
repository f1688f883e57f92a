import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { WireError } from '../wire-error.ts';
import { parseAccept } from './parse-accept.ts';
import { appliedPreferences, parsePrefer } from './parse-prefer.ts';

test('the first preference of a kind wins, unknown ones are ignored', () => {
  const prefer = parsePrefer('return=representation,count=exact , foo, return=minimal,tx=maybe');
  assert.deepEqual(prefer, {
    resolution: null,
    missing: null,
    return: 'representation',
    count: 'exact',
    tx: null,
    handling: null,
    timezone: null,
    maxAffected: null,
  });
});

test('strict handling names the unknown preferences', () => {
  assert.throws(
    () => parsePrefer('handling=strict, foo, count=exact, bar=1, timezone=Africa/Lagos'),
    (error) =>
      error instanceof WireError &&
      error.code === 'PGRST122' &&
      error.status === 400 &&
      error.details === 'Invalid preferences: foo, bar=1',
  );
});

test('a time zone is one that people use, whatever the handling: others the database would keep for good', () => {
  for (const zone of ['Africa/Johannesburg', 'UTC', '+05:30', '-4', '2', '-09:45']) {
    assert.equal(parsePrefer(`timezone=${zone}`).timezone, zone);
  }
  const unknown = ['Mars/Base', '05:30:15', '+05:31', '99', '<aa>5', 'AAA5', '', "a'b"];
  for (const zone of unknown) {
    for (const handling of ['', 'handling=strict, ', 'handling=lenient, ']) {
      assert.throws(
        () => parsePrefer(`${handling}timezone=${zone}`),
        (error) => error instanceof WireError && error.code === '22023' && error.status === 400,
        zone,
      );
    }
  }
});

test('max-affected counts only with strict handling', () => {
  assert.equal(parsePrefer('max-affected=3').maxAffected, null);
  assert.equal(parsePrefer('handling=strict, max-affected=3').maxAffected, 3);
});

const echoes = [
  [
    'return=minimal,resolution=merge-duplicates,missing=default',
    'insert',
    'resolution=merge-duplicates, missing=default, return=minimal',
  ],
  [
    'return=minimal,resolution=merge-duplicates,missing=default',
    'update',
    'missing=default, return=minimal',
  ],
  ['return=minimal,missing=default,tx=rollback', 'delete', 'return=minimal, tx=rollback'],
  ['return=minimal,count=exact', null, 'count=exact'],
  [
    'handling=strict,max-affected=2,timezone=Africa/Johannesburg',
    'update',
    'handling=strict, timezone=Africa/Johannesburg, max-affected=2',
  ],
  ['handling=strict,max-affected=2', 'insert', 'handling=strict'],
  ['max-affected=2', 'update', null],
  ['', null, null],
] as const;

for (const [header, write, applied] of echoes) {
  test(`'${header}' on ${write ?? 'a read'} is echoed as '${applied}'`, () => {
    assert.equal(appliedPreferences(parsePrefer(header), write), applied);
  });
}

const accepts = [
  [undefined, 'array', false, 'application/json; charset=utf-8'],
  ['', 'array', false, 'application/json; charset=utf-8'],
  ['*/*', 'array', false, 'application/json; charset=utf-8'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'array', false, 'application/json; charset=utf-8'],
  ['application/json;q=0.5, text/csv', 'csv', false, 'text/csv; charset=utf-8'],
  ['text/csv;q=0, application/json', 'array', false, 'application/json; charset=utf-8'],
  [
    'application/vnd.pgrst.object+json',
    'object',
    false,
    'application/vnd.pgrst.object+json; charset=utf-8',
  ],
  [
    'application/vnd.pgrst.object+json;nulls=stripped',
    'object',
    true,
    'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
  ],
  ['application/vnd.pgrst.array+json', 'array', false, 'application/json; charset=utf-8'],
  [
    'application/vnd.pgrst.array+json;nulls=stripped',
    'array',
    true,
    'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
  ],
] as const;

for (const [header, kind, stripNulls, contentType] of accepts) {
  test(`Accept: ${header} gives ${kind}`, () => {
    assert.deepEqual(parseAccept(header), { kind, stripNulls, contentType });
  });
}

test('what cannot be given is 406 PGRST107, plans of the database and shapes of maps among it', () => {
  for (const header of [
    'text/html',
    'application/geo+json',
    'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose;',
  ]) {
    assert.throws(
      () => parseAccept(header),
      (error) => error instanceof WireError && error.status === 406 && error.code === 'PGRST107',
    );
  }
});

test('any header is either read or refused', () => {
  const header = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          '*/*',
          ',',
          ';',
          '"',
          'q=',
          '0.1',
          'text/csv',
          'return=',
          'minimal',
          'handling=strict',
          '=',
          ' ',
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(header, (text) => {
      for (const read of [parseAccept, parsePrefer]) {
        try {
          read(text);
        } catch (error) {
          assert.ok(error instanceof WireError, String(error));
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
