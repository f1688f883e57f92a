import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../wire/request-input.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  ...pkceFields,
});

/** POST /otp: signing in without a password is not enabled, which is said alike to everyone. */
export function otpRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/otp', { onRequest: limited(auth, 'otp') }, async (request) => {
    const body = readBody(request, bodySchema);
    startsPkce(body);
    if ((body.email === '') === (body.phone === '')) {
      throw invalid('One of email or phone must be set');
    }
    throw new AuthError(body.phone === '' ? 'otp_disabled' : 'phone_provider_disabled');
  });
}
