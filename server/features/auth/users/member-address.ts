/** Where a member is reached, which is what they sign in with: a mailbox or a phone. */
export interface MemberAddress {
  readonly kind: 'email' | 'phone';
  /** Lower-cased, or the digits of an E.164 number without its plus. */
  readonly value: string;
}

/** The address that a member proves themselves by; null where they have none. */
export function addressOf(user: {
  readonly email: string | null;
  readonly phone: string | null;
}): MemberAddress | null {
  if (user.email !== null) return { kind: 'email', value: user.email };
  return user.phone === null ? null : { kind: 'phone', value: user.phone };
}

/** One that nobody has: a try at it is as much work, and as wrong, as at any other. */
export const nobody: MemberAddress = { kind: 'email', value: '' };
