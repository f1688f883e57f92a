/** Members whose session proved itself long ago, and what they have to prove themselves by; `$1` is the member's id. */
export const longAgo = {
  /** The session's last proof is older than the ten minutes for which one counts. */
  proved: `update auth.amr_claims set updated_at = updated_at - interval '11 minutes'
    where session_id in (select id from auth.sessions where user_id = $1)`,
  withoutPassword: 'update auth.users set encrypted_password = null where id = $1',
  unconfirmed:
    'update auth.users set encrypted_password = null, email_confirmed_at = null where id = $1',
  withPasskey: `insert into auth.passkeys (user_id, credential_id, public_key, friendly_name)
    values ($1, gen_random_uuid()::text, 'made up', 'My phone')`,
  withApp: `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values ($1, 'totp', 'verified', 'My app')`,
  withSecurityKey: `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values ($1, 'webauthn', 'verified', 'Blue key')`,
  secondStepTaken: `update auth.sessions set aal = 'aal2' where user_id = $1`,
  withService: `insert into auth.identities (user_id, provider, provider_id, identity_data)
    values ($1, 'google', gen_random_uuid()::text,
      '{"email": "thandi@service.example", "email_verified": true}')`,
  withServiceAlone: `delete from auth.identities where user_id = $1 and provider = 'email'`,
} as const;
