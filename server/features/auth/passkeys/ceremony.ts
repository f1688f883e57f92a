import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { challengeSeconds } from '../challenge-seconds.ts';
import { keepChallenge, takeChallenge } from '../webauthn/store-challenges.ts';
import { readBody, uuid } from '../wire/request-input.ts';

const bodySchema = v.object({
  challenge_id: v.optional(v.string(), ''),
  credential: v.optional(v.record(v.string(), v.unknown())),
});

/** What both ways begin with: options that the browser hands to an authenticator, and the challenge in them kept. */
export async function offer<T extends { readonly challenge: string }>(
  auth: AuthService,
  userId: string | null,
  options: T,
) {
  const now = auth.now();
  const id = await keepChallenge(auth.accounts, userId, options.challenge, now);
  const expires = Math.floor(now.getTime() / 1000) + challengeSeconds;
  return { challenge_id: id, options, expires_at: expires };
}

/**
 * What both ways end with: the authenticator's answer, and the challenge that it must have signed, which is spent.
 * @throws AuthError
 */
export async function takeAnswer(
  auth: AuthService,
  userId: string | null,
  request: FastifyRequest,
): Promise<{ readonly challenge: string; readonly credential: unknown }> {
  const { challenge_id: id, credential } = readBody(request, bodySchema);
  if (!v.is(uuid, id)) throw invalid('challenge_id must be a UUID');
  if (credential === undefined) throw invalid('credential is required');
  const taken = await takeChallenge(auth.accounts, userId, id);
  if (taken === null) throw new AuthError('webauthn_challenge_not_found');
  if (taken.createdAt.getTime() + challengeSeconds * 1000 <= auth.now().getTime()) {
    throw new AuthError('webauthn_challenge_expired');
  }
  return { challenge: taken.challenge, credential };
}
