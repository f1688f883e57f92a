import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AuthError, type AuthErrorCode, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { limited } from '../wire/limits.ts';
import { readBody } from '../wire/request-input.ts';

const bodySchema = v.object({ factor_type: v.optional(v.string(), '') });
const refusals: ReadonlyMap<string, AuthErrorCode> = new Map([
  ['totp', 'mfa_totp_enroll_not_enabled'],
  ['phone', 'mfa_phone_enroll_not_enabled'],
  ['webauthn', 'mfa_webauthn_enroll_not_enabled'],
]);

/** /factors: no kind of second factor can be enrolled, so no member has one to challenge, verify or remove. */
export function factorRoutes(wire: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'factors');
  wire.post('/factors', { onRequest }, async (request) => {
    await requireCaller(auth, request);
    const refusal = refusals.get(readBody(request, bodySchema).factor_type);
    if (refusal === undefined) throw invalid('factor_type needs to be totp, phone, or webauthn');
    throw new AuthError(refusal);
  });
  for (const [method, url] of [
    ['POST', '/factors/:factorId/challenge'],
    ['POST', '/factors/:factorId/verify'],
    ['DELETE', '/factors/:factorId'],
  ] as const) {
    wire.route({
      method,
      url,
      onRequest,
      handler: async (request) => {
        await requireCaller(auth, request);
        throw new AuthError('mfa_factor_not_found');
      },
    });
  }
}
