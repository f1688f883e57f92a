import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import { withVaried } from './main-shares.ts';

interface Ranked {
  readonly place: number;
  readonly lead: EatingGroup | null;
}

const ranked = (...leads: readonly (EatingGroup | null)[]): readonly Ranked[] =>
  leads.map((lead, place) => ({ place, lead }));
const placesOf = (items: readonly Ranked[]) => items.map(({ place }) => place);

test('of the first dishes a quarter are led by one group of foods, as far as there are others', () => {
  const items = ranked(
    'chicken',
    'chicken',
    'chicken',
    'eggs',
    'chicken',
    'fish',
    'pulses',
    'eggs',
  );
  const first = withVaried(items, 4, (item) => item).slice(0, 4);
  assert.deepEqual(placesOf(first), [0, 3, 5, 6]);
  const all = withVaried(items, 4, (item) => item);
  assert.deepEqual(placesOf(all), [0, 3, 5, 6, 1, 2, 4, 7], 'nothing is lost, and the order stays');
});

test('where there is nothing else, the best ones stay the first', () => {
  const items = ranked('chicken', 'chicken', 'chicken', 'chicken', 'eggs');
  assert.deepEqual(placesOf(withVaried(items, 3, (item) => item)), [0, 4, 1, 2, 3]);
});
