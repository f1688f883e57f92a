import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOperator } from '#operator/main.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember } from '#test/support/members/member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';
import { paystackKey, paystackMessage, send } from '#test/support/services/payment-providers.ts';

const product = openOwnProduct({ PAYSTACK_SECRET_KEY: paystackKey });

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
