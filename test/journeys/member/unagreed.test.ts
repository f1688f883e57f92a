import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { agreeTo } from '#test/support/members/agreement.ts';
import { asGuardian, askGuardian } from '#test/support/members/guardian.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import {
  firstWeight,
  loggedSets,
  showPlans,
  startSession,
  trainee,
} from '#test/support/plans/training.ts';
import { openOwnProduct, openProduct, type Product } from '#test/support/server/product.ts';

// What goes beyond the specified calls is kept of who agrees, and of a child whose parent or guardian does.

const products = {
  'is asked': openProduct(),
  'is required': openOwnProduct({ CONSENT_REQUIRED: 'on' }),
};
const modes = ['is asked', 'is required'] as const;
const refusals = /^Failed to load resource/;

const query = async ({ server }: Product, text: string, { userId }: TestMember) =>
  (await server.database.owner.query(text, [userId])).rows;
/** As somebody of before anybody was asked. */
const forgetConsents = (product: Product, member: TestMember) =>
  query(product, 'delete from public.consents where user_id = $1', member);
const kitchenOf = (product: Product, member: TestMember) =>
  query(product, 'select eggs, faith from public.kitchen where user_id = $1', member);

for (const mode of modes) {
  test(`faith is not kept before its member agrees: they are asked, and nothing typed is lost, where it ${mode}`, async () => {
    const product = products[mode];
    const member = await createMember(product.server.url);
    await forgetConsents(product, member);
    const { page, leave } = await product.visit(
      { ...member.signedIn, serviceWorkers: 'block' },
      refusals,
    );
    await page.goto(paths.kitchen);
    await page.getByLabel('No beef').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please tick this first: without it').waitFor();
    assert.deepEqual(await kitchenOf(product, member), []);
    await page.reload();
    assert.ok(await page.getByLabel('No beef').isChecked(), 'what was typed is there again');
    await page.getByRole('checkbox', { name: /^I agree that my profile/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. New plans will follow it.').waitFor();
    assert.deepEqual((await kitchenOf(product, member))[0]?.faith, ['No beef']);
    assert.equal(await page.getByRole('checkbox', { name: /^I agree that/ }).count(), 0);

    // who takes it back deletes what is there without agreeing again
    await forgetConsents(product, member);
    await page.reload();
    await page.getByRole('button', { name: 'Delete these answers' }).click();
    await page.getByText('Your answers are deleted.').waitFor();
    assert.deepEqual(await kitchenOf(product, member), []);
    await leave();
  });

  test(`a child’s kitchen waits for their parent or guardian, where it ${mode}`, async () => {
    const product = products[mode];
    const child = await createMember(product.server.url);
    await query(product, 'update public.profiles set age = 15 where user_id = $1', child);
    const { page, leave } = await product.visit(
      { ...child.signedIn, serviceWorkers: 'block' },
      refusals,
    );
    await page.goto(paths.kitchen);
    await page.getByLabel('Eggs', { exact: true }).selectOption('Never');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A parent or guardian has to agree first').waitFor();
    assert.deepEqual(await kitchenOf(product, child), []);
    const secret = await askGuardian(product.server, child);
    await asGuardian(product.server.url, secret, 'agree');
    await page.reload();
    await page.getByText(/^guardian@example\.com agreed on/).waitFor();
    assert.equal(await page.getByLabel('Eggs', { exact: true }).inputValue(), 'Never');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. New plans will follow it.').waitFor();
    assert.equal((await kitchenOf(product, child))[0]?.eggs, 'Never');
    await leave();
  });
}

/** As somebody whose answers are from before, or who took their agreement back. */
const answeredBefore = (product: Product, member: TestMember) =>
  query(
    product,
    `insert into public.health_answers (user_id, joints, foods) values ($1, '{Knees,Back}', 'kiwi')`,
    member,
  );
const healthOf = (product: Product, member: TestMember) =>
  query(product, 'select joints, foods from public.health_answers where user_id = $1', member);

for (const mode of modes) {
  test(`who has not agreed sees what they said of their health and deletes it without agreeing, where it ${mode}`, async () => {
    const product = products[mode];
    const member = await createMember(product.server.url);
    await answeredBefore(product, member);
    await forgetConsents(product, member);
    const { page, leave, complaints } = await product.visit({
      ...member.signedIn,
      serviceWorkers: 'block',
    });
    await page.goto(paths.health);
    const kept = page.getByRole('region', { name: 'What you told us before' });
    await kept.getByText('Knees, Back', { exact: true }).waitFor();
    await kept.getByText('kiwi', { exact: true }).waitFor();
    assert.equal(await kept.getByRole('term').count(), 2, 'what was not answered is not listed');
    // nothing new is saved before the question is answered
    await page.getByRole('heading', { name: 'May we use your answers?' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Save', exact: true }).count(), 0);
    await kept.getByRole('button', { name: 'Delete these answers' }).click();
    await page.getByText('Your answers are deleted.').waitFor();
    assert.equal(await kept.getByRole('term').count(), 0);
    assert.deepEqual(await healthOf(product, member), []);
    await page.reload();
    await page.getByRole('heading', { name: 'May we use your answers?' }).waitFor();
    assert.equal(await kept.count(), 0);

    // who agrees instead goes on from what is kept
    await answeredBefore(product, member);
    await page.reload();
    await kept.waitFor();
    await page.getByRole('checkbox', { name: /^I agree that my profile/ }).check();
    await page.getByRole('button', { name: 'I agree' }).click();
    await page.getByLabel('Knees', { exact: true }).and(page.locator(':checked')).waitFor();
    assert.equal(await kept.count(), 0);
    assert.deepEqual(complaints, []);
    await leave();
  });
}

test('a child whose guardian has not agreed deletes what was said of their health', async () => {
  const product = products['is asked'];
  const child = await createMember(product.server.url);
  await answeredBefore(product, child);
  await query(product, 'update public.profiles set age = 15 where user_id = $1', child);
  const { page, leave } = await product.visit(
    { ...child.signedIn, serviceWorkers: 'block' },
    refusals,
  );
  await page.goto(paths.health);
  await page.getByRole('heading', { name: 'A parent or guardian has to agree' }).waitFor();
  const gone = page.getByRole('button', { name: 'Delete these answers' });
  // without signal nothing is deleted, and that is told
  await page.route(`**${wire.data}/health_answers*`, (route) => route.abort());
  await gone.click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  assert.equal((await healthOf(product, child)).length, 1);
  await page.unroute(`**${wire.data}/health_answers*`);
  await gone.click();
  await page.getByText('Your answers are deleted.').waitFor();
  assert.deepEqual(await healthOf(product, child), []);
  await leave();
});

test('a dish is not again for who agrees; anybody else is told, and led to where they do', async () => {
  const product = products['is asked'];
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  await forgetConsents(product, member);
  const { page, leave } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    refusals,
  );
  await page.goto(paths.mealPlans);
  await unfoldMeals(page);
  await page
    .getByRole('button', { name: /^Not again the dish of lunch on .*week 1$/ })
    .first()
    .click();
  await page.getByRole('alert').filter({ hasText: serverSentences.agreeFirst }).waitFor();
  const said = 'select from public.dish_opinions where user_id = $1';
  assert.equal((await query(product, said, member)).length, 0);
  await page.getByRole('button', { name: 'Your agreement', exact: true }).click();
  await page.waitForURL(`**${paths.profile}#agreement`);
  await page.getByRole('heading', { name: 'Your agreement' }).waitFor();
  await leave();
});

test('sets of who has not agreed are kept on the phone and told, and sent once they agree', async () => {
  const product = products['is asked'];
  const member = await trainee(product);
  await forgetConsents(product, member);
  const { page, leave } = await product.visit(member.signedIn, refusals);
  let sent = 0;
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().includes('/training_sets')) sent++;
  });
  await showPlans(page);
  await startSession(page, 1, 'Full body A');
  await firstWeight(page);
  await page.getByLabel('Kilograms', { exact: true }).fill('12,5');
  await page.getByRole('button', { name: 'Set done' }).click();
  const dialog = page.getByRole('dialog');
  const told = dialog.getByText('Until then your sets are kept on this phone alone.');
  await told.waitFor();
  assert.ok((await told.innerText()).startsWith(serverSentences.agreeFirst));
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  assert.equal(sent, 1);
  assert.equal(await page.getByText('No connection').count(), 0);

  // the way to the agreement leads back into the session
  await dialog.getByRole('link', { name: 'Your agreement' }).click();
  await page.getByRole('heading', { name: 'Your agreement' }).waitFor();
  assert.deepEqual(await loggedSets(member), []);
  await agreeTo(member);
  await page.goto(paths.exercisePlans);
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  await eventually(async () => (await loggedSets(member)).length === 1, 'the set is sent');
  await told.waitFor({ state: 'detached' });
  await leave();
});
