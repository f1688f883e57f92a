import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { mailEmailChange } from '../mails/change-email.ts';
import { countMail } from '../mails/count-mail.ts';
import { parsePhone } from '../phones/phone-number.ts';
import { resendText } from '../phones/resend.ts';
import { isBanned } from '../sessions/guard.ts';
import { parseEmail } from '../users/email-address.ts';
import { findUserByEmail } from '../users/store-users.ts';
import { limited } from '../wire/limits.ts';
import {
  type PkceStart,
  pkceFields,
  readBody,
  readQuery,
  startsPkce,
} from '../wire/request-input.ts';
import { mailConfirmation } from './mail-confirmation.ts';

const typeSchema = v.picklist(['signup', 'email_change', 'sms', 'phone_change']);
const bodySchema = v.object({
  type: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  ...pkceFields,
});

interface Asked {
  readonly type: 'signup' | 'email_change';
  readonly email: string;
  readonly redirectTo: URL;
  readonly pkce: PkceStart | null;
}

/** Mails again what waits to be confirmed; nothing where nobody has the address or nothing waits. */
async function mailAgain(auth: AuthService, { type, email, ...way }: Asked): Promise<void> {
  const user = await findUserByEmail(auth.accounts, email);
  if (user === null || isBanned(user, auth.now())) return;
  const { newEmail } = user;
  await auth.accounts.transaction(async (queries) => {
    if (type === 'signup' && user.emailConfirmedAt === null) {
      await mailConfirmation(auth, queries, { userId: user.id, email, ...way });
    }
    if (type === 'email_change' && newEmail !== null) {
      await mailEmailChange(auth, queries, { user, email: newEmail, ...way });
    }
  });
  auth.post.wake();
}

async function resendMail(
  auth: AuthService,
  request: FastifyRequest,
  { type, email, pkce }: Pick<Asked, 'type' | 'email' | 'pkce'>,
): Promise<void> {
  await countMail(auth, type === 'signup' ? 'confirm' : 'email-change', email);
  const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
  // everything that depends on the address being known happens after the answer
  auth.background.run('a mail sent again', () =>
    mailAgain(auth, { type, email, redirectTo, pkce }),
  );
}

/** POST /resend: what waits to be confirmed is sent again. The answer does not tell whether anything was. */
export function resendRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/resend', { onRequest: limited(auth, 'resend') }, async (request) => {
    const body = readBody(request, bodySchema);
    const { type } = body;
    const pkce = startsPkce(body);
    if (!v.is(typeSchema, type)) {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided.');
    }
    if (type === 'sms' || type === 'phone_change') {
      if (body.phone === '') throw invalid('Type provided requires a phone number');
      const phone = parsePhone(body.phone);
      if (auth.settings.signIn.phone) await resendText(auth, request, type, phone);
      return {};
    }
    if (body.email === '') throw invalid('Type provided requires an email address');
    await resendMail(auth, request, { type, email: parseEmail(body.email), pkce });
    return {};
  });
}
