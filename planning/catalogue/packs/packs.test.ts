import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cheapestPacks, type Pack, packOf, worthwhilePacks } from './packs.ts';

function pack(grams: number, cents: number): Pack {
  return packOf({
    tier: 'budget',
    store: 'Shop',
    product: `${grams} g`,
    packGrams: grams,
    packLabel: `${grams} g`,
    rand: cents / 100,
    date: '2026-02-19',
    status: 'sourced',
    basis: 'test',
  });
}

/** Least cents for at least `grams`, by trying every amount from nothing upwards. */
function leastCents(packs: readonly Pack[], grams: number): number {
  const least = [0];
  for (let need = 1; need <= grams; need++) {
    least[need] = Math.min(
      ...packs.map((one) => one.cents + (least[Math.max(0, need - one.grams)] ?? NaN)),
    );
  }
  return least[grams] ?? NaN;
}

test('the choice covers the need at the lowest price there is', () => {
  const anyPack = fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 99, max: 30_000 }));
  fc.assert(
    fc.property(
      fc.array(anyPack, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 3000 }),
      (sizes, grams) => {
        const all = sizes.map(([size, cents]) => pack(size, cents));
        const packs = worthwhilePacks(all);
        const choice = cheapestPacks(packs, grams);
        const sum = (of: (one: Pack) => number) =>
          packs.reduce((total, one, index) => total + of(one) * (choice.counts[index] ?? NaN), 0);
        assert.equal(choice.cents, leastCents(all, grams));
        assert.equal(
          choice.cents,
          sum((one) => one.cents),
        );
        assert.equal(
          choice.grams,
          sum((one) => one.grams),
        );
        assert.ok(choice.grams >= grams);
        for (const [index, count] of choice.counts.entries()) {
          const size = packs[index]?.grams ?? NaN;
          assert.ok(count === 0 || choice.grams - size < grams, 'a pack too many');
        }
      },
    ),
    { numRuns: 400, seed: 28 },
  );
});

test('packs of two sizes are mixed where that is cheaper', () => {
  const packs = worthwhilePacks([pack(7000, 6499), pack(2000, 3999)]);
  assert.deepEqual(cheapestPacks(packs, 8900).counts, [1, 1]);
  assert.deepEqual(cheapestPacks(packs, 7000).counts, [1, 0]);
  assert.deepEqual(cheapestPacks(packs, 1000).counts, [0, 1]);
});

test('a need that rounding pushed past a whole pack by less than a crumb buys no second pack', () => {
  const packs = [pack(500, 1999)];
  assert.deepEqual(cheapestPacks(packs, 0.55 / 0.0011).counts, [1]);
  assert.deepEqual(cheapestPacks(packs, 500.001).counts, [2]);
});

test('a pack that another beats is not offered', () => {
  const offered = worthwhilePacks([
    pack(500, 2000),
    pack(1000, 2000),
    pack(400, 1500),
    pack(1000, 2000),
  ]);
  assert.deepEqual(
    offered.map(({ grams }) => grams),
    [1000, 400],
  );
});
