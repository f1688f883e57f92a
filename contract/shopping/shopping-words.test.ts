import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownRows } from './shopping-words.ts';

const line = (id: string, name: string, gone = false) => ({
  ...{ id, name, amount: '', cents: null, gone },
});

test('lines of one’s own stand by name, without those that are gone', () => {
  const rows = ownRows([line('b', 'Soap'), line('a', 'Nappies'), line('c', 'Bread', true)]);
  assert.deepEqual(
    rows.map(({ name, item }) => [name, item]),
    [
      ['Nappies', 'own:a'],
      ['Soap', 'own:b'],
    ],
  );
});
