import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AuditTables, auditMealPlan, type Breach } from '#planning/audit/meal-audit.ts';
import { type FoodKey, foods } from '#planning/catalogue/foods.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { anyProfile } from './profiles.ts';

/** Wishes in words, with the foods that each must keep away, stated by hand. */
const dislikes: readonly { readonly text: string; readonly foods: readonly FoodKey[] }[] = [
  { text: '', foods: [] },
  { text: 'mushrooms', foods: ['mushrooms', 'mushrooms-brown'] },
  { text: 'Brocoli, pilchards', foods: ['broccoli', 'broccoli-frozen', 'pilchards-tinned'] },
  { text: 'liver and onions', foods: ['chicken-livers', 'beef-liver', 'onions', 'onions-red'] },
  {
    text: 'I hate fish',
    foods: ['hake-fillets', 'tuna-tinned', 'pilchards-tinned', 'snoek', 'fish-paste'],
  },
  { text: 'hoender', foods: ['chicken-breast-fillet', 'chicken-thighs', 'chicken-livers'] },
  { text: 'tofu; spinach', foods: ['tofu-firm', 'spinach', 'baby-spinach', 'spinach-frozen'] },
];

const wholeRun = 1000;
const half = wholeRun / 2;

/**
 * The test that plans meals for members drawn at random, for every other one of them: they are shared out over two files,
 * which run beside each other.
 */
export function planRandomMembers(turn: 'even' | 'odd'): void {
  const catalogue = standardCatalogue();
  const kitchen = createKitchen(catalogue);
  const tables: AuditTables = {
    foods,
    recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
  };
  const name = `${half} of ${wholeRun} random members, the ${turn} ones`;
  test(`${name}: nothing forbidden in any plan, energy and protein on target`, () => {
    let drawn = 0;
    let planned = 0;
    let days = 0;
    let refused = 0;
    const soft: Record<string, number> = { energy: 0, protein: 0, 'dinner-repeat': 0 };
    const hard: Breach[] = [];
    const cases = fc.tuple(anyProfile, fc.constantFrom(...dislikes), fc.string());
    const check = ([anyone, dislike, seed]: [Profile, (typeof dislikes)[number], string]) => {
      const isEven = drawn++ % 2 === 0;
      if (isEven !== (turn === 'even')) return;
      planned++;
      const profile = { ...anyone, disliked_foods: dislike.text };
      const plan = planMonth(kitchen, requestOf(profile), seed);
      if (!plan.ok) {
        refused++;
        return;
      }
      days += 28;
      for (const breach of auditMealPlan(plan.weeks, profile, tables, new Set(dislike.foods))) {
        const count = soft[breach.rule];
        if (count === undefined) hard.push(breach);
        else soft[breach.rule] = count + 1;
      }
      assert.deepEqual(plan.weeks[0]?.unmatched, [], dislike.text);
    };
    const run = { numRuns: wholeRun, seed: 20_261_121, endOnFailure: true };
    fc.assert(fc.property(cases, check), run);
    assert.equal(planned, half);
    assert.deepEqual(hard.slice(0, 5), []);
    assert.equal(soft['dinner-repeat'], 0, 'a dinner more than twice a week');
    assert.ok(refused <= half / 200, `${refused} members without a plan`);
    assert.ok(
      (soft.energy ?? 0) <= 0.05 * days,
      `${soft.energy} of ${days} days miss the energy target`,
    );
    assert.ok(
      (soft.protein ?? 0) <= 0.05 * days,
      `${soft.protein} of ${days} days miss the protein target`,
    );
  });
}
