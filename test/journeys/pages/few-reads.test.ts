import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, wire } from '#contract/paths.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

/** A tenth of what a member may read in a minute, so that nobody who turns pages is ever held up. */
const most = 60;
const ofMembers = [
  paths.dashboard,
  paths.mealPlans,
  paths.exercisePlans,
  paths.shoppingList,
  paths.supplements,
  paths.profile,
  paths.kitchen,
  paths.health,
];

test('each page of a member asks the server for little, and all of them together for less than a minute’s share', async (t) => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  assert.ok(product.server.settings.readsAMinute >= 10 * most);
  const { page, context, complaints } = await product.visit(member.signedIn);
  const wires = [wire.auth, wire.data, wire.functions];
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (wires.some((one) => pathname.startsWith(`${one}/`))) asked.push(pathname);
  });
  let all = 0;
  for (const address of ofMembers) {
    asked = [];
    await page.goto(address, { waitUntil: 'networkidle' });
    t.diagnostic(`${address}: ${asked.length}`);
    assert.ok(asked.length <= 20, `${address}: ${asked.join(' ')}`);
    all += asked.length;
  }
  assert.ok(all > ofMembers.length, 'the requests were not seen');
  assert.ok(all <= most, String(all));
  assert.deepEqual(complaints, []);
  await context.close();
});
