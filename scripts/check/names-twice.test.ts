import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesTwice } from './names-twice.ts';

const twice = (sources: Readonly<Record<string, string>>) =>
  namesTwice(new Map(Object.entries(sources)));

test('a name that two modules of one part export is told with both', () => {
  const sources = {
    'web/lib/navigation/router.tsx': 'export interface Place {\n}\n',
    'web/features/gym/gym.ts': "export type Place = 'Home' | 'Gym';\n",
    'server/app.ts': 'interface Place {\n}\nexport async function start() {}\n',
  };
  assert.deepEqual(twice(sources), [
    { name: 'Place', files: ['web/features/gym/gym.ts', 'web/lib/navigation/router.tsx'] },
  ]);
});

test('what all others import is part of each', () => {
  const sources = {
    'planning/page/clock.ts': 'export const clockText = 1;\n',
    'web/lib/clock.ts': 'export function clockText() {}\n',
  };
  assert.deepEqual(
    twice(sources).map(({ name }) => name),
    ['clockText'],
  );
});

test('both ends of the wire, judges and judged, a test and what it plays may speak of one thing', () => {
  const sources = {
    'server/a.ts': 'export const signIn = 1;\n',
    'web/a.ts': 'export const signIn = 1;\n',
    'test/support/a.ts': 'export const signIn = 1;\n',
    'planning/meals/b.ts': 'export class Helping {}\n',
    'planning/audit/b.ts': 'export class Helping {}\n',
  };
  assert.deepEqual(twice(sources), []);
});

test('a name that a module hands on is none of its own', () => {
  const sources = {
    'server/a.ts': 'export interface Row {\n}\n',
    'server/b.ts': "export type { Row } from './a.ts';\nexport { type Row as R } from './a.ts';\n",
  };
  assert.deepEqual(twice(sources), []);
});
