import * as v from 'valibot';
import { memberFetch } from './member-fetch.ts';
import { WireError } from './wire-error.ts';

const refusalSchema = v.object({
  code: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
});

/** Generations of one kind that are under way: a second press joins the first. */
const underWay = new Map<string, Promise<unknown>>();

async function post(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await memberFetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  } catch {
    throw new WireError('', 0, 'unreachable');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  // an address that this server does not know is its failure, not the member's
  const refused = response.status < 500 && response.status !== 404;
  const said = v.safeParse(refusalSchema, body);
  const { message, code } = said.success && refused ? said.output : { message: '', code: '' };
  throw new WireError(message, response.status, code);
}

/** Calls a function of the server in the member's name. @throws WireError with the words to show, if it gave any */
export function callFunction(address: string): Promise<unknown> {
  const running = underWay.get(address);
  if (running) return running;
  const call = post(address).finally(() => underWay.delete(address));
  underWay.set(address, call);
  return call;
}
