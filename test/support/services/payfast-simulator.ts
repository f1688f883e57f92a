import { createServer } from 'node:http';
import * as v from 'valibot';
import { apiSignature } from '#server/features/payments/payfast/api.ts';
import { isSignedByPayfast, signedFields } from '#server/features/payments/payfast/signature.ts';
import { type LateAnswers, lateAnswers } from './late-answers.ts';
import { listenOnLoopback } from './loopback.ts';
import {
  type ProviderMessage,
  payfastMerchant,
  payfastNotice,
  payfastPassphrase,
} from './payment-providers.ts';

/** The fields of a form in the order in which Payfast documents them; those that a subscription must have. */
const documented = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url', 'name_first'],
  ...['name_last', 'email_address', 'cell_number', 'm_payment_id', 'amount', 'item_name'],
  ...['item_description', 'custom_int1', 'custom_str1', 'email_confirmation', 'payment_method'],
  ...['subscription_type', 'billing_date', 'recurring_amount', 'frequency', 'cycles', 'signature'],
];
const needed = ['merchant_id', 'merchant_key', 'amount', 'item_name', 'frequency', 'cycles'];

const refundSchema = v.strictObject({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: v.pipe(v.string(), v.minLength(3), v.maxLength(255)),
  notify_buyer: v.picklist([0, 1]),
});

interface Paid {
  readonly token: string;
  readonly fields: ReadonlyMap<string, string>;
  status: 'ACTIVE' | 'CANCELLED';
}

/** Payfast as its documents tell of it: forms and requests are held against them, notices are signed and confirmed. */
export interface PayfastSimulator {
  readonly url: string;
  /** While it is away every request is answered with 503. */
  away: boolean;
  /** While it is late every request is done, and its answer comes once that is over. */
  readonly late: LateAnswers;
  /** Whether it goes away in the middle of the answer to a refund that it has made. */
  losesAnswer: boolean;
  /** By which way it gives money back. */
  backBy: 'PAYMENT_SOURCE' | 'BANK_PAYOUT';
  /** What its documents say against what came. */
  readonly problems: readonly string[];
  /** What it was asked, as method and path without what differs. */
  readonly asked: readonly string[];
  /** Orders whose form was brought, the latest first. */
  orders(): readonly string[];
  /** Somebody pays an order on its page. @returns the notice that it sends then, and keeps sending until it is taken */
  pay(checkout: string): ProviderMessage;
  /** It debits the subscription of an order once more. @param more fields that the notice has besides */
  renew(checkout: string, more?: Readonly<Record<string, string>>): ProviderMessage;
  /** What it tells of subscriptions that were ended by its API. */
  notices(): readonly ProviderMessage[];
  readonly refunds: readonly { readonly payment: string; readonly amount: number }[];
  readonly subscriptions: ReadonlyMap<string, Paid>;
  close(): Promise<void>;
}

/** What stands against a form of an order. */
function formProblems(body: string): readonly string[] {
  const fields = signedFields(body);
  if (fields === null) return ['the form has no signature'];
  const names = [...fields.keys()];
  const sorted = names.toSorted(
    (one, other) => documented.indexOf(one) - documented.indexOf(other),
  );
  return [
    ...(isSignedByPayfast(body, payfastPassphrase) ? [] : ['the form is signed wrongly']),
    ...(names.join() === sorted.join() ? [] : ['the fields are in another order']),
    ...names.filter((name) => !documented.includes(name)).map((name) => `${name} is not known`),
    ...needed.filter((name) => !fields.get(name)).map((name) => `${name} is missing`),
    ...(fields.get('merchant_id') === payfastMerchant ? [] : ['another merchant']),
    ...(fields.get('subscription_type') === '1' ? [] : ['no subscription']),
    ...(/^\d+\.\d{2}$/.test(fields.get('amount') ?? '') ? [] : ['an amount without cents']),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(fields.get('billing_date') ?? '') ? [] : ['no day']),
  ];
}

