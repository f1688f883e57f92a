import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { overviewSchema } from '#contract/plans/overview.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

// What was spent on food: told to the cent, and kept over new lists.

const product = openProduct();

const packSchema = v.object({
  store: v.string(),
  product: v.string(),
  packLabel: v.string(),
  cents: v.number(),
});
const optionSchema = v.object({
  packs: v.array(packSchema),
  purchases: v.array(v.object({ quantity: v.number() })),
  cents: v.number(),
});
const linesSchema = v.tuple([
  v.object({
    lines: v.array(v.object({ food: v.string(), budget: optionSchema, premium: optionSchema })),
  }),
]);
async function linesOf(member: TestMember) {
  const { body } = await member.call('GET', `${wire.data}/shopping_lists?select=details->lines`);
  return v.parse(linesSchema, body)[0].lines;
}
async function spentBy(member: TestMember) {
  const { body } = await member.call('GET', wire.overview);
  return v.parse(overviewSchema, body).shopping?.totals?.boughtCents;
}

test('what was spent is what the shelf asked, in the choice that was bought, and stays over new lists and plans', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  const lines = await linesOf(member);
  const single = lines.filter(
    ({ budget }) => budget.packs.length === 1 && budget.purchases.length === 1,
  );
  const [dear, more] = single;
  const fine = lines.find(
    ({ food, budget, premium }) =>
      food !== dear?.food && food !== more?.food && premium.cents > budget.cents,
  );
  const pack = dear?.budget.packs[0];
  assert.ok(dear && more && fine && pack);
  const own = { user_id: member.userId };
  await member.call('POST', `${wire.data}/shelf_prices`, {
    ...{ ...own, store: pack.store, product: pack.product, pack: pack.packLabel },
    ...{ cents: 8765, listed_cents: pack.cents, seen_on: '2027-01-01' },
  });
  const id = randomUUID();
  await member.call('POST', `${wire.data}/shopping_own_lines`, {
    ...{ ...own, id, name: 'Soap', cents: 2499 },
  });
  const ticks = [dear.food, more.food, fine.food, `own:${id}`].map((item) => ({
    ...{ ...own, item, ticked: true, premium: item === fine.food },
  }));
  assert.equal((await member.call('POST', `${wire.data}/shopping_ticks`, ticks)).status, 201);
  const spent =
    8765 * (dear.budget.purchases[0]?.quantity ?? 0) +
    more.budget.cents +
    fine.premium.cents +
    2499;
  assert.equal(await spentBy(member), spent);

  const made = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  assert.equal(made.status, 200);
  assert.equal(await spentBy(member), spent, 'a new list of the same meals');
  const { body } = await member.call(
    'GET',
    `${wire.data}/shopping_ticks?select=item,premium&order=item`,
  );
  assert.deepEqual(
    body,
    [dear.food, more.food, fine.food].sort().map((item) => ({ item, premium: item === fine.food })),
  );
  for (const wanted of [wire.generateMealPlans, wire.generateShoppingList]) {
    assert.equal((await member.call('POST', `${wanted}?wait=true`)).status, 200);
  }
  assert.equal(await spentBy(member), spent, 'a new list of other meals');
});
