import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { AuthApp } from './auth-app.ts';

export const password = 'correct horse 9';
export const newEmail = () => `m${randomBytes(6).toString('hex')}@example.com`;

export interface Call {
  readonly body?: unknown;
  readonly token?: string;
  /** Null sends no version header, so that errors have their old shape. */
  readonly version?: string | null;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** One call as the official client makes it. */
export async function call(
  { app }: Pick<AuthApp, 'app'>,
  method: Method,
  path: string,
  { body, token, version = '2024-01-01', ip = '127.0.0.1', headers = {} }: Call = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: `/auth/v1${path}`,
    remoteAddress: ip,
    headers: {
      apikey: 'anon',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(version === null ? {} : { 'x-supabase-api-version': version }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson && response.body !== '' ? JSON.parse(response.body) : null,
  };
}

const userSchema = v.looseObject({
  id: v.string(),
  email: v.string(),
  user_metadata: v.record(v.string(), v.unknown()),
});
const sessionSchema = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.number(),
  expires_at: v.number(),
  refresh_token: v.string(),
  user: userSchema,
});
export type SessionAnswer = v.InferOutput<typeof sessionSchema>;

/** The answer as a session; fails when it is not one. */
export function sessionIn(answer: Answer): SessionAnswer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return v.parse(sessionSchema, answer.body);
}

export const userIn = (answer: Answer) => v.parse(userSchema, answer.body);

/** Status and code of a refusal in its new shape. */
export function refusalIn(answer: Answer): string {
  const { code } = v.parse(v.object({ code: v.string(), message: v.string() }), answer.body);
  return `${answer.status} ${code}`;
}

export async function signUp(auth: AuthApp, email = newEmail()): Promise<SessionAnswer> {
  return sessionIn(await call(auth, 'POST', '/signup', { body: { email, password } }));
}

export const signIn = (auth: AuthApp, email: string, given = password, options: Call = {}) =>
  call(auth, 'POST', '/token?grant_type=password', {
    ...options,
    body: { email, password: given },
  });

export const refresh = (auth: AuthApp, token: string) =>
  call(auth, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });

/** What an access token says; read, not verified. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(payload));
}
