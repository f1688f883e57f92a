import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import type { Profile } from '../../profile/profile.ts';
import { createKitchen } from '../model/kitchen.ts';
import { prepare } from './plan-task.ts';

const kitchen = createKitchen(standardCatalogue());

/** Foods of all dishes that a member may be given. */
function foodsFor(wishes: Partial<Profile>): readonly string[] {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Naledi', ...wishes });
  assert.ok(prepared.ok);
  const { bySlot, sides } = prepared.task.pools;
  const candidates = [...[...bySlot.values()].flat(), ...sides];
  return candidates.flatMap(({ dish }) => dish.dish.ingredients.map(({ food }) => food.key));
}

test('what is made for an allergy is for those who have it', () => {
  const isFor = { Gluten: /gluten-free/, Lactose: /-lactose-free$/ } as const;
  for (const allergy of ['Gluten', 'Lactose'] as const) {
    assert.ok(foodsFor({ allergies: [allergy] }).some((food) => isFor[allergy].test(food)));
    assert.ok(!foodsFor({ allergies: ['Peanuts'] }).some((food) => isFor[allergy].test(food)));
  }
});
