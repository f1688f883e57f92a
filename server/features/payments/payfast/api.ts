import * as v from 'valibot';
import { payfastHash } from './signature.ts';

/** Whose subscriptions and payments are asked about. */
export interface PayfastAccount {
  readonly merchantId: string;
  readonly passphrase: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly sandbox: boolean;
}

/** Payfast could not be asked, or did not answer in the form that it documents: nothing is known of what came of it. */
export class PayfastAway extends Error {
  override readonly name = 'PayfastAway';
}

/** Payfast has said no, with its own words. */
export class PayfastRefused extends Error {
  override readonly name = 'PayfastRefused';
}

/** What we ask of Payfast. Each throws PayfastAway or PayfastRefused. */
export interface PayfastApi {
  /** Ends a subscription. @param token by which Payfast knows it */
  cancel(token: string): Promise<void>;
  /** How Payfast calls the state of a subscription: `ACTIVE` is the one word that it documents. */
  statusOf(token: string): Promise<string>;
  /**
   * Has part of a payment go back to where it came from; nothing where Payfast says that more has gone back than is known.
   * @param payment its number at Payfast @param before cents of it that are known to have gone back
   */
  refund(payment: string, cents: number, before: number): Promise<void>;
  /** Part of its list of what came and went from one day to another, as its table (CSV), or none behind the last part. */
  history(from: string, to: string, offset: number): Promise<string>;
}

const answerWithinMs = 15_000;
/** Lines of a table that Payfast gives at once; fewer are the last. */
export const historyLength = 1_000;
/** South Africa has one offset, and no summer time. */
const offsetMs = 2 * 60 * 60_000;

const answerSchema = v.object({
  code: v.number(),
  status: v.string(),
  data: v.optional(v.unknown()),
});
const doneSchema = v.object({ data: v.object({ response: v.literal(true) }) });
const messageSchema = v.object({ data: v.object({ message: v.string() }) });
const subscriptionSchema = v.object({
  data: v.object({ response: v.object({ status_text: v.string() }) }),
});
const wholeCents = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  v.safeInteger(),
);
const refundableSchema = v.object({
  amount_original: wholeCents,
  amount_available_for_refund: wholeCents,
  status: v.string(),
  errors: v.optional(v.array(v.string()), []),
  refund_full: v.object({ method: v.string() }),
  refund_partial: v.object({ method: v.string() }),
});
/** The one answer whose documented sample stands bare; all others stand in an envelope. */
const queriedSchema = v.union([
  v.pipe(
    v.object({ data: v.object({ response: refundableSchema }) }),
    v.transform(({ data }) => data.response),
  ),
  refundableSchema,
]);

/** The moment as Payfast wants it written. */
const timestamp = () =>
  `${new Date(Date.now() + offsetMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}+02:00`;

