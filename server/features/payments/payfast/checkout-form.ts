import { createHmac } from 'node:crypto';
import { paths, wire } from '#contract/paths.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { debitAfter } from '#membership/debit-days.ts';
import { type PlanName, plans } from '#membership/plans.ts';
import { isSameHash } from '../same-hash.ts';
import { payfastHash } from './signature.ts';

/** Who sells at Payfast, and where its site is. */
export interface PayfastMerchant {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** What a member orders there. */
export interface PayfastOrder {
  readonly checkout: string;
  readonly plan: PlanName;
  readonly email: string;
  /** Where we are reached, without a slash at the end. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type FormField = [name: string, value: string];

/** By the numbers with which Payfast calls how often it debits. */
const frequencies: Readonly<Record<PlanName, string>> = { monthly: '3', annual: '6' };
const names: Readonly<Record<PlanName, string>> = {
  monthly: 'Phila Monthly Plan',
  annual: 'Phila Annual Plan',
};

const markOf = (checkout: string, passphrase: string) =>
  createHmac('sha256', passphrase).update(checkout).digest();

/** What Payfast repeats beside the name of a checkout, so that no name counts which we did not hand out ourselves. */
export const checkoutMark = (checkout: string, passphrase: string): string =>
  markOf(checkout, passphrase).toString('hex');

export function isMarked(checkout: string, mark: string, passphrase: string): boolean {
  return isSameHash(markOf(checkout, passphrase), mark);
}

const rands = (cents: number) => (cents / 100).toFixed(2);

/**
 * The form with which a member's browser goes to Payfast: its fields in the order in which Payfast documents them, which is
 * the order in which they are signed. The first debit is at once, further ones from the day on that our page of the order
 * names, for as long as nobody ends it.
 */
export function checkoutForm(
  { merchantId, merchantKey, passphrase, url }: PayfastMerchant,
  { checkout, plan, email, site, now }: PayfastOrder,
): { readonly url: string; readonly fields: readonly FormField[] } {
  const price = rands(plans[plan].cents);
  const fields: FormField[] = [
    ['merchant_id', merchantId],
    ['merchant_key', merchantKey],
    ['return_url', `${site}${paths.profile}`],
    ['cancel_url', `${site}${paths.subscription}`],
    ['notify_url', `${site}${wire.payfast}`],
    ['email_address', email.trim()],
    ['m_payment_id', checkout],
    ['amount', price],
    ['item_name', names[plan]],
    ['custom_str1', checkoutMark(checkout, passphrase)],
    ['subscription_type', '1'],
    ['billing_date', debitAfter(dayAt(now), plan, 'payfast')],
    ['recurring_amount', price],
    ['frequency', frequencies[plan]],
    ['cycles', '0'],
  ];
  const signature = payfastHash(new Map(fields), passphrase).toString('hex');
  return { url: `${url}/eng/process`, fields: [...fields, ['signature', signature]] };
}
