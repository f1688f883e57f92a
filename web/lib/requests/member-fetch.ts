import { sentences } from '#contract/sentences.ts';
import { accessToken, renewedToken } from '../auth/auth-client.ts';
import { storedUserId } from '../auth/stored-session.ts';
import { takeEarlyAnswer } from '../wire/asked-early.ts';
import { readConfig } from '../wire/read-config.ts';

/** What the server would say to a member whose session is over; asked as a visitor, it would speak of permissions. */
function notAuthenticated(): Response {
  const refusal = { code: 'not_authenticated', message: sentences.notAuthenticated };
  return Response.json(refusal, { status: 401 });
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/** Whether the answer is all that stands at the address, whatever is known of it already. */
const isPlain = ({ method = 'GET', headers }: RequestInit) =>
  method === 'GET' && !new Headers(headers).has('if-none-match');

/** `fetch` in the member's name, or in a visitor's; a token that the server no longer takes is renewed once. */
export async function memberFetch(input: RequestInfo | URL, init: RequestInit = {}) {
  const config = await readConfig();
  const isMember = storedUserId() !== null;
  const token = isMember ? await accessToken() : null;
  if (isMember && token === null) return notAuthenticated();
  const send = (bearer: string) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', config.key);
    headers.set('Authorization', `Bearer ${bearer}`);
    return fetch(input, { ...init, headers });
  };
  // a plain question may have been asked while the code was on its way
  const early =
    token !== null && isPlain(init) ? await takeEarlyAnswer(addressOf(input), token) : null;
  const response = early ?? (await send(token ?? config.key));
  if (response.status !== 401 || token === null) return response;
  const renewed = await renewedToken();
  return renewed === null ? notAuthenticated() : send(renewed);
}
