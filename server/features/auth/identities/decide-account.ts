import type { Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { mailConfirmation } from '../confirmations/mail-confirmation.ts';
import { countMail } from '../mails/count-mail.ts';
import { identityLinkedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import type { VouchedPerson } from '../oauth/profile.ts';
import { isBanned } from '../sessions/guard.ts';
import { admitNewcomer } from '../users/sign-up/admit-newcomer.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser, type User } from '../users/store-users.ts';
import {
  addIdentity,
  adoptEmail,
  clearWaysIn,
  endAnonymity,
  insertVouchedUser,
  lockOwner,
  retellProviders,
  signInIdentity,
} from './store-identities.ts';

/** A member for whom a service vouches; `mustConfirm` where the address has to be confirmed before they are let in. */
export interface Decision {
  readonly user: User;
  readonly mustConfirm: boolean;
}

interface Circumstances {
  readonly ip: string | null;
  readonly redirectTo: URL;
  readonly now: Date;
}

async function tellOfLink(
  auth: AuthService,
  queries: Queries,
  userId: string,
  person: VouchedPerson,
  { ip, now }: Circumstances,
): Promise<void> {
  await recordEvent(queries, 'identity_linked', userId, ip, now);
  await tellMember(auth, queries, userId, identityLinkedMail(person.provider));
}

/**
 * An account with the person's verified address. Its maker may be somebody else who only typed the address: unless they have
 * shown that they read its mails, their ways in are taken away first. Where second factors guard such an account nobody can
 * tell whose they are, and it is left alone.
 * @returns null when nobody has the address
 */
async function joinOwner(
  auth: AuthService,
  queries: Queries,
  person: VouchedPerson,
  at: Circumstances,
): Promise<string | null> {
  if (person.email === null || !person.isEmailVerified) return null;
  // whoever comes by a company's sign-in is joined with nobody by address
  if (person.provider.startsWith('sso:')) return null;
  const owner = await lockOwner(queries, person.email);
  if (owner === null || owner.isManaged) return null;
  if (!owner.isProved) {
    if (owner.isGuarded) throw new AuthError('email_exists', { message: linkByHand });
    await clearWaysIn(queries, owner.id, at.now);
  }
  await addIdentity(queries, owner.id, person, at.now);
  await tellOfLink(auth, queries, owner.id, person, at);
  return owner.id;
}
const linkByHand =
  'There is an account with this address already. Sign in to it first, and link the service there.';

async function addMember(
  auth: AuthService,
  queries: Queries,
  person: VouchedPerson,
  { ip, now }: Circumstances,
): Promise<string> {
  await admitNewcomer(auth);
  const { email, isEmailVerified: isVerified, data } = person;
  if (email === null) {
    throw new AuthError('validation_failed', {
      status: 422,
      message: 'Error getting user email from external provider',
    });
  }
  // addresses are unique among those who come by themselves; a company's members are told apart by their service, and its
  // word counts for addresses of its own domains alone
  const isApart =
    person.provider.startsWith('sso:') &&
    (!isVerified || (await lockOwner(queries, email)) !== null);
  const user = { email: isApart ? null : email, isVerified, data };
  const id = await insertVouchedUser(queries, user, now);
  if (id === null) throw new AuthError('email_exists', { message: linkByHand });
  await addIdentity(queries, id, person, now);
  await recordEvent(queries, 'signed_up', id, ip, now);
  return id;
}

/** Whose account it is that a service vouches for somebody, made where there is none. @throws AuthError */
export async function decideAccount(
  auth: AuthService,
  queries: Queries,
  person: VouchedPerson,
  at: Circumstances,
): Promise<Decision> {
  const userId =
    (await signInIdentity(queries, person, at.now)) ??
    (await joinOwner(auth, queries, person, at)) ??
    (await addMember(auth, queries, person, at));
  await retellProviders(queries, userId);
  const user = await findUser(queries, userId);
  if (user === null) throw new AuthError('user_not_found');
  if (isBanned(user, at.now)) throw new AuthError('user_banned');
  const mustConfirm = user.email !== null && user.emailConfirmedAt === null;
  if (mustConfirm && user.email !== null) {
    const { redirectTo } = at;
    await countMail(auth, 'confirm', user.email);
    await mailConfirmation(auth, queries, { userId, email: user.email, redirectTo, pkce: null });
  }
  return { user, mustConfirm };
}

/**
 * Adds the service to the account of a member who is signed in.
 * @throws AuthError identity_already_exists, where somebody has it, themselves too
 */
export async function linkToMember(
  auth: AuthService,
  queries: Queries,
  userId: string,
  person: VouchedPerson,
  at: Circumstances,
): Promise<User> {
  await addIdentity(queries, userId, person, at.now);
  if (person.email !== null && person.isEmailVerified) {
    await adoptEmail(queries, userId, person.email, at.now);
  }
  await endAnonymity(queries, userId);
  await tellOfLink(auth, queries, userId, person, at);
  const user = await findUser(queries, userId);
  if (user === null) throw new AuthError('user_not_found');
  if (isBanned(user, at.now)) throw new AuthError('user_banned');
  return user;
}
