/** Every refusal of the auth wire: its usual status and its words. Texts are the protocol's own where clients show them. */
const catalogue = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_oauth_callback: [400, 'OAuth state parameter missing'],
  bad_oauth_state: [400, 'OAuth state is invalid or has expired'],
  bad_jwt: [403, 'Invalid JWT'],
  current_password_invalid: [400, 'Current password is wrong'],
  current_password_required: [400, 'Current password is required to set a new one'],
  conflict: [409, 'Too many requests for the same session at once. Please try again.'],
  disk_low: [503, 'No new accounts can be made at the moment. Please try again later.'],
  email_conflict_identity_not_deletable: [422, 'Unable to unlink identity due to email conflict'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_already_used: [400, 'OAuth state has been used before'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'Invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  identity_not_found: [422, "Identity doesn't exist"],
  insufficient_aal: [401, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'Updating app_metadata requires admin privileges'],
  not_found: [404, 'There is nothing at this address'],
  otp_disabled: [422, 'Signing in with a one-time code is not enabled on this server'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_sms_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  passkey_disabled: [404, 'Passkeys are disabled'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  provider_disabled: [400, 'Provider is not enabled'],
  provider_email_needs_verification: [
    422,
    'Unverified email with the provider. A confirmation email has been sent to the address.',
  ],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'The code is wrong or has expired'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_entity_too_large: [413, 'Request body is too large'],
  request_timeout: [504, 'Processing this request timed out, please retry after a moment.'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_assertion_no_email: [422, 'SAML Assertion does not contain an email address'],
  saml_assertion_no_user_id: [
    422,
    'SAML Assertion did not contain a persistent Subject Identifier',
  ],
  saml_idp_not_found: [
    404,
    'A SAML connection has not been established with this Identity Provider',
  ],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  saml_relay_state_expired: [422, 'SAML RelayState has expired. Try logging in again?'],
  saml_relay_state_not_found: [404, 'SAML RelayState does not exist, try logging in again?'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sso_provider_disabled: [404, 'This SSO provider is disabled'],
  sso_provider_not_found: [404, 'No SSO provider assigned for this domain'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  too_many_passkeys: [422, 'Maximum number of passkeys reached, remove one to continue'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  user_sso_managed: [422, 'Updating email, phone, password of a SSO account only possible via SSO'],
  validation_failed: [400, 'Invalid request'],
  webauthn_challenge_expired: [400, 'The challenge has expired, please start again'],
  webauthn_challenge_not_found: [400, 'The challenge is unknown or was used before'],
  webauthn_credential_exists: [422, 'This passkey is registered already'],
  webauthn_verification_failed: [400, 'The passkey could not be verified'],
  weak_password: [422, 'Password is too weak.'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type AuthErrorCode = keyof typeof catalogue;
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

interface Details {
  /** Where the protocol gives the same code another status. */
  readonly status?: number;
  readonly message?: string;
  readonly weakPassword?: readonly WeakPasswordReason[];
  readonly retryAfterSeconds?: number;
  /** Faults of tokens of other services are told as OAuth tells them: `{error, error_description}`. */
  readonly oauthError?: string;
}

/** A refusal that the client is told; anything else that is thrown becomes `unexpected_failure`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly weakPassword: readonly WeakPasswordReason[] | null;
  readonly retryAfterSeconds: number | null;
  readonly oauthError: string | null;

  constructor(code: AuthErrorCode, details: Details = {}) {
    const [status, message] = catalogue[code];
    super(details.message ?? message);
    this.code = code;
    this.status = details.status ?? status;
    this.weakPassword = details.weakPassword ?? null;
    this.oauthError = details.oauthError ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

export const invalid = (message: string): AuthError =>
  new AuthError('validation_failed', { message });
