import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { exceedsJson } from '../../../platform/answers/json-bounds.ts';
import { AuthError, invalid } from '../auth-error.ts';

/** The shape of an id: what has another one is nobody's, and would be an error to the database. */
export const uuid = v.pipe(v.string(), v.uuid());

/** Far more than any request of the wire holds, metadata among it, which have 4 kB. */
const bounds = { depth: 100, values: 5_000 };

/** Texts that PostgreSQL cannot store, and that no keyboard types. */
function refuseUnstorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new TypeError('unstorable text');
}

function refuseUnstorableIn(value: unknown): void {
  if (typeof value === 'string') refuseUnstorable(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    refuseUnstorable(key);
    refuseUnstorableIn(inside);
  }
}

/** Anybody may send a body, so it is looked at before it is read: as JSON a megabyte may take half a second. */
function parseJson(text: string): unknown {
  if (exceedsJson(text, bounds)) throw new TypeError('too much');
  const value: unknown = JSON.parse(text);
  refuseUnstorableIn(value);
  return value;
}

/**
 * JSON whatever the content type says, and an empty body for none: the official client announces JSON on every call that
 * is not a GET, also where it sends nothing.
 */
export function acceptJson(wire: FastifyInstance): void {
  wire.removeAllContentTypeParsers();
  wire.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    try {
      done(null, parseJson(text));
    } catch {
      done(new AuthError('bad_json'));
    }
  });
}

/** Beside JSON the forms that pages of other services post; a field given twice counts once. */
export function acceptForms(wire: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  wire.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    try {
      for (const [name, value] of new URLSearchParams(String(body))) {
        refuseUnstorable(name);
        refuseUnstorable(value);
      }
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    } catch {
      done(new AuthError('bad_json'));
    }
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The request's fields by a schema. `null` counts as absent, as the official client sends it for what is not set. */
export function readBody<const TSchema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const body = request.body ?? {};
  if (!isRecord(body)) throw new AuthError('bad_json');
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalid(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** One parameter of the query string; absent when empty or given twice. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  const value = isRecord(query) ? query[name] : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  return value.includes('\0') || !value.isWellFormed() ? undefined : value;
}

/** The PKCE fields, which several requests may carry. */
export const pkceFields = {
  code_challenge: v.optional(v.string()),
  code_challenge_method: v.optional(v.string()),
};

/** How an app begins a PKCE flow (RFC 7636, 4.3). */
export interface PkceStart {
  readonly challenge: string;
  readonly challengeMethod: 's256' | 'plain';
}

/**
 * The PKCE flow that the request starts; null when it starts none.
 * @throws AuthError when only one field is there or one has a wrong form
 */
export function startsPkce(fields: {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}): PkceStart | null {
  const { code_challenge: challenge = '', code_challenge_method: method = '' } = fields;
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid(
      'code challenge has to be 43 to 128 characters of A-Z, a-z, 0-9, ".", "_", "~", "-"',
    );
  }
  const challengeMethod = method.toLowerCase();
  if (challengeMethod !== 's256' && challengeMethod !== 'plain') {
    throw invalid('code challenge method is not supported');
  }
  return { challenge, challengeMethod };
}
