import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthService } from '../auth-service.ts';
import { type Caller, requireNamedCaller } from '../sessions/guard.ts';
import { type LimitedEndpoint, limited } from '../wire/limits.ts';
import { challengeFactor, verifyChallenge } from './answer-challenge.ts';
import { enrolFactor } from './enrol-factor.ts';
import {
  countRecoveryCodes,
  dropRecoveryCodes,
  makeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes/recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';

type Answer = (auth: AuthService, caller: Caller, request: FastifyRequest) => Promise<unknown>;

const endpoints: readonly (readonly [
  'GET' | 'POST' | 'DELETE',
  string,
  LimitedEndpoint,
  Answer,
])[] = [
  ['POST', '/factors', 'factors', enrolFactor],
  ['POST', '/factors/:factorId/challenge', 'challenge', challengeFactor],
  ['POST', '/factors/:factorId/verify', 'secondStep', verifyChallenge],
  ['DELETE', '/factors/:factorId', 'factors', removeFactor],
  ['GET', '/factors/recovery-codes', 'factors', countRecoveryCodes],
  ['POST', '/factors/recovery-codes', 'factors', makeRecoveryCodes],
  ['POST', '/factors/recovery-codes/regenerate', 'factors', makeRecoveryCodes],
  ['DELETE', '/factors/recovery-codes', 'factors', dropRecoveryCodes],
  ['POST', '/factors/recovery-codes/verify', 'secondStep', verifyRecoveryCode],
];

/** /factors: what a member proves beside the first way in, and codes on paper for when it is lost. */
export function factorRoutes(wire: FastifyInstance, auth: AuthService): void {
  for (const [method, url, limit, answer] of endpoints) {
    wire.route({
      method,
      url,
      onRequest: limited(auth, limit),
      handler: async (request) => {
        const caller = await requireNamedCaller(auth, request);
        return answer(auth, caller, request);
      },
    });
  }
}
