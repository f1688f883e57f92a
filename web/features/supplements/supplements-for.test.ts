import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { healthDefaults } from '#planning/profile/health-answers.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { readSaid } from './said-of-body.ts';
import { supplementCategories } from './supplement-catalogue.ts';
import { nothingSaid, supplementsFor } from './supplements-for.ts';

const adult: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function shownTo(change: Partial<Profile>) {
  const profile = { ...adult, ...change };
  const shown = supplementsFor(profile, readSaid(profile));
  assert.ok(shown.kind === 'adult');
  return shown;
}

test('nobody below 18 is shown anything, whatever they typed', () => {
  for (const age of [14, 17])
    assert.deepEqual(supplementsFor({ ...adult, age }, nothingSaid), {
      kind: 'growing',
    });
  assert.deepEqual(shownTo({ age: 18 }), {
    kind: 'adult',
    categories: supplementCategories,
    cautions: [],
  });
});

test('who avoids milk or eats vegan is shown protein of plants only', () => {
  const protein = (change: Partial<Profile>) =>
    shownTo(change)
      .categories[0]?.tiers.map(({ name }) => name)
      .join() ?? '';
  for (const change of [
    { diet_type: 'Vegan' },
    { allergies: ['Lactose'] },
    { disliked_foods: 'milk' },
    { disliked_foods: 'allergic to cow’s milk' },
    { disliked_foods: 'mushrooms, melk' },
    { disliked_foods: 'dairy products' },
    { disliked_foods: 'whey protein' },
    { disliked_foods: 'alpha-gal' },
    { disliked_foods: 'I eat no animal products' },
    { healthAnswers: { ...healthDefaults, allergens: ['Milk protein'] } },
    { healthAnswers: { ...healthDefaults, foods: 'kiwi, amasi and milk' } },
  ] as const) {
    assert.doesNotMatch(protein(change), /whey/i, JSON.stringify(change));
    assert.match(protein(change), /plant.*vegan/i);
  }
  for (const change of [{ diet_type: 'Vegetarian' }, { disliked_foods: 'cheese, eggs' }] as const) {
    assert.match(protein(change), /whey/i, JSON.stringify(change));
  }
});

test('whoever typed a condition is asked to see a clinic first, and gets no caffeine with a heart or a child', () => {
  const titles = (text: string) =>
    shownTo({ disliked_foods: text }).categories.map(({ title }) => title);
  for (const text of ['pregnant', 'borsvoeding', 'hypertension', 'chest pain']) {
    assert.equal(titles(text).length, 3, text);
    assert.ok(!titles(text).includes('Pre-Workout Boosters'));
  }
  assert.equal(titles('gout').length, 4);
  const [caution = ''] = shownTo({ disliked_foods: 'gout' }).cautions;
  assert.match(caution, /‘gout’.* ask your clinic or doctor before you take any supplement/);
  assert.doesNotMatch(shownTo({ disliked_foods: 'HIV' }).cautions.join(), /HIV/);
  assert.deepEqual(readSaid({ ...adult, disliked_foods: 'mushrooms' }), nothingSaid);
});

test('what was ticked counts like what was typed; where nothing is planned nothing is shown', () => {
  const { cautions, categories } = shownTo({
    healthAnswers: { ...healthDefaults, mother: ['Pregnant'] },
  });
  assert.match(cautions[0] ?? '', /^From what you told us: please ask your clinic/);
  assert.ok(!categories.some(({ title }) => title === 'Pre-Workout Boosters'));
  for (const [condition, help] of [
    ['An eating disorder now', /0800 456 789/],
    ['Kidney disease, on dialysis', /dialysis unit/],
  ] as const) {
    const profile = { ...adult, healthAnswers: { ...healthDefaults, conditions: [condition] } };
    const shown = supplementsFor(profile, readSaid(profile));
    assert.ok(shown.kind === 'never');
    assert.match(shown.reason, help);
  }
  assert.deepEqual(readSaid({ ...adult, healthAnswers: healthDefaults }), nothingSaid);
});

/** Names of all that is shown. */
const namesFor = (change: Partial<Profile>) =>
  shownTo(change).categories.flatMap(({ tiers }) => tiers.map(({ name }) => name));

