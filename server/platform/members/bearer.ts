import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../answers/errors.ts';
import type { Identity } from '../database/database.ts';
import type { Tokens } from '../secrets/tokens.ts';

export interface Member {
  readonly userId: string;
  readonly sessionId: string;
  readonly identity: Identity;
}

const uuid = v.pipe(v.string(), v.uuid());
const memberClaims = v.object({ role: v.literal('authenticated'), sub: uuid, session_id: uuid });

/** Says whether claims are those of a member's session, as every token of ours has them. */
export function areMembers(
  claims: Readonly<Record<string, unknown>>,
): claims is v.InferOutput<typeof memberClaims> {
  return v.is(memberClaims, claims);
}

/** The text behind 'Bearer ', or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * The signed-in member whose token a request carries. Whether the session has ended meanwhile shows with the first
 * statement that runs in the member's name.
 * @throws ProductError 401 when there is none or it is not valid
 */
export async function memberOf(request: FastifyRequest, tokens: Tokens): Promise<Member> {
  const refused = (cause?: unknown) =>
    new ProductError(401, 'not_authenticated', sentences.notAuthenticated, { cause });
  const token = bearerToken(request);
  if (token === null) throw refused();
  const claims = await tokens.verify(token).catch((error: unknown) => {
    throw refused(error);
  });
  if (!areMembers(claims)) throw refused();
  return {
    userId: claims.sub,
    sessionId: claims.session_id,
    identity: { role: 'authenticated', claims },
  };
}
