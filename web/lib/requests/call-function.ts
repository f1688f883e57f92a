import * as v from 'valibot';
import { WireError } from '../wire/wire-error.ts';
import { memberFetch } from './member-fetch.ts';

const refusalSchema = v.object({
  code: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
});

/** Calls that are under way, by what they ask: a second press of the same button joins the first. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * The answer of a function of the server, called in the member's name. A client that has named what it has (`If-None-Match`)
 * may be answered with 304, and nothing.
 * @throws WireError with the words to show, if the server gave any
 */
export async function fetchFunction(
  address: string,
  init?: RequestInit,
  send: typeof memberFetch = memberFetch,
): Promise<Response> {
  let response: Response;
  try {
    response = await send(address, init);
  } catch {
    throw new WireError('', 0, 'unreachable');
  }
  if (response.ok || response.status === 304) return response;
  const answer: unknown = await response.json().catch(() => null);
  // an address that this server does not know is its failure, not the member's
  const refused = response.status < 500 && response.status !== 404;
  const said = v.safeParse(refusalSchema, answer);
  const { message, code } = said.success && refused ? said.output : { message: '', code: '' };
  throw new WireError(message, response.status, code);
}

async function send(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetchFunction(address, init);
  return response.json().catch(() => null);
}

/** Asks a function of the server that changes nothing. @throws WireError with the words to show, if it gave any */
export function askFunction(address: string): Promise<unknown> {
  return send(address);
}

/**
 * Calls a function of the server in the member's name.
 * @param question what the function wants to know, if anything
 * @throws WireError with the words to show, if it gave any
 */
export function callFunction(address: string, question: object = {}): Promise<unknown> {
  const body = JSON.stringify(question);
  const key = `${address} ${body}`;
  const running = underWay.get(key);
  if (running) return running;
  const call = send(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).finally(() => underWay.delete(key));
  underWay.set(key, call);
  return call;
}
