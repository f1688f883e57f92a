import * as v from 'valibot';
import { endOfDay } from '#membership/calendar/moments.ts';
import { currency } from '#membership/plans.ts';
import { dayNumber } from '#planning/calendar-day.ts';
import {
  checkoutLink,
  ignored,
  type MessageReading,
  planFor,
  refused,
  told,
  wrongMoney,
} from '../told.ts';
import { isMarked } from './checkout-form.ts';
import { signedFields } from './signature.ts';

export interface PayfastFacts {
  readonly merchantId: string;
  readonly passphrase: string;
}

/** Rands with two digits after the point, as whole cents. */
const rands = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}\.\d{2}$/),
  v.transform((text) => Number(text.replace('.', ''))),
);
const noticeSchema = v.object({
  m_payment_id: v.optional(v.string(), ''),
  pf_payment_id: v.optional(v.string(), ''),
  payment_status: v.string(),
  amount_gross: v.optional(v.string(), ''),
  merchant_id: v.string(),
  token: v.optional(v.string(), ''),
  billing_date: v.optional(v.string(), ''),
  custom_str1: v.optional(v.string(), ''),
});
type Notice = v.InferOutput<typeof noticeSchema>;

interface Circumstances {
  readonly facts: PayfastFacts;
  readonly receivedAt: number;
}

/** By what a notice's agreement is found: our own name of the checkout with our mark, or the subscription's at Payfast. */
function linksOf({ m_payment_id, token, custom_str1 }: Notice, { passphrase }: PayfastFacts) {
  const subscription = token === '' ? [] : [`customer:${token}`];
  const ours = isMarked(m_payment_id, custom_str1, passphrase) ? checkoutLink(m_payment_id) : [];
  return { asks: [...ours, ...subscription], subscription };
}

/**
 * For so long a notice may be late. A day for which it bills that is longer ago is taken for the first one, of which Payfast
 * does not say whether its later notices repeat it.
 */
const lateDays = 10;

/** A notice tells no time. It is no later than the day for which it bills, or than when it came. */
function timeOf({ billing_date: day }: Notice, receivedAt: number): number {
  if (dayNumber(day) === null) return receivedAt;
  const billed = endOfDay(day) - 1;
  return receivedAt - billed > lateDays * 86_400_000 ? receivedAt : Math.min(receivedAt, billed);
}

function readCharge(notice: Notice, { facts, receivedAt }: Circumstances): MessageReading {
  const amount = v.safeParse(rands, notice.amount_gross);
  if (!amount.success || notice.pf_payment_id === '')
    return refused('a charge that cannot be read');
  const cents = amount.output;
  const plan = planFor(cents);
  const wrong = wrongMoney(plan, cents, currency);
  if (wrong !== null || plan === null) return refused(wrong ?? 'another plan');
  const { asks, subscription } = linksOf(notice, facts);
  return told({
    event: {
      kind: 'charge',
      id: `payfast:${notice.pf_payment_id}`,
      agreement: '',
      plan,
      cents,
      at: timeOf(notice, receivedAt),
    },
    plan,
    asks,
    gives: [`charge:${notice.pf_payment_id}`, ...subscription],
  });
}

function readWord(
  says: 'failing' | 'stopped',
  notice: Notice,
  { facts, receivedAt }: Circumstances,
): MessageReading {
  const { m_payment_id, pf_payment_id, token } = notice;
  const name = says === 'stopped' ? token || m_payment_id : pf_payment_id || m_payment_id;
  return told({
    event: {
      kind: 'word',
      id: `payfast:${name}:${says}`,
      agreement: '',
      says,
      at: receivedAt,
      nextDebit: null,
    },
    plan: null,
    asks: linksOf(notice, facts).asks,
    gives: [],
  });
}

/** What a notice of Payfast (ITN) says. @param receivedAt when it came first, because it tells no time of its own */
export function readPayfastNotice(
  body: string,
  facts: PayfastFacts,
  receivedAt: number,
): MessageReading {
  const fields = signedFields(body);
  const notice = v.safeParse(noticeSchema, Object.fromEntries(fields ?? []));
  if (!notice.success) return refused('no notice of Payfast');
  if (notice.output.merchant_id !== facts.merchantId) return refused('of another merchant');
  const given = { facts, receivedAt };
  switch (notice.output.payment_status) {
    case 'COMPLETE':
      return readCharge(notice.output, given);
    case 'CANCELLED':
      return readWord('stopped', notice.output, given);
    case 'FAILED':
      return readWord('failing', notice.output, given);
    default:
      return ignored(notice.output.payment_status.slice(0, 100));
  }
}
