import type { FastifyRequest } from 'fastify';
import { sentences } from '#contract/sentences.ts';
import type { Identity } from './database.ts';
import { ProductError } from './errors.ts';
import type { Tokens } from './tokens.ts';

export interface Member {
  readonly userId: string;
  readonly identity: Identity;
}

/** The text behind 'Bearer ', or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * The signed-in member whose token a request carries.
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
  if (claims.role !== 'authenticated' || typeof claims.sub !== 'string') throw refused();
  return { userId: claims.sub, identity: { role: 'authenticated', claims } };
}
