import type { User, UserFactor, UserIdentity } from './store-users.ts';

const orAbsent = (name: string, time: Date | null) =>
  time === null ? {} : { [name]: time.toISOString() };

function presentIdentity(userId: string, identity: UserIdentity) {
  const { email } = identity.data;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: userId,
    identity_data: identity.data,
    provider: identity.provider,
    ...orAbsent('last_sign_in_at', identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

function presentFactor(factor: UserFactor) {
  return {
    id: factor.id,
    status: factor.status,
    friendly_name: factor.friendlyName ?? '',
    factor_type: factor.type,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    ...orAbsent('last_challenged_at', factor.lastChallengedAt),
  };
}

/** When the first of a member's addresses was confirmed. */
function confirmedAt({ emailConfirmedAt, phoneConfirmedAt }: User): Date | null {
  if (emailConfirmedAt === null || phoneConfirmedAt === null) {
    return emailConfirmedAt ?? phoneConfirmedAt;
  }
  return emailConfirmedAt < phoneConfirmedAt ? emailConfirmedAt : phoneConfirmedAt;
}

/** A member as clients see one: chosen fields only, times that are unset left out. */
export function presentUser(user: User) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...orAbsent('email_confirmed_at', user.emailConfirmedAt),
    phone: user.phone ?? '',
    ...orAbsent('phone_confirmed_at', user.phoneConfirmedAt),
    ...orAbsent('confirmation_sent_at', user.confirmationSentAt),
    ...orAbsent('confirmed_at', confirmedAt(user)),
    ...orAbsent('recovery_sent_at', user.recoverySentAt),
    ...orAbsent('email_change_sent_at', user.emailChangeSentAt),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...orAbsent('phone_change_sent_at', user.phoneChangeSentAt),
    ...(user.newPhone === null ? {} : { new_phone: user.newPhone }),
    ...orAbsent('reauthentication_sent_at', user.reauthenticationSentAt),
    ...orAbsent('invited_at', user.invitedAt),
    ...orAbsent('last_sign_in_at', user.lastSignInAt),
    ...orAbsent('banned_until', user.bannedUntil),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: user.identities.map((identity) => presentIdentity(user.id, identity)),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(presentFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  };
}
