import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { checkChannel, parsePhone, requirePhones } from '../phones/phone-number.ts';
import { signUpByPhone } from '../phones/sign-up.ts';
import { presentSession } from '../sessions/present-session.ts';
import { insertSession } from '../sessions/store-sessions.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../wire/request-input.ts';
import { parseEmail } from './email-address.ts';
import type { MemberAddress } from './member-address.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { recordEvent } from './store-audit-log.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  recordSignIn,
  startingMetadata,
} from './store-users.ts';

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
  if (!auth.settings.signUps) throw new AuthError('signup_disabled');
  auth.passwordRules.checkShape(body.password);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (startsPkce(body) && body.phone !== '') {
    throw invalid('PKCE not supported for phone signups');
  }
  const address = addressIn(auth, body);
  auth.passwordRules.checkStrength(body.password, address.value);
  return { address, password: body.password, data: body.data };
}

/** POST /signup: mailboxes count as confirmed at once, so the answer is a session; a phone has to be confirmed. */
export function signUpRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/signup', { onRequest: limited(auth, 'signup') }, async (request) => {
    const wish = readBody(request, bodySchema);
    if (wish.email === '' && wish.phone === '') {
      return signUpAnonymously(auth, request, wish.data);
    }
    const { address, password, data } = parseSignUp(auth, request);
    if (address.kind === 'phone') {
      return signUpByPhone(auth, request, { phone: address.value, password, data });
    }
    const email = address.value;
    if (await findUserByEmail(auth.accounts, email)) throw new AuthError('user_already_exists');
    const passwordHash = await auth.passwords.hash(password);
    const now = auth.now();
    const client = clientOf(request);
    const { user, session } = await auth.accounts.transaction(async (queries) => {
      const metadata = startingMetadata(email, data, true);
      const added = await insertUser(queries, {
        email,
        passwordHash,
        metadata,
        confirmed: true,
        now,
      });
      // of two sign-ups at the same moment one is told that the address is taken
      if (added === null) throw new AuthError('user_already_exists');
      await recordSignIn(queries, added.id, null, now);
      const session = await insertSession(queries, added.id, 'password', client, now);
      await recordEvent(queries, 'signed_up', added.id, client.ip, now);
      return { user: (await findUser(queries, added.id)) ?? added, session };
    });
    return presentSession(auth, user, session);
  });
}
