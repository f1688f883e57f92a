import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { randomProfile } from '#test/support/members/profiles.ts';
import { exercises } from '../catalogue/exercises.ts';
import type { Allergen } from '../catalogue/food.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { type AskedHealth, healthDefaults } from '../profile/health-answers.ts';
import { healthQuestions } from '../profile/health-questions.ts';
import { dietTypes } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { type Random, seededRandom } from '../random.ts';
import { eatingRules, foodAllowed } from '../safety/eating-rules.ts';
import { exerciseAllowed, trainingRules } from '../safety/training-rules.ts';
import { bodyMassIndex } from '../targets/energy.ts';
import { dailyTargets } from '../targets/targets.ts';

const members = 10_000;
const some = <T>(random: Random, options: readonly T[], chance: number): readonly T[] =>
  options.filter(() => random.next() < chance);

/** Anybody with any answers, each of them far oftener than it is. */
function anybody(random: Random): Profile & { readonly healthAnswers: AskedHealth } {
  const { mother, conditions, signs, joints, allergens } = healthQuestions;
  const profile = randomProfile(random);
  const maybe = (chance: number) => (random.next() < 0.4 ? chance : 0);
  const healthAnswers: AskedHealth = {
    mother: profile.gender === 'Female' ? some(random, mother.options, maybe(0.5)) : [],
    conditions: some(random, conditions.options, maybe(0.12)),
    signs: some(random, signs.options, maybe(0.3)),
    joints: some(random, joints.options, maybe(0.3)),
    allergens: some(random, allergens.options, maybe(0.3)),
    foods: '',
  };
  return { ...profile, healthAnswers };
}

/** What loads a joint, of the flags that an exercise has: written down again, so that a slip in the table is seen. */
const loads: Readonly<Record<AskedHealth['joints'][number], readonly string[]>> = {
  Knees: ['knee', 'high_impact'],
  Hips: ['hip', 'high_impact'],
  'Ankles or feet': ['ankle', 'high_impact'],
  Back: ['lower_back', 'high_impact'],
  Neck: ['neck', 'shoulder', 'inverted'],
  Shoulders: ['shoulder', 'inverted'],
  Elbows: ['elbow'],
  'Wrists or hands': ['wrist'],
};

test('of 10,000 members with any answers nobody who must not loses weight, and no joint that hurts is loaded', () => {
  const random = seededRandom('answers');
  const held = { deficit: 0, refused: 0, spared: 0, planned: 0 };
  for (let number = 0; number < members; number++) {
    const profile = anybody(random);
    const { age, healthAnswers: said } = profile;
    const of = JSON.stringify(profile);
    const never =
      said.conditions.includes('An eating disorder now') ||
      said.conditions.includes('Kidney disease, on dialysis') ||
      (age < 18 && said.mother.includes('Pregnant'));
    const result = dailyTargets(profile);
    if (never) {
      assert.ok(!result.ok, of);
      held.refused++;
    }
    if (!result.ok) continue;
    held.planned++;
    const careful =
      age < 18 ||
      bodyMassIndex(profile) < 18.5 ||
      said.mother.length > 0 ||
      said.signs.length > 0 ||
      said.conditions.some((one) => one !== 'None of these');
    if (careful) {
      held.deficit++;
      assert.ok(result.targets.energy >= result.targets.maintenance, of);
    }
    const training = trainingRules(profile);
    if (!training.ok || said.joints.length === 0) continue;
    held.spared++;
    const bad = new Set<string>(said.joints.flatMap((joint) => loads[joint]));
    for (const place of ['Home', 'Gym'] as const) {
      for (const exercise of exercises) {
        if (!exercise.flags.some((flag) => bad.has(flag))) continue;
        assert.ok(!exerciseAllowed(exercise, place, training.rules), `${exercise.id}: ${of}`);
      }
    }
  }
  for (const count of Object.values(held)) assert.ok(count > 200, JSON.stringify(held));
});

/** The twelve allergens as a member chooses them, and as the food table names them. */
const chosen: readonly (readonly [change: Partial<Profile>, allergen: Allergen])[] = [
  [{ allergies: ['Lactose'] }, 'lactose'],
  [{ allergies: ['Gluten'] }, 'gluten'],
  [{ allergies: ['Peanuts'] }, 'peanuts'],
  [{ allergies: ['Shellfish'] }, 'shellfish'],
  [{ allergies: ['Eggs'] }, 'eggs'],
  ...(
    [
      ['Tree nuts', 'tree-nuts'],
      ['Soy', 'soy'],
      ['Fish', 'fish'],
      ['Milk protein', 'milk-protein'],
      ['Sesame', 'sesame'],
      ['Mustard', 'mustard'],
      ['Sulphites', 'sulphites'],
    ] as const
  ).map(
    ([option, allergen]) =>
      [{ healthAnswers: { ...healthDefaults, allergens: [option] } }, allergen] as const,
  ),
];

function both(one: Partial<Profile>, other: Partial<Profile>): Partial<Profile> {
  return {
    allergies: [...(one.allergies ?? []), ...(other.allergies ?? [])],
    healthAnswers: {
      ...healthDefaults,
      allergens: [
        ...(one.healthAnswers?.allergens ?? []),
        ...(other.healthAnswers?.allergens ?? []),
      ],
    },
  };
}

test('no food with any of the twelve allergens is allowed, singly and in pairs, with every diet', () => {
  const catalogue = standardCatalogue();
  const foods = [...catalogue.foods.values()];
  let cases = 0;
  for (const diet_type of dietTypes) {
    for (const [place, [one, first]] of chosen.entries()) {
      for (const [other, second] of chosen.slice(place)) {
        cases++;
        const profile: Profile = {
          ...profileDefaults,
          full_name: 'A',
          diet_type,
          ...both(one, other),
        };
        const rules = eatingRules(profile, catalogue);
        for (const food of foods) {
          const { allergens, mayContain } = food;
          const holds = [...(allergens ?? []), ...mayContain].some(
            (allergen) => allergen === first || allergen === second,
          );
          if (holds)
            assert.ok(!foodAllowed(food, rules), `${food.key}: ${first}, ${second}, ${diet_type}`);
        }
      }
    }
  }
  assert.equal(cases, 78 * dietTypes.length);
});
