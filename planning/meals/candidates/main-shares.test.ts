import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import { withCarried, withVaried } from './main-shares.ts';

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

test('whoever takes lunch along finds enough to take, whatever else comes first', () => {
  const isCold = ({ dish }: (typeof dishes)[number]) => dish.dish.recipe.carried === 'cold';
  const dishes = kitchen.dishes.map((dish) => ({ dish }));
  const ordered = [...dishes.filter((one) => !isCold(one)), ...dishes.filter(isCold)];
  const cold = new Set(['cold'] as const);
  const first = withCarried(ordered, 40, 'lunch', cold).slice(0, 40);
  assert.equal(first.filter(isCold).length, 28);
  assert.equal(withCarried(ordered, 40, 'lunch', cold).length, ordered.length);
  // who eats at home, and at other meals, has whatever comes first
  assert.equal(withCarried(ordered, 40, 'lunch', null), ordered);
  assert.equal(withCarried(ordered, 40, 'dinner', cold), ordered);
});
