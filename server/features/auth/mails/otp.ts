import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { linkTokenFor, startMailedFlow } from '../flows/mailed-flow.ts';
import { textWayIn } from '../phones/otp.ts';
import { checkChannel, parsePhone, requirePhones } from '../phones/phone-number.ts';
import { isBanned } from '../sessions/guard.ts';
import { contestPassword } from '../users/contested.ts';
import { parseEmail } from '../users/email-address.ts';
import { isManaged } from '../users/managed.ts';
import { admitNewcomer } from '../users/sign-up/admit-newcomer.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import {
  findUserByEmail,
  insertUser,
  type Metadata,
  startingMetadata,
  type User,
} from '../users/store-users.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, readQuery, startsPkce } from '../wire/request-input.ts';
import { confirmationMail, signInMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import { mailedLink } from './mailed-link.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken, linkSeconds } from './one-time-code.ts';
import { putToken } from './store-one-time-tokens.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  create_user: v.optional(v.boolean(), true),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  channel: v.optional(v.string(), ''),
  ...pkceFields,
});

const refused = () => new AuthError('otp_disabled', { message: 'Signups not allowed for otp' });

/** A member without a password, whose address is theirs once they have come by the mail; null where it was taken meanwhile. */
async function addMember(
  queries: Queries,
  email: string,
  data: Metadata,
  { now, ip }: { readonly now: Date; readonly ip: string | null },
): Promise<User | null> {
  const metadata = startingMetadata(email, data, false);
  const user = { email, passwordHash: null, confirmed: false, metadata, now };
  const added = await insertUser(queries, user);
  if (added !== null) await recordEvent(queries, 'signed_up', added.id, ip, now);
  return added;
}

/** Mails a link and a code to whoever has the address (or texts a code to the phone), and makes a member of whoever has none where that is wished. */
async function mailWayIn(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  const pkce = startsPkce(body);
  if ((body.email === '') === (body.phone === '')) {
    throw invalid('One of email or phone must be set');
  }
  if (body.phone !== '') {
    requirePhones(auth);
    checkChannel(body.channel);
    const creates = body.create_user && auth.settings.signUps;
    return textWayIn(auth, request, { phone: parsePhone(body.phone), creates, data: body.data });
  }
  if (!auth.settings.signIn.emailOtp) throw new AuthError('otp_disabled');
  const email = parseEmail(body.email);
  const creates = body.create_user && auth.settings.signUps;
  const present = await findUserByEmail(auth.accounts, email);
  if (present === null) {
    if (!creates) throw refused();
    await admitNewcomer(auth);
  }
  await countMail(auth, 'sign-in', email);
  const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
  const now = auth.now();
  const { ip } = clientOf(request);
  const { linkToken: random, code } = createOneTimeSecrets();
  const linkToken = linkTokenFor(pkce, random);
  await auth.accounts.transaction(async (queries) => {
    const user = present ?? (await addMember(queries, email, body.data, { now, ip }));
    // who comes by a company's sign-in comes by nothing else, and nobody is told who does
    if (user === null || isBanned(user, now) || isManaged(user)) return;
    const isKnown = user.emailConfirmedAt !== null;
    const kind = isKnown ? 'magiclink' : 'confirmation';
    if (!isKnown) await contestPassword(auth, queries, user, null);
    await putToken(queries, {
      userId: user.id,
      kind,
      tokenHash: hashLinkToken(linkToken),
      codeHash: hashCode(auth.codeKey, email, code),
      relatesTo: email,
      now,
    });
    await startMailedFlow(queries, pkce, { userId: user.id, kind, now });
    const link = mailedLink(auth, isKnown ? 'magiclink' : 'signup', linkToken, redirectTo);
    const mail = isKnown ? signInMail({ link, code }) : confirmationMail({ link, code });
    await auth.post.put(queries, { to: email, ...mail }, linkSeconds);
  });
  auth.post.wake();
  return {};
}

/** POST /otp, and POST /magiclink, which is its older name for addresses. */
export function otpRoute(wire: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: limited(auth, 'otp') };
  for (const path of ['/otp', '/magiclink']) {
    wire.post(path, options, (request) => mailWayIn(auth, request));
  }
}