/** Of headers, body and passphrase in the order of the alphabet; the flag of the sandbox is not signed. */
export function apiSignature(fields: Readonly<Record<string, string>>, passphrase: string): string {
  const all = Object.entries({ ...fields, passphrase }).filter(([, value]) => value !== '');
  const sorted = new Map(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return payfastHash(sorted, null).toString('hex');
}

type Fields = Readonly<Record<string, string | number>>;
interface Asked {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly query?: Fields;
  readonly body?: Fields;
}

const textsOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** @returns what it answered, whether it said yes or no */
async function send(
  { merchantId, passphrase, apiUrl, sandbox }: PayfastAccount,
  { method, path, query = {}, body = {} }: Asked,
): Promise<{ readonly status: number; readonly ok: boolean; readonly text: string }> {
  const named = { 'merchant-id': merchantId, version: 'v1', timestamp: timestamp() };
  const signature = apiSignature({ ...named, ...textsOf(query), ...textsOf(body) }, passphrase);
  const hasBody = Object.keys(body).length > 0;
  const search = new URLSearchParams({
    ...textsOf(query),
    ...(sandbox ? { testing: 'true' } : {}),
  });
  const asked = search.size > 0 ? `?${search.toString()}` : '';
  const answer = await fetch(`${apiUrl}${path}${asked}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      ...named,
      signature,
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    throw new PayfastAway('Payfast could not be reached.', { cause: error });
  });
  const text = await answer.text().catch((error: unknown) => {
    throw new PayfastAway(`Payfast answered ${answer.status} without words.`, { cause: error });
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw new PayfastAway(`Payfast answered ${answer.status}.`);
  }
  return { status: answer.status, ok: answer.ok, text };
}

const jsonSchema = v.pipe(v.string(), v.parseJson());

async function ask(account: PayfastAccount, asked: Asked): Promise<unknown> {
  const { status, ok, text } = await send(account, asked);
  const read = v.safeParse(jsonSchema, text);
  if (!read.success && ok) throw new PayfastAway(`Payfast answered ${status} without words.`);
  const said = v.safeParse(answerSchema, read.output);
  if (!ok || (said.success && said.output.status !== 'success')) {
    const told = v.safeParse(messageSchema, read.output);
    const words = told.success ? told.output.data.message : `its code ${status}`;
    throw new PayfastRefused(`Payfast says: ${words.slice(0, 200)}`);
  }
  return read.output;
}

/** A table comes as it is, or as the one text of a JSON answer. */
const tableSchema = v.pipe(v.string(), v.parseJson(), v.object({ response: v.string() }));

function parsed<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new PayfastAway('Payfast answered in another form than it documents.');
}

/** Whether Payfast gives so much of a payment back to where it came from. @throws PayfastRefused with the reason */
function mayGoBack(found: v.InferOutput<typeof refundableSchema>, cents: number): void {
  if (found.status !== 'REFUNDABLE' || found.amount_available_for_refund < cents) {
    const why = found.errors[0] ?? `${found.status}, ${found.amount_available_for_refund} cents`;
    throw new PayfastRefused(`Payfast says that this cannot go back: ${why.slice(0, 200)}`);
  }
  const isWhole = cents === found.amount_original;
  const { method } = isWhole ? found.refund_full : found.refund_partial;
  if (method === 'PAYMENT_SOURCE') return;
  throw new PayfastRefused(
    method === 'BANK_PAYOUT'
      ? 'Payfast asks for a bank account of the member, which is no matter of ours: pay it back on its page, then note it without --send.'
      : `Payfast says that this cannot go back (${method.slice(0, 40)}).`,
  );
}

export function createPayfastApi(account: PayfastAccount): PayfastApi {
  return {
    async cancel(token) {
      const path = `/subscriptions/${encodeURIComponent(token)}/cancel`;
      parsed(doneSchema, await ask(account, { method: 'PUT', path }));
    },
    async statusOf(token) {
      const path = `/subscriptions/${encodeURIComponent(token)}/fetch`;
      const answer = await ask(account, { method: 'GET', path });
      return parsed(subscriptionSchema, answer).data.response.status_text;
    },
    async refund(payment, cents, before) {
      if (account.sandbox) throw new PayfastRefused('Payfast gives no money back in its sandbox.');
      const id = encodeURIComponent(payment);
      const query = await ask(account, { method: 'GET', path: `/refunds/query/${id}` });
      const found = parsed(queriedSchema, query);
      const gone = found.amount_original - found.amount_available_for_refund;
      if (gone >= before + cents) return;
      mayGoBack(found, cents);
      const body = { amount: cents, reason: 'Owed back by Phila', notify_buyer: 1 };
      parsed(doneSchema, await ask(account, { method: 'POST', path: `/refunds/${id}`, body }));
    },
    async history(from, to, offset) {
      const query = { from, to, limit: historyLength, offset };
      const asked = { method: 'GET', path: '/transactions/history', query } as const;
      const { ok, status, text } = await send(account, asked);
      if (!ok) throw new PayfastRefused(`Payfast says: its code ${status}`);
      const table = v.safeParse(tableSchema, text);
      return table.success ? table.output.response : text;
    },
  };
}
