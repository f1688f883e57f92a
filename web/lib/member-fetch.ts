import { accessToken, renewedToken } from './auth-client.ts';
import { readConfig } from './read-config.ts';
import { storedUserId } from './stored-session.ts';

/** `fetch` in the member's name, or in a visitor's; a token that the server no longer takes is renewed once. */
export async function memberFetch(input: RequestInfo | URL, init: RequestInit = {}) {
  const config = await readConfig();
  const token = storedUserId() === null ? null : await accessToken();
  const send = (bearer: string) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', config.key);
    headers.set('Authorization', `Bearer ${bearer}`);
    return fetch(input, { ...init, headers });
  };
  const response = await send(token ?? config.key);
  if (response.status !== 401 || token === null) return response;
  const renewed = await renewedToken();
  return renewed === null ? response : send(renewed);
}
