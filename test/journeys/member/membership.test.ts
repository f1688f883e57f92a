import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addBusinessDays } from '#membership/calendar/business-days.ts';
import { addMonths, dayAt } from '#membership/calendar/moments.ts';
import type { PlanName } from '#membership/plans.ts';
import { runOperator } from '#operator/main.ts';
import { daysBetween } from '#planning/calendar-day.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { createMember } from '#test/support/members/member.ts';
import { pay } from '#test/support/members/paid.ts';
import { openOwnProduct } from '#test/support/server/product.ts';
import { startPayfast } from '#test/support/services/payfast-simulator.ts';
import {
  payfastMerchant,
  payfastPassphrase,
  paystackKey,
  paystackMessage,
  send,
} from '#test/support/services/payment-providers.ts';
import { startPaystack } from '#test/support/services/paystack-simulator.ts';

const [paystack, payfast] = await Promise.all([startPaystack(), startPayfast()]);
after(() => Promise.all([paystack.close(), payfast.close()]));
// Paystack has a plan for a month alone, so that a year is Payfast's
const product = openOwnProduct({
  ...{ PAYSTACK_SECRET_KEY: paystackKey, PAYSTACK_URL: paystack.url },
  ...{ PAYSTACK_PLAN_MONTHLY: 'PLN_m' },
  ...{ PAYFAST_MERCHANT_ID: payfastMerchant, PAYFAST_PASSPHRASE: payfastPassphrase },
  ...{ PAYFAST_MERCHANT_KEY: '46f0cd694581a' },
  ...{ PAYFAST_URL: payfast.url, PAYFAST_API_URL: payfast.url },
});

test('a member sees what is paid, until when, and when the next debit is', async () => {
  const { url, database } = product.server;
  const member = await createMember(url);
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto('/dashboard/profile');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Your Subscription', exact: true }),
  });
  await section.getByText('No payment of yours is known.').waitFor();

  const paid = paystackMessage('charge.success', {
    reference: 'by-the-page',
    status: 'success',
    amount: 9900,
    currency: 'ZAR',
    paid_at: new Date().toISOString(),
    customer: { customer_code: 'CUS_1' },
  });
  assert.equal(await send(url, paid), 200);
  const states = async (state: string) => {
    const { rows } = await database.owner.query('select from payments.inbox where state = $1', [
      state,
    ]);
    return rows.length === 1;
  };
  await eventually(() => states('unmatched'), 'the payment is nobody’s');
  await runOperator(database.owner, ['subscriptions', 'match', '1', member.email]);
  // a telling of the same payment wakes the server
  assert.equal(await send(url, paid), 200);
  await eventually(() => states('matched'), 'the payment is the member’s');

  await page.reload();
  await section.getByText('Your subscription is active.').waitFor();
  await section.getByText('Standard Plan, R99 per month').waitFor();
  assert.deepEqual(await section.locator('dt').allTextContents(), [
    'Plan',
    'Paid until',
    'Next debit',
    'Paid',
    'May be undone without a reason until',
  ]);
  assert.deepEqual(await axeViolations(page), []);

  // the specified request says what it always said, and the next debit is gone
  await page.getByLabel('Reason for cancelling').fill('Too dear');
  await page.getByRole('button', { name: 'Request Cancellation' }).click();
  await page.getByText('Cancellation Request Pending').waitFor();
  await section.getByText('Your subscription will not be renewed.').waitFor();
  assert.equal(await section.getByText('Next debit').count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

/** Has a member pay, and opens their profile page. */
async function opened(plan: PlanName, days: number) {
  const { url, database } = product.server;
  const member = await createMember(url);
  const { page, leave, complaints } = await product.visit({
    ...member.signedIn,
    reducedMotion: 'reduce',
  });
  await pay(database.owner, member.userId, plan, dayAt(Date.now() - days * 86_400_000));
  await page.goto('/dashboard/profile');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Your Subscription', exact: true }),
  });
  await section.getByText('Your subscription is active.').waitFor();
  return { member, page, section, leave, complaints, owner: database.owner };
}
const written = (day: string) =>
  new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

test('a year: what a notice of 20 business days gives back stands there before it is asked for', async () => {
  const { member, page, section, leave, complaints, owner } = await opened('annual', 100);
  const begun = dayAt(Date.now() - 100 * 86_400_000);
  const ends = addBusinessDays(dayAt(Date.now()), 20);
  const whole = addMonths(begun, 12);
  const cents = Math.ceil((95_000 * daysBetween(ends, whole)) / daysBetween(begun, whole));
  const back = `R${(cents / 100).toFixed(2)}`;
  const choice = page.getByRole('radio', { name: 'With 20 business days’ notice' });
  const label = page.locator('label', { has: choice });
  assert.ok((await label.innerText()).includes(`On ${written(ends)}`));
  assert.ok((await label.innerText()).includes(`${back} goes back to you by`));
  assert.deepEqual(await axeViolations(page), []);
  await choice.check();
  assert.equal(await page.getByLabel('Reason for cancelling').count(), 0, 'no reason is asked');
  await page.getByRole('button', { name: 'Request Cancellation' }).click();
  await page.getByText('Cancellation Request Pending').waitFor();
  await section.getByText('Your subscription will not be renewed.').waitFor();
  assert.match(await section.locator('dd').nth(1).innerText(), new RegExp(written(ends)));
  assert.ok((await section.innerText()).includes(`${back} by `));
  const operate = async (...words: string[]) => (await runOperator(owner, words)).join('\n');
  assert.match(
    await operate('cancellations'),
    new RegExp(`${member.email} .* \\(by notice\\): Notice$`),
  );
  assert.match(await operate('subscriptions'), new RegExp(`give back ${back} of .*: notice`));
  assert.deepEqual(complaints, []);
  await leave();
});

