import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Random } from '#planning/random.ts';
import { checkoutMark } from '#server/features/payments/payfast/checkout-form.ts';
import { phpEncoded } from '#server/features/payments/payfast/signature.ts';
import { listenOnLoopback } from './loopback.ts';

/** A message of a provider, as it goes over the wire. */
export interface ProviderMessage {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const paystackKey = 'sk_test_0123456789abcdef';

/** Signs as Paystack does. */
export function paystackMessage(event: string, data: object): ProviderMessage {
  const body = JSON.stringify({ event, data: { domain: 'test', ...data } });
  const signature = createHmac('sha512', paystackKey).update(body).digest('hex');
  return {
    path: '/functions/v1/payments/paystack',
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
  };
}

export const payfastMerchant = '10000100';
export const payfastPassphrase = 'jt7NOE43FZPn';

/** Signs as Payfast does. What we sent with the form of the order it repeats. */
export function payfastNotice(fields: Readonly<Record<string, string>>): ProviderMessage {
  const mark = checkoutMark(fields.m_payment_id ?? '', payfastPassphrase);
  const all = { custom_str1: mark, ...fields, merchant_id: payfastMerchant };
  const pairs = Object.entries(all).map(([name, value]) => `${name}=${phpEncoded(value)}`);
  const text = [...pairs, `passphrase=${payfastPassphrase}`].join('&');
  const signature = createHash('md5').update(text).digest('hex');
  return {
    path: '/functions/v1/payments/payfast',
    body: [...pairs, `signature=${signature}`].join('&'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** Sends one message once. @returns the status of the answer */
export async function send(url: string, { path, body, headers }: ProviderMessage): Promise<number> {
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends messages as providers do at their worst: out of order, some of them again, each until it is taken. */
export async function deliver(
  url: string,
  messages: readonly ProviderMessage[],
  random: Random,
): Promise<void> {
  const again = messages.filter(() => random.below(2) === 0);
  const order = [...messages, ...again]
    .map((message) => ({ message, place: random.next() }))
    .toSorted((one, other) => one.place - other.place);
  for (const { message } of order) {
    let status = 0;
    for (let tries = 0; status !== 200 && tries < 5; tries++) status = await send(url, message);
    if (status !== 200) throw new Error(`not taken: ${status}`);
  }
}

export interface PayfastConfirmer {
  readonly url: string;
  /** What it says of a notice that it is asked about. */
  word: 'VALID' | 'INVALID' | 'away';
  /** Notices that it was asked about. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** The service of Payfast that says whether a notice is its own. */
export async function startPayfastConfirmer(): Promise<PayfastConfirmer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    confirmer.asked.push(body);
    response.writeHead(confirmer.word === 'away' ? 503 : 200).end(`${confirmer.word}\n`);
  });
  const { url, close } = await listenOnLoopback(server);
  const confirmer: PayfastConfirmer = {
    url: `${url}/eng/query/validate`,
    word: 'VALID',
    asked: [],
    close,
  };
  return confirmer;
}
