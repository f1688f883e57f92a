import assert from 'node:assert/strict';
import { test } from 'node:test';
import { product, switches, variantWithout } from '#bench/passes.ts';

test('each switch has a name of its own and takes one thing out of the product', () => {
  assert.equal(new Set(switches.map(({ name }) => name)).size, switches.length);
  const sizeOf = ({ schedule, terms }: typeof product) =>
    schedule.monthPhases.length +
    schedule.phases.length +
    schedule.moves.length +
    Object.values(terms).filter(({ weight }) => weight !== 0).length;
  for (const one of switches) {
    assert.equal(sizeOf(variantWithout([one])), sizeOf(product) - 1, one.name);
  }
  assert.equal(sizeOf(variantWithout(switches)), 0);
});
