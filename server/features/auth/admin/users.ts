import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { passwordChangedMail } from '../mails/account-mails.ts';
import { accountDeletedMail, emailMovedMail, phoneChangedMail } from '../mails/notices.ts';
import { noticeSeconds } from '../mails/one-time-code.ts';
import { voidTokensOf } from '../mails/store-one-time-tokens.ts';
import { tellMember } from '../mails/tell-member.ts';
import { confirmPhone, givePhone, insertPhoneUser } from '../phones/store-phones.ts';
import { deleteSessionsOf } from '../sessions/store-sessions.ts';
import { presentUser } from '../users/present-user.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import {
  changePassword,
  deleteUser,
  findUser,
  givenMetadata,
  insertUser,
  mergeMetadata,
  type User,
} from '../users/store-users.ts';
import { readBody, readQuery } from '../wire/request-input.ts';
import { readAccount, userInPath } from './account-input.ts';
import { requireAdmin } from './admin-guard.ts';
import { changeAccount, listUsers } from './store-admin.ts';

const usualPage = 50;
const largestPage = 1_000;

function pageOf(request: FastifyRequest) {
  const whole = (name: string, usual: number, most: number) => {
    const text = readQuery(request, name);
    if (text === undefined) return usual;
    if (!/^\d{1,9}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name}`);
    return Math.min(Math.max(1, Number(text)), most);
  };
  return {
    page: whole('page', 1, 1_000_000),
    perPage: whole('per_page', usualPage, largestPage),
  };
}

/** GET /admin/users: one page of them; how many there are, and where the next and the last page lie, stands in headers. */
async function list(auth: AuthService, request: FastifyRequest, reply: FastifyReply) {
  const { page, perPage } = pageOf(request);
  const { users, total } = await listUsers(auth.accounts, { page, perPage });
  const last = Math.max(1, Math.ceil(total / perPage));
  const address = (number: number) =>
    `<${auth.issuer}/admin/users?page=${number}&per_page=${perPage}>`;
  const next = page < last ? [`${address(page + 1)}; rel="next"`] : [];
  reply.header('x-total-count', total);
  reply.header('link', [...next, `${address(last)}; rel="last"`].join(', '));
  return { users: users.map(presentUser), aud: 'authenticated' };
}

/** Makes an account with an address, a number, or both. @throws AuthError where one of them is taken */
async function insertAccount(
  queries: Queries,
  account: ReturnType<typeof readAccount>,
  passwordHash: string | null,
  now: Date,
): Promise<string> {
  const { email, phone, confirmed, phoneConfirmed } = account;
  const metadata = givenMetadata(account.metadata ?? {});
  let id: string | null = null;
  if (email !== undefined) {
    const verified = { ...metadata, email_verified: confirmed };
    const wanted = { email, passwordHash, metadata: verified, confirmed, now };
    id = (await insertUser(queries, wanted))?.id ?? null;
    if (id === null) throw new AuthError('email_exists');
    if (phone !== undefined) await givePhone(queries, id, phone, phoneConfirmed, now);
  } else if (phone !== undefined) {
    id = await insertPhoneUser(queries, { phone, passwordHash, metadata, now });
    if (id === null) throw new AuthError('phone_exists');
    if (phoneConfirmed) await confirmPhone(queries, id, phone, now);
  }
  if (id === null) throw invalid('Cannot create a user without either an email or phone');
  return id;
}

/** POST /admin/users: an account without a mail to anybody; confirmed if the program says so. */
async function create(auth: AuthService, request: FastifyRequest) {
  const account = readAccount(auth, request, null);
  const { password } = account;
  const passwordHash = password === undefined ? null : await auth.passwords.hash(password);
  const now = auth.now();
  return auth.accounts.transaction(async (queries) => {
    const id = await insertAccount(queries, account, passwordHash, now);
    const { appMetadata, bannedUntil } = account;
    await changeAccount(queries, id, { appMetadata, bannedUntil }, now);
    await recordEvent(queries, 'created_by_operator', id, clientOf(request).ip, now);
    const made = await findUser(queries, id);
    if (made === null) throw new AuthError('user_not_found');
    return presentUser(made);
  });
}

/** A member learns of what somebody else has changed of the ways into their account: it may have been got by pretending. */
async function tellOfChange(
  auth: AuthService,
  queries: Queries,
  user: User,
  { email, phone, password }: ReturnType<typeof readAccount>,
): Promise<void> {
  if (password !== undefined) await tellMember(auth, queries, user.id, passwordChangedMail());
  if (phone !== undefined && phone !== user.phone) {
    await tellMember(auth, queries, user.id, phoneChangedMail());
  }
  if (email !== undefined && email !== user.email && user.email !== null) {
    await auth.post.put(queries, { to: user.email, ...emailMovedMail() }, noticeSeconds);
  }
}

/**
 * PUT /admin/users/{id}: what is said holds at once. A new password or a ban ends every session; what was sent before opens
 * nothing any more, as it may lie in a mailbox that was never the member's.
 */
async function update(auth: AuthService, request: FastifyRequest) {
  const user = await userInPath(auth, request);
  const account = readAccount(auth, request, user);
  const passwordHash =
    account.password === undefined ? null : await auth.passwords.hash(account.password);
  const now = auth.now();
  const changed = await auth.accounts.transaction(async (queries) => {
    await changeAccount(queries, user.id, account, now);
    if (account.phone !== undefined) {
      await givePhone(queries, user.id, account.phone, account.phoneConfirmed, now);
    } else if (account.phoneConfirmed && user.phone !== null) {
      await confirmPhone(queries, user.id, user.phone, now);
    }
    if (account.metadata !== undefined) {
      await mergeMetadata(queries, user.id, account.metadata, now);
    }
    if (passwordHash !== null) await changePassword(queries, user.id, passwordHash, now);
    const isShut = passwordHash !== null || account.bannedUntil instanceof Date;
    const isElsewhere =
      (account.email ?? user.email) !== user.email || (account.phone ?? user.phone) !== user.phone;
    if (isShut || isElsewhere) await voidTokensOf(queries, user.id);
    if (isShut) await deleteSessionsOf(queries, user.id, null);
    await recordEvent(queries, 'changed_by_operator', user.id, clientOf(request).ip, now);
    await tellOfChange(auth, queries, user, account);
    return presentUser((await findUser(queries, user.id)) ?? user);
  });
  auth.post.wake();
  return changed;
}

const deletionSchema = v.object({ should_soft_delete: v.optional(v.boolean(), false) });

/** DELETE /admin/users/{id}: all of it, for ever; who asks for less is not answered with more. */
async function remove(auth: AuthService, request: FastifyRequest) {
  const user = await userInPath(auth, request);
  if (readBody(request, deletionSchema).should_soft_delete) {
    throw invalid('Accounts are deleted for ever: ban_duration shuts one out for a while');
  }
  await auth.accounts.transaction(async (queries) => {
    await tellMember(auth, queries, user.id, accountDeletedMail());
    await deleteUser(queries, user.id);
    await recordEvent(queries, 'account_deleted', user.id, null, auth.now());
  });
  auth.post.wake();
  return {};
}

/** Members, for the operator's programs. */
export function adminUserRoutes(wire: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: (request: FastifyRequest) => requireAdmin(auth, request) };
  wire.get('/admin/users', options, (request, reply) => list(auth, request, reply));
  wire.post('/admin/users', options, (request) => create(auth, request));
  wire.get('/admin/users/:userId', options, async (request) =>
    presentUser(await userInPath(auth, request)),
  );
  wire.put('/admin/users/:userId', options, (request) => update(auth, request));
  wire.delete('/admin/users/:userId', options, (request) => remove(auth, request));
}
