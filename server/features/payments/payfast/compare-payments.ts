import * as v from 'valibot';
import { dayAt } from '#membership/calendar/moments.ts';
import { type MemberDatabase, operator } from '../../../platform/database/database.ts';
import { keepMessage } from '../inbox.ts';
import type { Differences } from '../paystack/compare-payments.ts';
import { historyLength, type PayfastAccount, type PayfastApi, PayfastAway } from './api.ts';
import { payfastHash, phpEncoded, signedFields } from './signature.ts';

/** A table as spreadsheets write it: fields between commas, those with commas in quotes. */
function tableRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
      ),
    );
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

interface Payment {
  readonly payment: string;
  readonly cents: number;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const rowSchema = v.object({
  Date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/)),
  Type: v.literal('FUNDS_RECEIVED'),
  Sign: v.literal('CREDIT'),
  Gross: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(',', '')),
    v.regex(/^\d{1,9}\.\d{2}$/),
  ),
  'M Payment ID': v.optional(v.string(), ''),
  'PF Payment ID': v.pipe(v.string(), v.nonEmpty()),
  'custom str1': v.optional(v.string(), ''),
});

function paymentOf(row: v.InferOutput<typeof rowSchema>): Payment {
  const payment = row['PF Payment ID'];
  return {
    payment,
    cents: Number(row.Gross.replace('.', '')),
    fields: [
      ['m_payment_id', row['M Payment ID']],
      ['pf_payment_id', payment],
      ['payment_status', 'COMPLETE'],
      ['amount_gross', row.Gross],
      ['custom_str1', row['custom str1']],
      ['billing_date', row.Date.slice(0, 'YYYY-MM-DD'.length)],
    ],
  };
}

async function listed(
  api: Pick<PayfastApi, 'history'>,
  from: Date,
  to: Date,
): Promise<readonly Payment[]> {
  const found: Payment[] = [];
  for (let offset = 0; ; offset += historyLength) {
    const table = await api.history(dayAt(from.getTime()), dayAt(to.getTime()), offset);
    const rows = tableRows(table);
    if (offset === 0 && !table.includes('PF Payment ID') && table.trim() !== '') {
      throw new PayfastAway('Payfast answered in another form than it documents.');
    }
    for (const row of rows) {
      const read = v.safeParse(rowSchema, row);
      if (read.success) found.push(paymentOf(read.output));
    }
    if (rows.length < historyLength) return found;
  }
}

const knownSchema = v.array(v.object({ body: v.instance(Buffer), inside: v.boolean() }));

/** What is known here of payments of that time: those of members, those of nobody, and those that did not fit. */
async function known(inbox: Pick<MemberDatabase, 'run'>, from: Date, to: Date) {
  const { rows } = await inbox.run(operator, {
    // the list is one of whole days, and a notice may come days after its payment
    text: `select body, coalesce(happened_at, received_at) between $1::timestamptz + interval '1 day' and $2::timestamptz - interval '1 day' as inside
      from payments.inbox where provider = 'payfast'
        and coalesce(happened_at, received_at) between $1::timestamptz - interval '11 days' and $2::timestamptz + interval '11 days' order by id`,
    values: [from.toISOString(), to.toISOString()],
  });
  return v.parse(knownSchema, rows).flatMap(({ body, inside }) => {
    const fields = signedFields(body.toString());
    const payment = fields?.get('pf_payment_id') ?? '';
    if (payment === '' || fields?.get('payment_status') !== 'COMPLETE') return [];
    const amount = fields.get('amount_gross') ?? '';
    return [{ payment, inside, cents: Number(amount.replace('.', '')) }];
  });
}

/**
 * Compares the payments of some days with Payfast's own list.
 * @param take whether what is missing is taken in as if Payfast had told of it; its list names no subscription
 */
export async function comparePayfast(
  {
    inbox,
    api,
    account,
  }: {
    readonly inbox: Pick<MemberDatabase, 'run'>;
    readonly api: Pick<PayfastApi, 'history'>;
    readonly account: Pick<PayfastAccount, 'merchantId' | 'passphrase'>;
  },
  { from, to, take }: { readonly from: Date; readonly to: Date; readonly take: boolean },
): Promise<Differences> {
  const theirs = await listed(api, from, to);
  const ours = await known(inbox, from, to);
  const amounts = new Map(ours.map(({ payment, cents }) => [payment, cents]));
  const there = new Set(theirs.map(({ payment }) => payment));
  const missing = theirs.filter(({ payment }) => !amounts.has(payment));
  for (const { fields } of take ? missing : []) {
    const all = new Map([...fields, ['merchant_id', account.merchantId]]);
    all.set('signature', payfastHash(all, account.passphrase).toString('hex'));
    const body = [...all].map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&');
    await keepMessage(inbox, 'payfast', Buffer.from(body), 'answered');
  }
  const differs = theirs.filter(
    ({ payment, cents }) => amounts.has(payment) && amounts.get(payment) !== cents,
  );
  const unknown = ours.filter(({ payment, inside }) => inside && !there.has(payment));
  const names = (payments: readonly { readonly payment: string }[]) => [
    ...new Set(payments.map(({ payment }) => payment)),
  ];
  return {
    missing: names(missing),
    unknown: names(unknown),
    other: names(differs),
    compared: theirs.length,
  };
}
