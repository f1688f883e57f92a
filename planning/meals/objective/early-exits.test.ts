import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan } from '../../calendar.ts';
import { halfWeeks } from '../../catalogue/packs/pack-costs.ts';
import { at, vectorLength } from '../../nutrition/vector.ts';
import { seededRandom } from '../../random.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import { dailyTargets } from '../../targets/targets.ts';
import { prepare } from '../candidates/plan-task.ts';
import { platePools } from '../candidates/plate-pools.ts';
import { thrifty } from '../candidates/rank-dishes.ts';
import { mealTimes } from '../model/meal-times.ts';
import { dayPenalty } from '../rules/layers/day-penalty.ts';
import { MonthMenu } from './month-menu.ts';

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
      const zeros = () => new Float64Array(times.length);
      const none = { kcal: zeros(), protein: zeros(), fibre: zeros() };
      const meals = times.map((_, meal) => needs.ofMeal(meal, 0, 0, 0));
      const parts = [
        needs.ofEnergy(total[at.kcal] ?? 0),
        needs.ofMain(total),
        needs.ofShort(total),
        ...meals,
      ];
      for (const part of parts) assert.ok(part >= 0);
      const sum = parts.reduce((points, part) => points + part, 0);
      const whole = needs.needs(total, none);
      assert.ok(Math.abs(sum - whole) <= 1e-9 * Math.max(1, whole), `${sum} is not ${whole}`);
      const larger = total.map((amount, index) => amount + (mores[index] ?? 0));
      assert.ok(needs.ofShort(larger) <= needs.ofShort(total));
    }),
    { numRuns: 200, seed: 20_261_122 },
  );
});

const anyNeed = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 900, noNaN: true })), {
  minLength: halfWeeks,
  maxLength: halfWeeks,
});

test('packs never cost less than at their best price by weight, and as much as any need of the same price', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kitchen.foods), anyNeed, share, ({ packs }, halves, within) => {
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

test('an exchange that is looked at up to some points is worth what it is worth, or more than these', () => {
  let stopped = 0;
  fc.assert(
    fc.property(anyProfile, fc.string(), (profile, seed) => {
      const prepared = prepare(kitchen, profile);
      if (!prepared.ok) return;
      const { task } = prepared;
      const random = seededRandom(seed);
      const { byMeal } = platePools(task, random, thrifty, new Map());
      const places = Array.from({ length: daysOfPlan }, (_, day) =>
        task.times.map(({ slot }, meal) => ({ day, meal, slot })),
      ).flat();
      const menu = new MonthMenu(task, places);
      const drawn = (place: number) => {
        const plates = byMeal[places[place]?.meal ?? 0] ?? [];
        return plates[random.below(plates.length)];
      };
      for (const place of places.keys()) menu.put(place, drawn(place) ?? null);
      for (let look = 0; look < 60; look++) {
        const place = random.below(places.length);
        const plate = drawn(place);
        if (!plate) continue;
        const exact = menu.look(place, plate);
        const enough = exact + 300 * (random.next() - 0.8);
        const looked = menu.look(place, plate, enough);
        if (looked === exact) continue;
        stopped++;
        assert.ok(looked > enough - 1e-9 && looked <= exact + 1e-6, `${looked} for ${exact}`);
      }
    }),
    { numRuns: 12, seed: 20_261_122 },
  );
  assert.ok(stopped > 100, `${stopped} looks ended early`);
});
