import { patiently } from '../wire/patiently.ts';
import { fetchFunction } from './call-function.ts';
import { memberFetch } from './member-fetch.ts';

/** The server's tags of what it has answered with; what a change here has put in place has none. */
const tags = new WeakMap<object, string>();

export const tagOf = (data: object): string | null => tags.get(data) ?? null;

/** Notes by which tag the server knows this. */
export function tagged<T extends object>(data: T, tag: string | null): T {
  if (tag !== null) tags.set(data, tag);
  return data;
}

/**
 * Reads rows of the data wire, or hears that they are what is known already, in a few bytes.
 * @param known what is there; asked for as a whole where the server's tag of it is not known
 * @returns the rows, not yet parsed, with their tag; null: `known` is still right
 * @throws WireError
 */
export async function readUnlessKnown(
  address: string,
  known: object | null | undefined,
): Promise<{ readonly rows: unknown; readonly tag: string | null } | null> {
  const tag = known ? tagOf(known) : null;
  const answer = await fetchFunction(
    address,
    tag === null ? {} : { headers: { 'If-None-Match': tag } },
    patiently(memberFetch),
  );
  if (tag !== null && answer.status === 304) return null;
  return { rows: await answer.json(), tag: answer.headers.get('etag') };
}
