import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { parsePhone } from '../phones/phone-number.ts';
import { resendText } from '../phones/resend.ts';
import { parseEmail } from '../users/email-address.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../wire/request-input.ts';

const bodySchema = v.object({
  type: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  ...pkceFields,
});
const typeSchema = v.picklist(['signup', 'email_change', 'sms', 'phone_change']);

/** POST /resend: mailboxes are confirmed at sign-up; what was sent to a phone is sent again. */
export function resendRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/resend', { onRequest: limited(auth, 'resend') }, async (request) => {
    const body = readBody(request, bodySchema);
    startsPkce(body);
    if (!v.is(typeSchema, body.type)) {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided.');
    }
    if (body.type === 'sms' || body.type === 'phone_change') {
      if (body.phone === '') throw invalid('Type provided requires a phone number');
      const phone = parsePhone(body.phone);
      if (auth.settings.signIn.phone) await resendText(auth, body.type, phone);
    } else {
      if (body.email === '') throw invalid('Type provided requires an email address');
      parseEmail(body.email);
    }
    return {};
  });
}