export async function startPayfast(): Promise<PayfastSimulator> {
  const orders = new Map<string, ReadonlyMap<string, string>>();
  const paid = new Map<string, Paid>();
  const sent = new Map<string, { readonly checkout: string; readonly cents: number }>();
  const told = new Set<string>();
  const unsent: ProviderMessage[] = [];
  const refunds: { payment: string; amount: number }[] = [];
  const problems: string[] = [];
  const asked: string[] = [];
  let number = 1_089_250;

  function notice(fields: Readonly<Record<string, string>>): ProviderMessage {
    const message = payfastNotice(fields);
    told.add(message.body.replace(/&signature=.*$/, ''));
    return message;
  }

  function charged(checkout: string, more: Readonly<Record<string, string>> = {}): ProviderMessage {
    const one = [...paid.values()].find(({ fields }) => fields.get('m_payment_id') === checkout);
    if (!one) throw new Error(`nobody has paid ${checkout}`);
    const amount = one.fields.get('amount') ?? '';
    number += 1;
    sent.set(String(number), { checkout, cents: Number(amount.replace('.', '')) });
    return notice({
      m_payment_id: checkout,
      pf_payment_id: String(number),
      payment_status: 'COMPLETE',
      item_name: one.fields.get('item_name') ?? '',
      item_description: '',
      amount_gross: amount,
      custom_str1: one.fields.get('custom_str1') ?? '',
      email_address: one.fields.get('email_address') ?? '',
      token: one.token,
      ...more,
    });
  }

  function takeForm(body: string): readonly [number, string] {
    const found = formProblems(body);
    problems.push(...found);
    const fields = signedFields(body);
    if (found.length > 0 || fields === null) return [400, `<h1>${found.join(', ')}</h1>`];
    orders.set(fields.get('m_payment_id') ?? '', fields);
    return [200, '<title>Payfast</title><h1>Pay by card</h1>'];
  }

  function backOf(payment: string, body: unknown): object | null {
    const known = sent.get(payment);
    if (!known) return null;
    const back = refunds.filter((one) => one.payment === payment);
    const left = known.cents - back.reduce((sum, { amount }) => sum + amount, 0);
    if (body === undefined) {
      return {
        ...{ funding_type: 'Credit Card', amount_original: known.cents, errors: [] },
        amount_available_for_refund: left,
        status: left > 0 ? 'REFUNDABLE' : 'COMPLETED',
        ...{ refund_full: { method: simulator.backBy } },
        ...{ refund_partial: { method: simulator.backBy } },
      };
    }
    const { amount } = v.parse(refundSchema, body);
    if (amount > left) return null;
    refunds.push({ payment, amount });
    return { code: 200, status: 'success', data: { response: true, message: 'Success' } };
  }

  function ofSubscription(token: string, action: string): object | null {
    const one = paid.get(token);
    if (!one) return null;
    if (action === 'fetch') {
      const response = { token, status: one.status === 'ACTIVE' ? 1 : 3, status_text: one.status };
      return { code: 200, status: 'success', data: { response } };
    }
    if (one.status !== 'ACTIVE') return null;
    one.status = 'CANCELLED';
    const checkout = one.fields.get('m_payment_id') ?? '';
    const mark = one.fields.get('custom_str1') ?? '';
    const about = { m_payment_id: checkout, pf_payment_id: '', payment_status: 'CANCELLED' };
    unsent.push(notice({ ...about, custom_str1: mark, token }));
    return { code: 200, status: 'success', data: { response: true } };
  }

  function history(): string {
    const rows = [...sent].map(([payment, { checkout, cents }]) => {
      const mark = orders.get(checkout)?.get('custom_str1') ?? '';
      const day = new Date().toISOString().slice(0, 10);
      const gross = (cents / 100).toFixed(2);
      return `"${day} 10:00:00",FUNDS_RECEIVED,CREDIT,"A, B",test,,ZAR,CC,${gross},-7.73,91.27,"22,780.50",${checkout},${payment},${mark},`;
    });
    const names = 'Date,Type,Sign,Party,Name,Description,Currency,"Funding Type",Gross,Fee,Net';
    return [
      `${names},Balance,"M Payment ID","PF Payment ID","custom str1","custom int1"`,
      ...rows,
    ].join('\n');
  }

  /** @returns null: it says no */
  function answer(path: string, method: string, body: unknown): object | string | null {
    const [, room = '', one = '', last = ''] = path.split('/');
    if (room === 'subscriptions') {
      asked.push(`${method} /subscriptions/:token/${last}`);
      return ofSubscription(one, last);
    }
    if (room === 'refunds') {
      asked.push(one === 'query' ? `${method} /refunds/query/:id` : `${method} /refunds/:id`);
      return one === 'query' ? backOf(last, undefined) : backOf(one, body);
    }
    asked.push(`${method} ${path}`);
    return path === '/transactions/history' ? history() : null;
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const url = new URL(request.url ?? '/', 'http://payfast');
    const say = (code: number, type: string, said: string) =>
      response.writeHead(code, { 'content-type': type }).end(said);
    if (simulator.away) return say(503, 'text/plain', 'away');
    if (url.pathname === '/favicon.ico') return say(404, 'text/plain', '');
    if (url.pathname === '/eng/process') {
      const [code, page] = takeForm(text);
      return say(code, 'text/html; charset=utf-8', page);
    }
    if (url.pathname === '/eng/query/validate') {
      await simulator.late.over();
      return say(200, 'text/plain', told.has(text) ? 'VALID' : 'INVALID');
    }
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const header = (name: string) => String(request.headers[name] ?? '');
    const named = ['merchant-id', 'version', 'timestamp'].map((name) => [name, header(name)]);
    const said = Object.entries(v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), body));
    const fields = [
      ...named,
      ...url.searchParams,
      ...said.map(([name, one]) => [name, String(one)]),
    ];
    const signed: Record<string, string> = Object.fromEntries(fields);
    delete signed.testing;
    if (apiSignature(signed, payfastPassphrase) !== header('signature')) {
      problems.push(`${request.method} ${url.pathname} is signed wrongly`);
      const data = { response: false, message: 'Merchant authorisation failed' };
      return say(401, 'application/json', JSON.stringify({ code: 401, status: 'failed', data }));
    }
    const found = answer(url.pathname, request.method ?? '', body);
    await simulator.late.over();
    if (simulator.losesAnswer && request.method === 'POST') return response.destroy();
    if (typeof found === 'string') return say(200, 'text/csv', found);
    const no = { code: 400, status: 'failed', data: { response: false, message: 'Failure' } };
    return say(found ? 200 : 400, 'application/json', JSON.stringify(found ?? no));
  });
  const { url, close } = await listenOnLoopback(server);
  const simulator: PayfastSimulator = {
    ...{
      url,
      close,
      away: false,
      late: lateAnswers(),
      losesAnswer: false,
      backBy: 'PAYMENT_SOURCE',
      problems,
      asked,
      refunds,
    },
    subscriptions: paid,
    orders: () => [...orders.keys()].toReversed(),
    pay(checkout) {
      const fields = orders.get(checkout);
      if (!fields) throw new Error(`no form was brought for ${checkout}`);
      const token = `dc0521d3-55fe-269b-fa00-${checkout.slice(-12)}`;
      paid.set(token, { token, fields, status: 'ACTIVE' });
      return charged(checkout);
    },
    renew: charged,
    notices: () => unsent.splice(0),
  };
  return simulator;
}

/** Brings the form of an order, as a browser does. @returns the status of the page that comes */
export async function bringForm(
  url: string,
  fields: readonly (readonly [name: string, value: string])[],
): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  await answer.arrayBuffer();
  return answer.status;
}