test('nothing that is shown holds one of the twelve allergens, as far as its kind usually does or may', () => {
  // written down product by product, of the kind that each is
  const held: readonly (readonly [Partial<Profile>, RegExp, left: RegExp])[] = [
    [{ allergies: ['Lactose'] }, /whey/i, /vegan protein.*hyperdrive.*bcaa.*omega/i],
    [{ allergies: ['Gluten'] }, /plant|vegan|gummies|sport drink|glutamine/i, /whey.*bcaa.*omega/i],
    [{ allergies: ['Peanuts'] }, /plant|vegan/i, /whey.*hyperdrive.*bcaa.*omega/i],
    [{ allergies: ['Shellfish'] }, /krill|prawn|glucosamine/i, /whey.*hyperdrive.*bcaa.*omega/i],
    [{ allergies: ['Eggs'] }, /\begg/i, /whey.*hyperdrive.*bcaa.*omega/i],
    ...(
      [
        ['Tree nuts', /plant|vegan/i, /whey.*hyperdrive.*bcaa.*omega/i],
        ['Soy', /whey|plant|vegan|bcaa|omega 3 & 6/i, /hyperdrive/i],
        ['Fish', /omega|gummies|capsules/i, /whey.*hyperdrive.*bcaa/i],
        ['Milk protein', /whey/i, /vegan protein.*hyperdrive.*bcaa.*omega/i],
        ['Sesame', /plant|vegan/i, /whey.*hyperdrive.*bcaa.*omega/i],
        ['Mustard', /mustard/i, /whey.*hyperdrive.*bcaa.*omega/i],
        ['Sulphites', /gummies/i, /whey.*hyperdrive.*bcaa.*omega/i],
      ] as const
    ).map(([one, out, left]): readonly [Partial<Profile>, RegExp, RegExp] => [
      { healthAnswers: { ...healthDefaults, allergens: [one] } },
      out,
      left,
    ]),
  ];
  assert.equal(held.length, 12);
  for (const [change, out, left] of held) {
    const names = namesFor(change);
    assert.deepEqual(
      names.filter((name) => out.test(name)),
      [],
      JSON.stringify(change),
    );
    assert.match(names.join(), left, JSON.stringify(change));
    assert.match(shownTo(change).cautions.join(), /Read the label/, JSON.stringify(change));
  }
  const coeliac = {
    healthAnswers: { ...healthDefaults, conditions: ['Coeliac disease'] as const },
  };
  assert.doesNotMatch(namesFor(coeliac).join(), /sport drink|gummies/i);
});

test('what was typed counts as what was ticked does, in each language and of each kind', () => {
  const harms = (foods: string): Partial<Profile> => ({
    healthAnswers: { ...healthDefaults, foods },
  });
  for (const text of ['fish', 'vis', 'hake', 'tuna and prawns', 'seafood', 'inhlanzi', 'fisch']) {
    for (const change of [{ disliked_foods: text }, harms(text)]) {
      assert.doesNotMatch(namesFor(change).join(), /omega/i, text);
    }
  }
  for (const text of ['soya', 'soja', 'legumes', 'soy lecithin']) {
    assert.doesNotMatch(namesFor(harms(text)).join(), /whey|plant|vegan|bcaa/i, text);
  }
  assert.doesNotMatch(namesFor(harms('maize')).join(), /bcaa|sport drink|gummies/i);
  assert.doesNotMatch(namesFor(harms('caffeine')).join(), /hyperdrive|pump/i);
  assert.doesNotMatch(namesFor(harms('gelatine')).join(), /omega|gummies|capsules/i);
  assert.doesNotMatch(namesFor(harms('cheese')).join(), /whey/i);
  assert.doesNotMatch(namesFor({ disliked_foods: 'halal' }).join(), /omega|gummies|capsules/i);
  // a food that none of them is made of: they are shown, with the label to read
  assert.deepEqual(namesFor(harms('kiwi, celery')), namesFor({}));
  assert.match(shownTo(harms('kiwi, celery')).cautions.join(), /Read the label/);
});

test('who eats no animals is shown no fish oil, gelatine or amino acids of feathers, and told of algae', () => {
  for (const diet_type of ['Vegetarian', 'Vegan', 'Fish-Only'] as const) {
    const { categories } = shownTo({ diet_type });
    assert.doesNotMatch(namesFor({ diet_type }).join(), /omega|gummies|capsules|bcaa/i);
    const wellness = categories.find(({ title }) => title === 'Daily Wellness');
    assert.match(wellness?.missing ?? '', /Omega-3 is also made of algae, without fish/);
    assert.equal(wellness?.note, undefined);
    assert.equal(categories.length, 4);
  }
});
