import type { FastifyRequest } from 'fastify';
import { sentences, serverSentences } from '#contract/sentences.ts';
import { ProductError } from '../../../platform/answers/errors.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { type Caller, requireCaller } from '../sessions/guard.ts';
import { noteMiss } from '../wire/note-miss.ts';

const tooMany = 'Too many tries. Please wait a few minutes and try again.';

/** The refusal in words that a form can show as they are. */
function refused(error: AuthError, failed: string): ProductError {
  const { code, status } = error;
  if (code === 'invalid_credentials')
    return new ProductError(status, code, serverSentences.wrongPassword);
  if (code === 'reauthentication_not_valid')
    return new ProductError(status, code, serverSentences.wrongCode);
  if (code === 'webauthn_verification_failed' || code === 'passkey_disabled') {
    return new ProductError(status, code, serverSentences.wrongPasskey);
  }
  if (code.startsWith('webauthn_challenge_'))
    return new ProductError(status, code, serverSentences.tooSlow);
  if (code === 'validation_failed') return new ProductError(status, code, error.message);
  if (code === 'reauthentication_needed') return new ProductError(403, code, error.message);
  if (code === 'over_request_rate_limit') return new ProductError(status, code, tooMany);
  if (status >= 500) return new ProductError(503, code, failed);
  return new ProductError(401, 'not_authenticated', sentences.notAuthenticated, { cause: error });
}

/** @param failed what is said where the server could not do it @throws ProductError in the place of an AuthError */
export async function inOurWords<T>(
  request: FastifyRequest,
  work: Promise<T>,
  failed: string,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    noteMiss(request, error.code);
    throw refused(error, failed);
  }
}

/** Whoever asks, with the second step taken where there is one. @throws AuthError */
export async function requireWholeCaller(
  auth: AuthService,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await requireCaller(auth, request);
  await requireSecondStep(auth, caller);
  return caller;
}
