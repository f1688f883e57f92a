import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { rules as audited } from '../../../audit/rules.ts';
import { type DailyTargets, dailyTargets } from '../../../targets/targets.ts';
import { type Bound, boundOf, type NutritionRule } from './bounds.ts';
import { nutritionRules } from './nutrition-rules.ts';

const rows: readonly (readonly [string, NutritionRule])[] = Object.entries(nutritionRules);

/** Audited hard rules about amounts that a plan holds, and what of those numbers is no limit on an amount. */
const aboutAmounts = /^(?:1[3-9]|2[0-7]|30|47)/;
const noLimits: Readonly<Record<string, string>> = {
  '25b': 'whether what is missed is told',
  '25c': 'whether iron from plants is explained',
  '26': 'whether a vegan is told of vitamin B12',
};

test('every hard rule of the audit about amounts has a row, and every row names rules that the audit knows', () => {
  const served = new Set(rows.flatMap(([, { rules, hard }]) => (hard ? rules : [])));
  const missing = Object.entries(audited)
    .filter(([id, { grade }]) => grade === 'hard' && aboutAmounts.test(id) && !(id in noLimits))
    .map(([id]) => id)
    .filter((id) => !served.has(id));
  assert.deepEqual(missing, []);
  for (const [name, { rules }] of rows) {
    for (const id of rules) assert.ok(id in audited, `${name} serves ${id}`);
  }
});

/** The member's own limits that rows are relative to. */
const ownLimits: Readonly<Record<string, (targets: DailyTargets) => number>> = {
  proteinOfMeal: ({ proteinPerMeal }) => proteinPerMeal,
  starchGrams: ({ carbohydrate }) => carbohydrate.lowGrams,
  leastStarch: ({ carbohydrate }) => carbohydrate.low,
  mostStarch: ({ carbohydrate }) => carbohydrate.high,
  leastFat: ({ fat }) => fat.low,
  mostFat: ({ fat }) => fat.high,
  saturatedFat: ({ saturatedFat }) => saturatedFat.high,
  freeSugars: ({ freeSugars }) => freeSugars.high,
  sodium: ({ sodium }) => sodium,
  produce: ({ produce }) => produce,
  plentyOfProduce: ({ produce }) => produce,
};

/** Amounts in the rule's unit, the layers from the outside in: each may be no wider than the one before it. */
function layersOf(name: string, rule: NutritionRule, targets: DailyTargets) {
  const limit = ownLimits[name]?.(targets) ?? 1;
  const amount = (bound: Bound) => boundOf(bound, rule.side, limit, targets);
  const plain = (bounds: readonly Bound[] | undefined) =>
    (bounds ?? []).filter(({ by }) => by !== 'beyond').map(amount);
  return {
    hard: rule.hard && amount(rule.hard),
    gate: rule.gate && amount(rule.gate),
    // the first bound is where points begin, the second one lies further out
    penalties: [plain(rule.day), plain(rule.week)],
    program: rule.program && amount(rule.program),
  };
}

test('each layer lies inside the next: audit, gate, penalty, linear program', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const found = dailyTargets(profile);
      if (!found.ok) return;
      for (const [name, rule] of rows) {
        const isWithin = (inner: number, outer: number) =>
          rule.side === 'most' ? inner <= outer + 1e-9 : inner >= outer - 1e-9;
        const { hard, gate, penalties, program } = layersOf(name, rule, found.targets);
        if (hard !== undefined && gate !== undefined) {
          assert.ok(isWithin(gate, hard), `${name}: gate ${gate}, audit ${hard}`);
        }
        const outer = gate ?? hard;
        for (const [first, second] of penalties) {
          if (first === undefined) continue;
          if (outer !== undefined) assert.ok(isWithin(first, outer), `${name}: ${first}, ${outer}`);
          if (second !== undefined) assert.ok(isWithin(first, second), `${name}: ${second}`);
        }
        if (program !== undefined && outer !== undefined) {
          assert.ok(isWithin(program, outer), `${name}: program ${program}, ${outer}`);
        }
      }
    }),
    { numRuns: 200, seed: 20_261_123 },
  );
});

test('a rule that a month is refused for costs points before it is broken', () => {
  for (const [name, { gate, day, week, over }] of rows) {
    // the day's range of starch is steered to by the narrower one of the week
    if (!gate || /^(?:least|most)StarchOfDay$/.test(name)) continue;
    assert.ok((over === 'week' ? (week ?? day) : day) !== undefined, name);
  }
});
