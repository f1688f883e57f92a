import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';

const refused = 'The other service did not sign you in. Please try again, or use another way in.';
const lost = 'That took too long, or began in another browser. Please try again.';

const words: Readonly<Record<string, string>> = {
  '': refused,
  unexpected_failure: refused,
  validation_failed: refused,
  bad_oauth_callback: refused,
  bad_oauth_state: lost,
  bad_code_verifier: lost,
  flow_state_not_found: lost,
  flow_state_expired: lost,
  flow_state_already_used: lost,
  saml_relay_state_not_found: lost,
  saml_relay_state_expired: lost,
  disk_low: 'No new accounts can be made at the moment. Please try again later.',
  email_exists: 'There is an account with this address already. Please sign in to it another way.',
  user_banned: 'This account is closed.',
  signup_disabled: 'You have no account here yet, and no new ones are made at the moment.',
  provider_email_needs_verification:
    'The other service has not checked your email address. Confirm it there, and try again.',
  sso_provider_not_found:
    'No company with this domain signs in here. Check it, or use another way in.',
};

/** Why somebody else's page let nobody in; the server's own words where they help. */
export const explainOutside = (error: unknown): string =>
  words[codeOf(error)] ?? messageOf(error, refused);
