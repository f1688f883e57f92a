import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../../auth-error.ts';
import type { AuthService } from '../../auth-service.ts';
import { checkChannel, parsePhone, requirePhones } from '../../phones/phone-number.ts';
import { signUpByPhone } from '../../phones/sign-up.ts';
import { limited } from '../../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../../wire/request-input.ts';
import { parseEmail } from '../email-address.ts';
import type { MemberAddress } from '../member-address.ts';
import { admitNewcomer } from './admit-newcomer.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { signUpAtOnce, signUpToConfirm } from './sign-up-by-mail.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  channel: v.optional(v.string(), ''),
  ...pkceFields,
});

function addressIn(
  auth: AuthService,
  { email, phone, channel }: { readonly email: string; readonly phone: string; channel: string },
): MemberAddress {
  if (phone === '') return { kind: 'email', value: parseEmail(email) };
  requirePhones(auth);
  checkChannel(channel);
  return { kind: 'phone', value: parsePhone(phone) };
}

/** The checks in the protocol's order, because it decides which of several faults a client is told. */
function parseSignUp(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  auth.passwordRules.checkShape(body.password);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const pkce = startsPkce(body);
  if (pkce !== null && body.phone !== '') {
    throw invalid('PKCE not supported for phone signups');
  }
  const address = addressIn(auth, body);
  auth.passwordRules.checkStrength(body.password, address.value);
  return { address, password: body.password, data: body.data, pkce };
}

/** POST /signup: by mail, by phone, or without an address. */
export function signUpRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/signup', { onRequest: limited(auth, 'signup') }, async (request) => {
    const wish = readBody(request, bodySchema);
    await admitNewcomer(auth);
    if (wish.email === '' && wish.phone === '') {
      return signUpAnonymously(auth, request, wish.data);
    }
    const { address, ...given } = parseSignUp(auth, request);
    return auth.crowd.take(request, async () => {
      if (address.kind === 'phone') {
        return signUpByPhone(auth, request, { ...given, phone: address.value });
      }
      const wanted = { ...given, email: address.value };
      return auth.settings.signIn.confirmEmail
        ? signUpToConfirm(auth, request, wanted)
        : signUpAtOnce(auth, request, wanted);
    });
  });
}
