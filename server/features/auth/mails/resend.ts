import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { parseEmail } from '../users/email-address.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../wire/request-input.ts';

const bodySchema = v.object({
  type: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  ...pkceFields,
});
const byEmail: readonly string[] = ['signup', 'email_change'];
const byPhone: readonly string[] = ['sms', 'phone_change'];

/** POST /resend: addresses are confirmed at sign-up and do not change, so nothing is ever pending that could be sent again. */
export function resendRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/resend', { onRequest: limited(auth, 'resend') }, async (request) => {
    const body = readBody(request, bodySchema);
    startsPkce(body);
    if (!byEmail.includes(body.type) && !byPhone.includes(body.type)) {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided.');
    }
    if (byEmail.includes(body.type)) {
      if (body.email === '') throw invalid('Type provided requires an email address');
      parseEmail(body.email);
    } else if (body.phone === '') {
      throw invalid('Type provided requires a phone number');
    }
    return {};
  });
}
