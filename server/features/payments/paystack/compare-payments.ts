import * as v from 'valibot';
import { type MemberDatabase, operator } from '../../../platform/database/database.ts';
import { keepMessage } from '../inbox.ts';
import type { PaystackApi, PaystackTransaction } from './api.ts';

/** Where what Paystack has and what we know of it differ. */
export interface Differences {
  /** References of payments that it never told of, or whose telling was lost. */
  readonly missing: readonly string[];
  /** Payments that we know and that it does not. */
  readonly unknown: readonly string[];
  /** Payments of which the two know another amount. */
  readonly other: readonly string[];
  readonly compared: number;
}

const chargeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    event: v.literal('charge.success'),
    data: v.object({ reference: v.string(), amount: v.optional(v.unknown()) }),
  }),
);
const bodiesSchema = v.array(v.object({ body: v.instance(Buffer) }));

/** Of two clocks; and a payment at the edge may be told a moment later. */
const edgeMs = 60 * 60_000;

/** What is known here of payments of that time: those of members, those of nobody, and those that did not fit. */
async function known(inbox: Pick<MemberDatabase, 'run'>, from: Date, to: Date) {
  const { rows } = await inbox.run(operator, {
    text: `select body from payments.inbox where provider = 'paystack'
      and coalesce(happened_at, received_at) between $1 and $2 order by id`,
    values: [from.toISOString(), to.toISOString()],
  });
  return v.parse(bodiesSchema, rows).flatMap(({ body }) => {
    const charge = v.safeParse(chargeSchema, body.toString());
    return charge.success ? [charge.output.data] : [];
  });
}

/**
 * Compares the payments of a time with Paystack's own list.
 * @param take whether what is missing is taken in as if Paystack had told of it
 */
export async function comparePayments(
  {
    inbox,
    api,
  }: {
    readonly inbox: Pick<MemberDatabase, 'run'>;
    readonly api: Pick<PaystackApi, 'payments'>;
  },
  { from, to, take }: { readonly from: Date; readonly to: Date; readonly take: boolean },
): Promise<Differences> {
  const theirs = await api.payments(from, to);
  const wide = (moment: Date, by: number) => new Date(moment.getTime() + by);
  const ours = await known(inbox, wide(from, -edgeMs), wide(to, edgeMs));
  const amounts = new Map(ours.map(({ reference, amount }) => [reference, String(amount)]));
  const missing = theirs.filter(({ reference }) => !amounts.has(reference));
  const other = theirs.filter(
    ({ reference, amount }) => amounts.has(reference) && amounts.get(reference) !== String(amount),
  );
  const there = new Set(theirs.map(({ reference }) => reference));
  const inside = await known(inbox, wide(from, edgeMs), wide(to, -edgeMs));
  const unknown = inside.filter(({ reference }) => !there.has(reference));
  if (take) for (const payment of missing) await takeIn(inbox, payment);
  const names = (payments: readonly { readonly reference: string }[]) => [
    ...new Set(payments.map(({ reference }) => reference)),
  ];
  return {
    missing: names(missing),
    unknown: names(unknown),
    other: names(other),
    compared: theirs.length,
  };
}

/** Paystack lists a payment in the form in which it tells of one. */
async function takeIn(
  inbox: Pick<MemberDatabase, 'run'>,
  payment: PaystackTransaction,
): Promise<void> {
  const message = { event: 'charge.success', data: payment };
  await keepMessage(inbox, 'paystack', Buffer.from(JSON.stringify(message)));
}
