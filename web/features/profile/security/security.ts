import * as v from 'valibot';
import {
  type SecurityEvent,
  type SecurityEventName,
  type SignedInDevice,
  securityEventSchema,
  signedInDeviceSchema,
} from '#contract/account/security.ts';
import { wire } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { memberFetch } from '#web/lib/requests/member-fetch.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';

export interface Security {
  readonly devices: readonly SignedInDevice[];
  readonly events: readonly SecurityEvent[];
}

const refusalSchema = v.object({ code: v.string(), message: v.string() });

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await memberFetch(path, init);
  if (response.ok) return response;
  const told = v.safeParse(refusalSchema, await response.json().catch(() => null));
  const { code, message } = told.success ? told.output : { code: '', message: '' };
  throw new WireError(message, response.status, code);
}

/** Who is signed in to the account, and what happened to it. @throws WireError */
export async function readSecurity(): Promise<Security> {
  const [devices, events] = await Promise.all([ask(wire.sessions), ask(wire.securityEvents)]);
  return {
    devices: v.parse(v.array(signedInDeviceSchema), await devices.json()),
    events: v.parse(v.array(securityEventSchema), await events.json()),
  };
}

/** Signs one device out. @throws WireError */
export async function endSession(id: string): Promise<void> {
  await ask(`${wire.sessions}/${id}`, { method: 'DELETE' });
}

/** Signs out every device but this one. @throws WireError */
export async function endOtherSessions(): Promise<void> {
  await ask(wire.sessions, { method: 'DELETE' });
}

async function updateUser(change: {
  readonly email?: string;
  readonly password?: string;
  readonly current_password?: string;
}): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.updateUser(change);
  if (error) throw new WireError(error.message, error.status ?? 0, error.code ?? '');
}

/** Chooses a new password; everybody else who is signed in is signed out. @throws WireError */
export const changePassword = (current_password: string, password: string) =>
  updateUser({ current_password, password });

/** Chooses a first password, for whoever came by a code, a key or another service. @throws WireError */
export const setFirstPassword = (password: string) => updateUser({ password });

/** Asks for another address, which both have to confirm. @throws WireError */
export const changeEmail = (email: string) => updateUser({ email });

/** What happened, in words that somebody understands who has never heard of a token. */
const eventWords: Readonly<Record<SecurityEventName, string>> = {
  signed_up: 'Account made',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  session_ended: 'A device was signed out',
  sign_in_failed: 'Wrong password',
  recovery_requested: 'Mail for a new password asked for',
  recovery_used: 'Signed in by a mail for a new password',
  reauthentication_requested: 'Code asked for, to prove who is here',
  password_changed: 'Password changed',
  email_change_requested: 'Another email address asked for',
  email_changed: 'Email address changed',
  email_confirmed: 'Email address confirmed',
  phone_change_requested: 'Another phone number asked for',
  phone_changed: 'Phone number set',
  identity_linked: 'Another service may sign you in',
  identity_unlinked: 'A service may sign you in no more',
  refresh_token_reused: 'A session that was used in two places was ended',
  factor_added: 'Second step added',
  factor_removed: 'Second step removed',
  data_exported: 'A copy of your data was downloaded',
  recovery_codes_made: 'Recovery codes made',
  recovery_code_used: 'Signed in with a recovery code',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  key_copied: 'A copied passkey or security key was refused',
  created_by_operator: 'Account made by Phila',
  changed_by_operator: 'Account changed by Phila',
  link_made_by_operator: 'Link made by Phila',
  signed_out_by_operator: 'Signed out by Phila',
  data_exported_by_operator: 'A copy of your data was made by Phila',
  cancellation_changed_by_operator: 'Your request to cancel was dealt with by Phila',
  account_deleted: 'Account deleted',
};

/** A server that is newer than this page may tell of what the page does not know. */
const isKnown = (event: string): event is SecurityEventName => Object.hasOwn(eventWords, event);

export const eventLabel = ({ event }: SecurityEvent): string =>
  isKnown(event) ? eventWords[event] : 'Account changed';
