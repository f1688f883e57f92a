import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { planGapsSchema } from '#contract/plans/plan-gaps.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

async function gapsOf(member: TestMember) {
  const { status, body } = await member.call('GET', wire.planGaps);
  assert.equal(status, 200);
  return v.parse(planGapsSchema, body);
}
const say = (member: TestMember, answers: object) =>
  member.call('POST', `${wire.data}/health_answers`, { user_id: member.userId, ...answers });

test('a member hears what the stored plan lacks, with foods by the gram, and what was said later counts', async () => {
  const profile = { diet_type: 'Vegan', gender: 'Female' };
  const member = await createPlannedMember(product.server, { made: ['meals'], profile });
  const gaps = await gapsOf(member);
  assert.ok(gaps.kind === 'rows');
  const names = gaps.rows.map(({ name }) => name);
  assert.ok(names.includes('Vitamin B12'), names.join());
  const calcium = gaps.rows.find(({ name }) => name === 'Calcium') ?? assert.fail(names.join());
  const [food] = calcium.foods;
  assert.ok(food && food.grams > 0 && food.kilojoules > 0 && food.adds > 0);

  const own = `${wire.data}/profiles?user_id=eq.${member.userId}`;
  await member.call('PATCH', own, { disliked_foods: food.name });
  const without = await gapsOf(member);
  assert.ok(without.kind === 'rows');
  assert.ok(!JSON.stringify(without).includes(`"${food.name}"`));

  assert.equal((await say(member, { conditions: ['Gout'] })).status, 201);
  assert.deepEqual(await gapsOf(member), { kind: 'clinic' });
  await product.server.database.owner.query(
    'update public.profiles set age = 16 where user_id = $1',
    [member.userId],
  );
  assert.deepEqual(await gapsOf(member), { kind: 'silent' });
});

test('without a profile or a plan there is nothing to compare, and nobody reads another’s', async () => {
  const newcomer = await createMember(product.server.url, null);
  assert.equal((await newcomer.call('GET', wire.planGaps)).status, 409);
  assert.equal(
    (await (await createMember(product.server.url)).call('GET', wire.planGaps)).status,
    409,
  );
  assert.equal((await fetch(product.server.url + wire.planGaps)).status, 401);
});
