import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RateLimit } from '../../../platform/limits/rate-limits.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';

/** For each client: 30 at once, and as many again in five minutes. */
const usual: RateLimit = { capacity: 30, perSeconds: 300 };
/** 30 at once, 150 in five minutes: every open tab refreshes its token. */
const tokenGrants: RateLimit = { capacity: 30, perSeconds: 60 };

/** Questions for a second factor, and answers to them: each kind by itself. */
const secondSteps: RateLimit = { capacity: 15, perSeconds: 60 };

const perClient = {
  signup: usual,
  token: tokenGrants,
  recover: usual,
  verify: usual,
  otp: usual,
  sso: usual,
  acs: usual,
  authorize: usual,
  anonymous: { capacity: 30, perSeconds: 3_600 },
  resend: usual,
  user: usual,
  factors: usual,
  passkeys: usual,
  challenge: secondSteps,
  secondStep: secondSteps,
} as const satisfies Readonly<Record<string, RateLimit>>;
export type LimitedEndpoint = keyof typeof perClient;

/** @throws AuthError when the client has used up its share */
export async function countRequest(
  auth: AuthService,
  endpoint: LimitedEndpoint,
  request: FastifyRequest,
): Promise<void> {
  const limit = perClient[endpoint];
  if (await auth.rateLimits.take(`auth-${endpoint}`, limit, request.ip)) return;
  throw new AuthError('over_request_rate_limit', {
    retryAfterSeconds: Math.ceil(limit.perSeconds / limit.capacity),
  });
}

/** A hook that counts the request before anything of it is read. */
export function limited(auth: AuthService, endpoint: LimitedEndpoint): onRequestAsyncHookHandler {
  return async (request) => countRequest(auth, endpoint, request);
}

/** Wrong passwords for one account: of strangers all together, and of each place where the member has signed in before. */
export const wrongPasswords: RateLimit = { capacity: 10, perSeconds: 900 };
/** Wrong answers to the challenges of one account, whoever tries: the password was right already. */
export const secondStepTries: RateLimit = { capacity: 10, perSeconds: 900 };
/**
 * Once strangers have used those up, what is left to each network that has not tried yet. A member at a new address gets in;
 * whoever holds a thousand networks gets two thousand guesses a day at one account, of passwords that are none of the
 * 100,000 most common.
 */
export const wrongPasswordsReserve: RateLimit = { capacity: 2, perSeconds: 86_400 };
/** Guesses at the mailed codes of one account, over all its mails. */
export const codeGuesses: RateLimit = { capacity: 10, perSeconds: 86_400 };
/** Mails of one kind to one address: one a minute, and a few in an hour. */
export const mailClock: RateLimit = { capacity: 1, perSeconds: 60 };
export const mailsPerHour: RateLimit = { capacity: 6, perSeconds: 3_600 };
