import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Catalogue, Dish } from '../../catalogue/catalogue.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { checkCatalogue } from './catalogue-audit.ts';

const catalogue = standardCatalogue();

/** The catalogue with some dishes changed or left out. */
function altered(change: (dish: Dish) => Dish | null): Catalogue {
  return {
    ...catalogue,
    dishes: catalogue.dishes.map(change).filter((dish): dish is Dish => dish !== null),
  };
}

test('the shipped catalogue: every profile has enough to eat, and nothing is amiss', () => {
  const { facts, gaps, faults } = checkCatalogue(catalogue);
  assert.deepEqual({ gaps, faults }, { gaps: [], faults: [] });
  assert.ok(catalogue.foods.size >= 260 && catalogue.dishes.length >= 220, facts.join('\n'));
});

test('a recipe of dry beans that nobody soaks is a fault', () => {
  const { faults } = checkCatalogue(
    altered((dish) => {
      if (dish.recipe.id !== 'umngqusho-with-greens') return dish;
      const { ahead: _, ...recipe } = dish.recipe;
      return { ...dish, recipe };
    }),
  );
  assert.deepEqual(faults, ['umngqusho-with-greens: samp that nobody soaks']);
});

test('a diet left without cheap protein is a gap, by name', () => {
  const { gaps } = checkCatalogue(
    altered((dish) =>
      dish.proteinKind === 'beans' || dish.proteinKind === 'lentils' ? null : dish,
    ),
  );
  assert.ok(
    gaps.some((gap) => /^Vegan without .* dinner dishes .* g protein to R/.test(gap)),
    gaps.join('\n'),
  );
});
