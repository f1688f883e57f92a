import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { refusal } from '#web/lib/auth/auth-refusal.ts';
import { newChallenge } from '#web/lib/auth/pkce.ts';
import { readConfig } from '#web/lib/wire/read-config.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';
import { comeIn } from '../account-wire.ts';

// Signing in by somebody else's page: the browser goes there and comes back to the login with a code, which is worth a session
// only together with a secret that never left this tab (PKCE, RFC 7636).

/** Where the tab keeps that secret. */
const secretKey = 'phila.outside-secret';

/** Keeps the secret, and answers what is told of it at the start. */
async function keepSecret() {
  const { secret, told } = await newChallenge();
  sessionStorage.setItem(secretKey, secret);
  return told;
}

const backHere = () => location.origin + paths.login;

/** Leaves for the page of a service that the operator has set up. */
export async function goToService(provider: string): Promise<void> {
  const query = {
    provider,
    provider_tokens: 'none',
    redirect_to: backHere(),
    ...(await keepSecret()),
  };
  location.assign(`${wire.auth}/authorize?${new URLSearchParams(query).toString()}`);
}

const refusalSchema = v.object({ code: v.string(), message: v.string() });

async function post(path: string, body: object): Promise<unknown> {
  const { key } = await readConfig();
  const response = await fetch(wire.auth + path, {
    method: 'POST',
    // the shape of errors that the official client asks for
    headers: {
      apikey: key,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const told = v.safeParse(refusalSchema, answer);
  const { code, message } = told.success ? told.output : { code: '', message: '' };
  throw new WireError(message, response.status, code);
}

/** Leaves for the sign-in of the company with that domain. @throws WireError */
export async function goToCompany(domain: string): Promise<void> {
  const body = { domain, redirect_to: backHere(), skip_http_redirect: true };
  const answer = await post('/sso', { ...body, ...(await keepSecret()) });
  location.assign(v.parse(v.object({ url: v.string() }), answer).url);
}

/** With what somebody has come back. */
export type ProviderReturn =
  | { readonly code: string }
  /** '' where the other side said no without one of our codes. Of the words beside it none is shown: anybody can make a link. */
  | { readonly refusedBy: string };

/** Takes it out of the address at once, so that it stands in no history; null for whoever has not come back from anywhere. */
export function takeArrival(): ProviderReturn | null {
  const { pathname, search } = location;
  const told = new URLSearchParams(search);
  const code = told.get('code');
  if (code === null && !told.has('error')) return null;
  history.replaceState(history.state, '', pathname);
  if (code !== null) return { code };
  return { refusedBy: told.get('error_code') ?? '' };
}

/** Gives the code for a session. False: a second step is still to be taken. @throws WireError */
export async function comeBack(arrival: ProviderReturn): Promise<boolean> {
  if (!('code' in arrival)) throw new WireError('', 400, arrival.refusedBy);
  const secret = sessionStorage.getItem(secretKey) ?? '';
  sessionStorage.removeItem(secretKey);
  if (secret === '') throw new WireError('', 400, 'bad_code_verifier');
  const tokens = v.parse(
    v.object({ access_token: v.string(), refresh_token: v.string() }),
    await post('/token?grant_type=pkce', { auth_code: arrival.code, code_verifier: secret }),
  );
  const auth = await authClient();
  const { data, error } = await auth.setSession(tokens);
  if (error) throw refusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}
