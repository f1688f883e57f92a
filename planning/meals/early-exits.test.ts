import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/profiles.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { at, vectorLength } from '../nutrition/vector.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { dailyTargets } from '../targets/targets.ts';
import { dayPenalty } from './day-penalty.ts';
import { createKitchen } from './kitchen.ts';
import { mealTimes } from './meal-times.ts';
import { halfWeeks } from './pack-costs.ts';

const share = fc.double({ min: 0, max: 3, noNaN: true });
const amounts = fc.array(share, { minLength: vectorLength, maxLength: vectorLength });

/** Amounts of a day about as large as its targets ask for. */
function dayOf(shares: readonly number[], energy: number): Float64Array {
  const total = Float64Array.from(shares, (one) => (one * energy) / 40);
  total[at.kcal] = (shares[at.kcal] ?? 1) * energy;
  return total;
}

test('the parts of the points of a day add up to its needs, and more food is never short of more', () => {
  fc.assert(
    fc.property(anyProfile, amounts, amounts, (profile, shares, mores) => {
      const result = dailyTargets(profile);
      if (!result.ok) return;
      const { targets } = result;
      const times = mealTimes(profile.meals_per_day);
      const needs = dayPenalty(targets, times, referenceIntakes(profile));
      const total = dayOf(shares, targets.energy);
      const none = new Float64Array(times.length);
      const meals = times.map((_, meal) => needs.ofMeal(meal, 0, 0));
      const parts = [
        needs.ofEnergy(total[at.kcal] ?? 0),
        needs.ofMain(total),
        needs.ofShort(total),
        ...meals,
      ];
      for (const part of parts) assert.ok(part >= 0);
      const sum = parts.reduce((points, part) => points + part, 0);
      const whole = needs.needs(total, none, none);
      assert.ok(Math.abs(sum - whole) <= 1e-9 * Math.max(1, whole), `${sum} is not ${whole}`);
      const larger = total.map((amount, index) => amount + (mores[index] ?? 0));
      assert.ok(needs.ofShort(larger) <= needs.ofShort(total));
    }),
    { numRuns: 200, seed: 20_261_122 },
  );
});

const { foods } = createKitchen(standardCatalogue());
const anyNeed = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 900, noNaN: true })), {
  minLength: halfWeeks,
  maxLength: halfWeeks,
});

test('packs never cost less than at their best price by weight, and as much as any need of the same price', () => {
  fc.assert(
    fc.property(fc.constantFrom(...foods), anyNeed, share, ({ packs }, halves, within) => {
      const need = Float64Array.from(halves);
      const total = halves.reduce((sum, half) => sum + half, 0);
      const rand = packs.rand(need, 0, total);
      assert.ok(rand >= total * packs.randPerGram - 1e-9);
      const { over, most } = packs.samePrice(total);
      if (!packs.boughtAtOnce || total === 0 || over > most) return;
      assert.ok(over < total && total <= most);
      const other = over + (most - over) * Math.max(0.001, Math.min(1, within));
      assert.equal(packs.randFor(other), rand);
    }),
    { numRuns: 500, seed: 20_261_122 },
  );
});
