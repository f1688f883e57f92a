import { createServer } from 'node:http';
import * as v from 'valibot';
import { type LateAnswers, lateAnswers } from './late-answers.ts';
import { listenOnLoopback } from './loopback.ts';
import { type ProviderMessage, paystackKey, paystackMessage } from './payment-providers.ts';
import { checkRequest } from './paystack-requests.ts';

const orderSchema = v.object({
  amount: v.number(),
  plan: v.string(),
  reference: v.string(),
  email: v.string(),
  metadata: v.looseObject({}),
});
const refundSchema = v.object({ transaction: v.string(), amount: v.number() });
const toggleSchema = v.object({ code: v.string(), token: v.string() });

type Order = v.InferOutput<typeof orderSchema>;
interface Subscription {
  readonly subscription_code: string;
  readonly email_token: string;
  status: 'active' | 'non-renewing';
  readonly amount: number;
  readonly customer: { readonly customer_code: string };
}

/** Paystack as its documents tell of it: what it is asked is checked against its own OpenAPI file, what it tells is signed. */
export interface PaystackSimulator {
  readonly url: string;
  /** While it is away every request is answered with 503. */
  away: boolean;
  /** While it is late every request is done, and its answer comes once that is over. */
  readonly late: LateAnswers;
  /** Words with which it says no to the next refund; null: it does not. */
  refuses: string | null;
  /** What its own file says against what it was asked. */
  readonly problems: readonly string[];
  /** Operations that it was asked for, in their order. */
  readonly asked: readonly string[];
  /** Somebody pays the order on its page. @returns what it tells then */
  pay(reference: string): readonly ProviderMessage[];
  /** It knows of a payment, told or not. @param payment as it lists it */
  knows(payment: object): void;
  /** It knows of a subscription that it debits. */
  subscribes(code: string, amount: number, customer: { readonly customer_code: string }): void;
  /** The money of the refunds that were asked for has gone back. @returns what it tells then */
  settleRefunds(): readonly ProviderMessage[];
  readonly refunds: readonly { readonly transaction: string; readonly amount: number }[];
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  close(): Promise<void>;
}

export async function startPaystack(): Promise<PaystackSimulator> {
  const orders = new Map<string, Order>();
  const payments: object[] = [];
  const subscriptions = new Map<string, Subscription>();
  const refunds: { transaction: string; amount: number }[] = [];
  const problems: string[] = [];
  const asked: string[] = [];
  let settled = 0;

  function answer(operation: string | null, variable: string, url: URL, body: unknown): object {
    switch (operation) {
      case 'transaction_initialize': {
        const order = v.parse(orderSchema, body);
        if (orders.has(order.reference))
          return { status: false, message: 'Duplicate Transaction Reference' };
        orders.set(order.reference, order);
        const { reference } = order;
        const at = `https://checkout.paystack.com/${reference}`;
        return { data: { authorization_url: at, access_code: 'code', reference } };
      }
      case 'transaction_list':
        return { data: url.searchParams.get('page') === '1' ? payments : [] };
      case 'subscription_fetch': {
        const found = subscriptions.get(variable);
        return found ? { data: { domain: 'test', ...found } } : { status: false, message: 'none' };
      }
      case 'subscription_disable': {
        const { code, token } = v.parse(toggleSchema, body);
        const found = subscriptions.get(code);
        if (found?.email_token !== token) return { status: false, message: 'wrong token' };
        found.status = 'non-renewing';
        return {};
      }
      case 'refund_create': {
        if (simulator.refuses !== null) return { status: false, message: simulator.refuses };
        refunds.push(v.parse(refundSchema, body));
        return { data: { status: 'pending' } };
      }
      default:
        return { status: false, message: 'There is no such address.' };
    }
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const url = new URL(request.url ?? '/', 'http://paystack');
    const send = (code: number, said: object) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (simulator.away) return send(503, { status: false, message: 'away' });
    if (request.headers.authorization !== `Bearer ${paystackKey}`) {
      return send(401, { status: false, message: 'Invalid key' });
    }
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const checked = checkRequest(request.method ?? '', url, body);
    problems.push(...checked.problems);
    asked.push(checked.operation ?? url.pathname);
    if (checked.problems.length > 0) return send(400, { status: false, message: 'bad request' });
    const said = {
      status: true,
      message: 'ok',
      ...answer(checked.operation, checked.variable, url, body),
    };
    await simulator.late.over();
    return send(said.status ? 200 : 400, said);
  });
  const { url, close } = await listenOnLoopback(server);
  const simulator: PaystackSimulator = {
    ...{ url, close, away: false, refuses: null, problems, asked, refunds, subscriptions },
    late: lateAnswers(),
    knows: (payment) => payments.push(payment),
    subscribes(code, amount, customer) {
      const facts = { subscription_code: code, amount, customer };
      subscriptions.set(code, { ...facts, email_token: `token-${code}`, status: 'active' });
    },
    pay(reference) {
      const { amount, metadata, plan } = v.parse(orderSchema, orders.get(reference));
      const customer = { customer_code: `CUS_${reference.slice(0, 8)}` };
      const code = `SUB_${reference.slice(0, 8)}`;
      const payment = {
        ...{ domain: 'test', reference, status: 'success', amount, currency: 'ZAR', metadata },
        ...{ customer, plan: { plan_code: plan }, paid_at: new Date().toISOString() },
      };
      simulator.knows(payment);
      simulator.subscribes(code, amount, customer);
      const facts = { subscription_code: code, amount, customer };
      const createdAt = new Date().toISOString();
      return [
        paystackMessage('charge.success', payment),
        paystackMessage('subscription.create', { ...facts, createdAt, next_payment_date: null }),
      ];
    },
    settleRefunds() {
      const now = refunds.slice(settled);
      settled = refunds.length;
      return now.map(({ transaction, amount }) =>
        paystackMessage('refund.processed', {
          ...{ transaction_reference: transaction, amount: String(amount), currency: 'ZAR' },
        }),
      );
    },
  };
  return simulator;
}
