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
import { signedFields } from './signature.ts';

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
});
type Notice = v.InferOutput<typeof noticeSchema>;

/** By what a notice's agreement is found: our own name of the checkout, or the subscription's at Payfast. */
function linksOf({ m_payment_id, token }: Notice) {
  const subscription = token === '' ? [] : [`customer:${token}`];
  return { asks: [...checkoutLink(m_payment_id), ...subscription], subscription };
}

/** A notice tells no time. It is no later than the day for which it bills, or than when it came. */
function timeOf({ billing_date: day }: Notice, receivedAt: number): number {
  return dayNumber(day) === null ? receivedAt : Math.min(receivedAt, endOfDay(day) - 1);
}

function readCharge(notice: Notice, receivedAt: number): MessageReading {
  const amount = v.safeParse(rands, notice.amount_gross);
  if (!amount.success || notice.pf_payment_id === '')
    return refused('a charge that cannot be read');
  const cents = amount.output;
  const plan = planFor(cents);
  const wrong = wrongMoney(plan, cents, currency);
  if (wrong !== null || plan === null) return refused(wrong ?? 'another plan');
  const { asks, subscription } = linksOf(notice);
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

function readWord(says: 'failing' | 'stopped', notice: Notice, receivedAt: number): MessageReading {
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
    asks: linksOf(notice).asks,
    gives: [],
  });
}

/** What a notice of Payfast (ITN) says. @param receivedAt when it came first, because it tells no time of its own */
export function readPayfastNotice(
  body: string,
  merchantId: string,
  receivedAt: number,
): MessageReading {
  const fields = signedFields(body);
  const notice = v.safeParse(noticeSchema, Object.fromEntries(fields ?? []));
  if (!notice.success) return refused('no notice of Payfast');
  if (notice.output.merchant_id !== merchantId) return refused('of another merchant');
  switch (notice.output.payment_status) {
    case 'COMPLETE':
      return readCharge(notice.output, receivedAt);
    case 'CANCELLED':
      return readWord('stopped', notice.output, receivedAt);
    case 'FAILED':
      return readWord('failing', notice.output, receivedAt);
    default:
      return ignored(notice.output.payment_status.slice(0, 100));
  }
}
