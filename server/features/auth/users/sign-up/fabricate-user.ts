import { randomUUID } from 'node:crypto';
import type { MemberAddress } from '../member-address.ts';
import { presentUser } from '../present-user.ts';
import { givenMetadata, type Metadata, type User } from '../store-users.ts';

/**
 * What a sign-up is answered with whose address somebody has confirmed: a member who does not exist, as a new one would
 * look. The protocol leaves one mark for its clients, that they have no identity, and no role.
 */
export function fabricateUser({ kind, value }: MemberAddress, data: Metadata, now: Date) {
  const user: User = {
    id: randomUUID(),
    email: kind === 'email' ? value : null,
    phone: kind === 'phone' ? value : null,
    passwordHash: null,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    invitedAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    isAnonymous: false,
    appMetadata: { provider: kind, providers: [kind] },
    userMetadata: givenMetadata(data),
    createdAt: now,
    updatedAt: now,
    identities: [],
    factors: [],
  };
  return { ...presentUser(user), role: '' };
}
