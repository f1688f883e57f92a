import * as v from 'valibot';
import { currency } from '#membership/plans.ts';

/** Where Paystack takes orders, stops and refunds; requests are those of its published OpenAPI file. */
export interface PaystackAccount {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secretKey: string;
}

/** Paystack could not be asked, or did not answer in words of its own: nothing is known of what came of it. */
export class PaystackAway extends Error {
  override readonly name = 'PaystackAway';
}

/** Paystack has said no, with its own words. */
export class PaystackRefused extends Error {
  override readonly name = 'PaystackRefused';
}

const answerWithinMs = 15_000;
/** What Paystack gives on one page at the most. */
const pageLength = 100;

const answerSchema = v.object({ status: v.boolean(), message: v.optional(v.string(), '') });
const initializedSchema = v.object({
  data: v.object({ authorization_url: v.pipe(v.string(), v.url()) }),
});
const subscriptionSchema = v.object({
  data: v.looseObject({
    domain: v.string(),
    status: v.string(),
    subscription_code: v.string(),
    email_token: v.string(),
  }),
});
const listSchema = v.object({
  data: v.array(v.looseObject({ reference: v.string(), amount: v.optional(v.unknown()) })),
});

export type PaystackSubscription = v.InferOutput<typeof subscriptionSchema>['data'];
export type PaystackTransaction = v.InferOutput<typeof listSchema>['data'][number];

/** What a member orders. */
export interface PaystackOrder {
  readonly email: string;
  readonly cents: number;
  /** Code of the plan at Paystack, by which the payment begins a subscription. */
  readonly plan: string;
  /** Id of the checkout, which its messages repeat. */
  readonly checkout: string;
  /** Where the member is led afterwards. */
  readonly returnTo: string;
}

/**
 * What we ask of Paystack. An order is sent once; a stop, and a question, can be sent again.
 * Each throws PaystackAway or PaystackRefused.
 */
export interface PaystackApi {
  /** @returns Paystack's page on which the order is paid */
  order(order: PaystackOrder): Promise<string>;
  subscription(code: string): Promise<PaystackSubscription>;
  /** Ends the debits of a subscription. */
  stop(subscription: PaystackSubscription): Promise<void>;
  /** @param reference of the payment @param cents of it that go back */
  refund(reference: string, cents: number): Promise<void>;
  /** Payments that succeeded between two moments, as Paystack tells of them. */
  payments(from: Date, to: Date): Promise<readonly PaystackTransaction[]>;
}

async function ask(
  { url, secretKey }: PaystackAccount,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new PaystackAway('Paystack could not be reached.', { cause: error });
  });
  const read: unknown = await answer.json().catch((error: unknown) => {
    throw new PaystackAway(`Paystack answered ${answer.status} without words.`, { cause: error });
  });
  const said = v.safeParse(answerSchema, read);
  const isItsFault = answer.status >= 500 || answer.status === 429;
  if (!said.success || isItsFault) throw new PaystackAway(`Paystack answered ${answer.status}.`);
  if (!answer.ok || !said.output.status) {
    throw new PaystackRefused(`Paystack says: ${said.output.message.slice(0, 200)}`);
  }
  return read;
}

function parsed<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new PaystackAway('Paystack answered in another form than it documents.');
}

export function createPaystackApi(account: PaystackAccount): PaystackApi {
  return {
    async order({ email, cents, plan, checkout, returnTo }) {
      const answer = await ask(account, '/transaction/initialize', {
        ...{ email, amount: cents, currency, plan, reference: checkout },
        ...{ callback_url: returnTo, metadata: { checkout } },
      });
      return parsed(initializedSchema, answer).data.authorization_url;
    },
    async subscription(code) {
      const answer = await ask(account, `/subscription/${encodeURIComponent(code)}`);
      return parsed(subscriptionSchema, answer).data;
    },
    async stop({ subscription_code: code, email_token: token }) {
      await ask(account, '/subscription/disable', { code, token });
    },
    async refund(reference, cents) {
      await ask(account, '/refund', { transaction: reference, amount: cents, currency });
    },
    async payments(from, to) {
      const found: PaystackTransaction[] = [];
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({
          ...{ status: 'success', from: from.toISOString(), to: to.toISOString() },
          ...{ per_page: String(pageLength), page: String(page) },
        });
        const { data } = parsed(listSchema, await ask(account, `/transaction?${query.toString()}`));
        // however many it gives on a page, one without any is behind the last
        if (data.length === 0) return found;
        found.push(...data);
      }
    },
  };
}