test('within seven days an order is undone without a reason, by keys alone', async () => {
  const { page, section, leave, complaints } = await opened('monthly', 2);
  await page.getByRole('radio', { name: 'At the end of what is paid' }).focus();
  await page.keyboard.press('ArrowDown');
  const undo = page.getByRole('radio', { name: 'Undo the order, all money back' });
  assert.equal(await undo.isChecked(), true);
  await pressOn(page, page.getByRole('button', { name: 'Request Cancellation' }));
  await section.getByText('Your subscription was undone. Your money is on its way back.').waitFor();
  // the form is gone, and the focus is on what came of it
  const notice = page.getByRole('heading', { name: 'Cancellation Request Pending' });
  assert.ok(await notice.evaluate((one) => one === document.activeElement));
  assert.match(await section.innerText(), /R99 by /);
  assert.deepEqual(complaints, []);
  await leave();
});

test('a year that ends soon is told, and who wanted no renewal may still end it sooner', async () => {
  const { page, section, leave, complaints } = await opened('annual', 300);
  await section.getByRole('heading', { name: /^Your year ends on / }).waitFor();
  await section.getByText(/^Another year, R950, is debited then unless/).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByLabel('Reason for cancelling').fill('Too dear');
  await page.getByRole('button', { name: 'Request Cancellation' }).click();
  await section.getByText(/^It will not be renewed, and nothing is debited then/).waitFor();
  await page.getByText('End what is still paid for').click();
  await page.getByText(/^With 20 business days’ notice\.$/).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('an order is read over on a page of ours, said not to be made where the provider is away, paid, and ended', async () => {
  const { url } = product.server;
  const member = await createMember(url);
  const { page: prices, context, leave, complaints } = await product.visit(member.signedIn);
  await context.route('https://checkout.paystack.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<h1>The provider’s page</h1>',
    }),
  );
  await prices.goto('/subscription');
  const opens = context.waitForEvent('page');
  await prices.getByRole('link', { name: /^Choose Monthly/ }).click();
  const page = await opens;
  await page.getByRole('heading', { name: 'Your order' }).waitFor();
  await page.getByText(/^If you order today, R99 is debited on .*, and the next R99 on /).waitFor();
  await page.getByText(/Within 7 days of ordering you get all of it back/).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  paystack.away = true;
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByText('We could not reach our payment provider. Nothing was ordered.').waitFor();
  paystack.away = false;
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: 'The provider’s page' }).waitFor();
  const reference = new URL(page.url()).pathname.slice(1);
  for (const message of paystack.pay(reference)) assert.equal(await send(url, message), 200);
  await page.goto('/dashboard/profile');
  const state = page.getByText('Your subscription is active.');
  await eventually(async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'Your Subscription', exact: true }).waitFor();
    return (await state.count()) === 1;
  }, 'what was paid is known');
  await page.getByLabel('Reason for cancelling').fill('Too dear');
  await page.getByRole('button', { name: 'Request Cancellation' }).click();
  await page.getByText('Your subscription will not be renewed.').waitFor();
  await eventually(
    async () => [...paystack.subscriptions.values()].every(({ status }) => status !== 'active'),
    'the provider debits no more',
  );
  assert.deepEqual(complaints, []);
  await leave();
});

test('a year at Payfast: the order is brought by a form, paid, and undone within seven days in two presses', async () => {
  const { url } = product.server;
  const member = await createMember(url);
  const { page: prices, context, leave, complaints } = await product.visit(member.signedIn);
  await prices.goto('/subscription');
  const opens = context.waitForEvent('page');
  await prices.getByRole('link', { name: /^Choose Annual/ }).click();
  const page = await opens;
  const today = dayAt(Date.now());
  const next = written(addMonths(today, 12));
  await page
    .getByText(`R950 is debited on ${written(today)}, and the next R950 on ${next}.`)
    .waitFor();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
  assert.equal(page.url(), `${payfast.url}/eng/process`);
  // whoever comes back without paying finds the order as it was
  await page.goBack();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
  const [checkout = ''] = payfast.orders();
  // whoever is led back before Payfast has told waits on the page, which sees it by itself
  const notice = payfast.pay(checkout);
  await page.goto('/dashboard/profile');
  await page.getByText('Your payment has not been confirmed yet.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  assert.equal(await send(url, notice), 200);
  await page.getByText('Your subscription is active.').waitFor();
  await page.getByRole('radio', { name: 'Undo the order, all money back' }).check();
  await page.getByRole('button', { name: 'Request Cancellation' }).click();
  await page.getByText('Your subscription was undone. Your money is on its way back.').waitFor();
  await eventually(
    async () => [...payfast.subscriptions.values()].every(({ status }) => status !== 'ACTIVE'),
    'Payfast debits no more',
  );
  assert.deepEqual(payfast.problems, []);
  assert.deepEqual(complaints, []);
  await leave();
});
