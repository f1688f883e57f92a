import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { explanationSchema } from '#contract/plans/explain-plan.ts';
import { serverSentences } from '#contract/sentences.ts';
import { createMember } from '#test/support/members/member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

test('both plans explain themselves to their own member', async () => {
  const member = await createMember(product.server.url, { disliked_foods: 'mushrooms' });
  const ask = (plan: string) => member.call('POST', wire.explainPlan, { plan });
  const early = await ask('meals');
  assert.equal(early.status, 409);
  assert.match(JSON.stringify(early.body), new RegExp(serverSentences.generateMealsFirst));
  for (const address of [wire.generateMealPlans, wire.generateExercisePlans]) {
    assert.equal((await member.call('POST', `${address}?wait=true`)).status, 200);
  }
  for (const [plan, words] of [
    ['meals', /Why this much energy.*Why these meals.*‘mushrooms’/s],
    ['training', /What the week trains.*How it goes on/s],
  ] as const) {
    const { status, body } = await ask(plan);
    assert.equal(status, 200);
    const { parts } = v.parse(explanationSchema, body);
    assert.match(JSON.stringify(parts), words);
  }
  const other = await createMember(product.server.url);
  assert.equal((await other.call('POST', wire.explainPlan, { plan: 'meals' })).status, 409);
});

test('without a profile, without a plan, without sense: each is told in its words', async () => {
  const member = await createMember(product.server.url, null);
  const missing = await member.call('POST', wire.explainPlan, { plan: 'training' });
  assert.deepEqual(
    [missing.status, v.parse(v.object({ message: v.string() }), missing.body).message],
    [409, serverSentences.completeProfileFirst],
  );
  assert.equal((await member.call('POST', wire.explainPlan, { plan: 'soup' })).status, 400);
  const visitor = await fetch(product.server.url + wire.explainPlan, {
    method: 'POST',
    body: '{}',
  });
  assert.equal(visitor.status, 401);
});
