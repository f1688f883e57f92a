import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { wire as paths } from '#contract/paths.ts';
import { agreeTo } from '#test/support/members/agreement.ts';

export interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly prefer?: string;
  /** A body as it stands, with headers of its own, as a provider sends it. */
  readonly raw?: { readonly text: string; readonly headers: Readonly<Record<string, string>> };
  /** Names a press, so that it is the same one when it is sent again. */
  readonly key?: string;
}

/** Null: the server was gone before the answer was whole. */
export type Answer = { readonly status: number; readonly body: unknown } | null;

/** Sends one request to the server of this round. */
export type Wire = (method: string, path: string, sent?: Sent) => Promise<Answer>;

export function createWire(url: string): Wire {
  return async (method, path, { token, body, prefer, key, raw } = {}) => {
    const headers = {
      apikey: 'anon',
      'content-type': 'application/json',
      ...(prefer === undefined ? {} : { prefer }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...raw?.headers,
    };
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent = text === undefined ? {} : { body: text };
    const answer = await fetch(url + path, { method, headers, ...sent }).catch(() => null);
    const said = await answer?.text().catch(() => null);
    if (!answer || typeof said !== 'string') return null;
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, body: isJson && said !== '' ? JSON.parse(said) : said };
  };
}

/** Whether the answer came and said yes. @throws where it said no, which no kill explains */
export function isDone(answer: Answer): answer is NonNullable<Answer> {
  if (answer === null || answer.status >= 500) return false;
  if (answer.status < 300) return true;
  throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** What a server that nobody kills must answer. @throws where it does not */
export function bodyOf(answer: Answer): unknown {
  if (answer !== null && answer.status < 300) return answer.body;
  throw new Error(`not answered: ${JSON.stringify(answer)}`);
}

const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({ id: v.string(), identities: v.optional(v.array(v.unknown()), []) }),
});
export type Session = v.InferOutput<typeof sessionSchema>;
export const readSession = (body: unknown): Session => v.parse(sessionSchema, body);

export const newEmail = (): string => `${randomUUID()}@example.com`;
export const newPassword = (): string => `correct horse ${randomUUID().slice(0, 8)}`;

export const signUp = (wire: Wire, email: string, password: string): Promise<Answer> =>
  wire('POST', '/auth/v1/signup', { body: { email, password } });

export const signIn = (wire: Wire, email: string, password: string): Promise<Answer> =>
  wire('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

export const refresh = (wire: Wire, token: string): Promise<Answer> =>
  wire('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });

/** Agrees, as our screens do: sets of training are kept of nobody else. A release of before that asks nothing is told nothing. */
export async function agree(wire: Wire, { access_token: token, user }: Session): Promise<void> {
  const asked = await wire('GET', `${paths.data}/consent_texts?select=purpose`, { token });
  if (asked?.status === 404) return;
  await agreeTo({
    userId: user.id,
    async call(method, path, body) {
      const answer = await wire(method, path, { token, body });
      if (answer === null) throw new Error(`not answered: ${method} ${path}`);
      return answer;
    },
  });
}
