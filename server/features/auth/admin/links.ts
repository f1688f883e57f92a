import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { invitationMail } from '../mails/account-mails.ts';
import { mailedLink } from '../mails/mailed-link.ts';
import {
  createOneTimeSecrets,
  hashCode,
  hashLinkToken,
  linkSeconds,
} from '../mails/one-time-code.ts';
import { putToken, type TokenKind } from '../mails/store-one-time-tokens.ts';
import { parseEmail } from '../users/email-address.ts';
import { presentUser } from '../users/present-user.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { wantEmail } from '../users/store-email-change.ts';
import { findUser, findUserByEmail, insertUser, type User } from '../users/store-users.ts';
import { readBody, readQuery } from '../wire/request-input.ts';
import { requireAdmin } from './admin-guard.ts';
import { noteInvitation } from './store-admin.ts';

/** What POST /verify takes a link's token as, the kind that it is kept as, and whether the member may be new. */
const linkTypes = {
  signup: { type: 'signup', kind: 'confirmation', makes: true },
  invite: { type: 'invite', kind: 'confirmation', makes: true },
  magiclink: { type: 'magiclink', kind: 'confirmation', makes: true },
  recovery: { type: 'recovery', kind: 'recovery', makes: false },
  email_change_current: { type: 'email_change', kind: 'email_change_current', makes: false },
  email_change_new: { type: 'email_change', kind: 'email_change_new', makes: false },
} as const satisfies Readonly<
  Record<string, { readonly type: string; readonly kind: TokenKind; readonly makes: boolean }>
>;
type LinkTypeName = keyof typeof linkTypes;
const isLinkType = (text: string): text is LinkTypeName => Object.hasOwn(linkTypes, text);

const bodySchema = v.object({
  type: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  new_email: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  redirect_to: v.optional(v.string()),
});

function readLink(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  if (!isLinkType(body.type))
    throw invalid(`Invalid email action link type requested: ${body.type}`);
  const email = parseEmail(body.email);
  if (body.type === 'signup') {
    if (body.password === undefined) throw invalid('Signup requires a valid password');
    auth.passwordRules.checkShape(body.password);
    auth.passwordRules.checkStrength(body.password, email);
  }
  const changes = body.type.startsWith('email_change');
  return {
    type: body.type,
    email,
    newEmail: changes ? parseEmail(body.new_email) : null,
    password: body.type === 'signup' ? body.password : undefined,
    data: body.data,
    redirectTo: auth.redirectTo(body.redirect_to ?? readQuery(request, 'redirect_to')),
  };
}
type WantedLink = ReturnType<typeof readLink>;

/** The member the link is for; of some types one who is new. @throws AuthError */
async function memberFor(
  auth: AuthService,
  queries: Queries,
  { type, email, data }: Pick<WantedLink, 'type' | 'email' | 'data'>,
  passwordHash: string | null,
): Promise<User> {
  const known = await findUserByEmail(queries, email);
  const isTaken = known?.emailConfirmedAt != null && (type === 'signup' || type === 'invite');
  if (isTaken) throw new AuthError('email_exists');
  if (known !== null) return known;
  if (!linkTypes[type].makes) {
    throw new AuthError('user_not_found', {
      status: 404,
      message: 'User with this email not found',
    });
  }
  const metadata = { ...data, email_verified: false };
  const made = { email, passwordHash, metadata, confirmed: false, now: auth.now() };
  const added = await insertUser(queries, made);
  if (added === null) throw new AuthError('email_exists');
  return added;
}

/** Keeps the hashes of a new link and its code. */
async function putLink(
  auth: AuthService,
  queries: Queries,
  {
    user,
    kind,
    address,
  }: { readonly user: User; readonly kind: TokenKind; readonly address: string },
) {
  const secrets = createOneTimeSecrets();
  await putToken(queries, {
    userId: user.id,
    kind,
    tokenHash: hashLinkToken(secrets.linkToken),
    codeHash: hashCode(auth.codeKey, address, secrets.code),
    relatesTo: address,
    now: auth.now(),
  });
  return secrets;
}

/** POST /admin/generate_link: what a mail would hold, for a program that sends its own. */
async function generate(auth: AuthService, request: FastifyRequest) {
  const wanted = readLink(auth, request);
  const { type, kind } = linkTypes[wanted.type];
  const { password, newEmail, redirectTo } = wanted;
  const passwordHash = password === undefined ? null : await auth.passwords.hash(password);
  const now = auth.now();
  return auth.accounts.transaction(async (queries) => {
    const user = await memberFor(auth, queries, wanted, passwordHash);
    if (newEmail !== null) {
      if (await findUserByEmail(queries, newEmail)) throw new AuthError('email_exists');
      await wantEmail(queries, user.id, newEmail, now);
    }
    if (wanted.type === 'invite') await noteInvitation(queries, user.id, now);
    const address = kind === 'email_change_new' && newEmail !== null ? newEmail : wanted.email;
    const { linkToken, code } = await putLink(auth, queries, { user, kind, address });
    await recordEvent(queries, 'link_made_by_operator', user.id, clientOf(request).ip, now);
    const query = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo.href });
    return {
      ...presentUser((await findUser(queries, user.id)) ?? user),
      action_link: `${auth.issuer}/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: linkToken,
      redirect_to: redirectTo.href,
      verification_type: wanted.type,
    };
  });
}

const inviteSchema = v.object({
  email: v.optional(v.string(), ''),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** POST /invite: an account that its owner opens by the link in a mail, and then chooses a password for. */
async function invite(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, inviteSchema);
  const email = parseEmail(body.email);
  const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
  const now = auth.now();
  const invited = await auth.accounts.transaction(async (queries) => {
    const wanted = { type: 'invite', email, data: body.data } as const;
    const user = await memberFor(auth, queries, wanted, null);
    await noteInvitation(queries, user.id, now);
    const address = email;
    const { linkToken, code } = await putLink(auth, queries, {
      user,
      kind: 'confirmation',
      address,
    });
    const link = mailedLink(auth, 'invite', linkToken, redirectTo);
    await auth.post.put(queries, { to: email, ...invitationMail({ link, code }) }, linkSeconds);
    await recordEvent(queries, 'created_by_operator', user.id, clientOf(request).ip, now);
    return presentUser((await findUser(queries, user.id)) ?? user);
  });
  auth.post.wake();
  return invited;
}

/** Links and invitations, for the operator's programs. */
export function adminLinkRoutes(wire: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: (request: FastifyRequest) => requireAdmin(auth, request) };
  wire.post('/admin/generate_link', options, (request) => generate(auth, request));
  wire.post('/invite', options, (request) => invite(auth, request));
}
