import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, wire } from '#contract/paths.ts';
import { createMember } from '#test/support/members/member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

test('where the server does not answer, nobody is told that there is nothing', async () => {
  const member = await createMember(product.server.url);
  const reason = { user_id: member.userId, reason: 'Too expensive' };
  const path = `${wire.data}/subscription_cancellations`;
  assert.equal((await member.call('POST', path, reason)).status, 201);
  const refused = /Failed to load resource/;
  const { page, leave, complaints } = await product.visit(member.signedIn, refused);
  for (const table of ['subscription_cancellations', 'dish_opinions'])
    await page.route(`**${wire.data}/${table}*`, (route) => route.abort());

  // a request that is being looked at must not look as though it could be made
  await page.goto(paths.profile);
  await page.getByText('we do not know just now whether you have asked to cancel').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Request Cancellation' }).count(), 0);
  await page.unroute(`**${wire.data}/subscription_cancellations*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Cancellation Request Pending' }).waitFor();

  await page.goto(paths.kitchen);
  await page.getByText('we do not know just now what you said of dishes').waitFor();
  assert.equal(await page.getByText('None yet.').count(), 0);
  await page.unroute(`**${wire.data}/dish_opinions*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('None yet.').waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});
