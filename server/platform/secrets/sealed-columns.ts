import { loginPasswords, type Secrets } from './secrets.ts';

/** What texts are sealed for; each purpose has a key of its own. */
export const sealPurposes = {
  signingKey: 'signing-key',
  authenticatorApp: 'totp',
  mail: 'mail-outbox',
  outsideFlow: 'outside-flow',
  push: 'web-push',
} as const;

/** Every column that holds sealed texts, so that a change of the secret forgets none. */
export const sealedColumns = [
  {
    table: 'auth.signing_keys',
    key: 'kid',
    column: 'sealed_private_jwk',
    purpose: sealPurposes.signingKey,
  },
  {
    table: 'auth.mfa_factors',
    key: 'id',
    column: 'sealed_secret',
    purpose: sealPurposes.authenticatorApp,
  },
  { table: 'auth.mail_outbox', key: 'id', column: 'sealed', purpose: sealPurposes.mail },
  {
    table: 'auth.flow_states',
    key: 'id',
    column: 'sealed_state',
    purpose: sealPurposes.outsideFlow,
  },
  {
    table: 'reminders.push_keys',
    key: 'id',
    column: 'sealed_private_key',
    purpose: sealPurposes.push,
  },
  {
    table: 'reminders.devices',
    key: 'id',
    column: 'sealed_subscription',
    purpose: sealPurposes.push,
  },
] as const;

/** What the operator's command needs to make all of it hang on the secret of now. */
export function secretChange(secrets: Secrets) {
  return { sealedColumns, reseal: secrets.reseal, loginPassword: loginPasswords(secrets).now };
}
