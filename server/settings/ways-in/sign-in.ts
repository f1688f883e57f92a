import * as v from 'valibot';
import { commaList, isOrigin, onOff, SettingsError } from '../setting-kinds.ts';

const origins = v.pipe(
  commaList,
  v.check(
    (parts) => parts.every(isOrigin),
    'origins joined by commas, for example https://phila.example',
  ),
);

/** Environment variables about ways in beside the password, and about second factors. */
export const signInVariables = {
  EMAIL_OTP: v.optional(onOff, 'on'),
  ANONYMOUS_SIGN_INS: v.optional(onOff, 'off'),
  MFA_TOTP: v.optional(onOff, 'on'),
  MFA_WEBAUTHN: v.optional(onOff, 'off'),
  PASSKEYS: v.optional(onOff, 'off'),
  MANUAL_LINKING: v.optional(onOff, 'off'),
  CONFIRM_EMAIL: v.optional(onOff, 'off'),
  PHONE_SIGN_INS: v.optional(onOff, 'off'),
  WEBAUTHN_RP_ID: v.optional(v.string()),
  WEBAUTHN_RP_ORIGINS: v.optional(origins),
};

type Read = v.InferOutput<v.ObjectSchema<typeof signInVariables, undefined>>;

/** The site as authenticators know it. */
export interface RelyingPartySettings {
  /** A host, or a domain above it: keys belong to it for ever. */
  readonly id: string;
  /** Where pages that ask for keys may lie. */
  readonly origins: readonly string[];
  readonly name: string;
}

export interface SignInWays {
  /** Whether a link and a code are mailed to whoever wants to sign in so. */
  readonly emailOtp: boolean;
  /** Whether somebody may be a member without an address, on one device. */
  readonly anonymous: boolean;
  /** Whether an authenticator app can be enrolled as a second factor. */
  readonly totp: boolean;
  /** The same of a security key. */
  readonly webauthnFactor: boolean;
  /** Whether members may sign in with a passkey. */
  readonly passkeys: boolean;
  /** Whether members who are signed in may link other services to their account, and unlink them. */
  readonly manualLinking: boolean;
  /** Whether members may sign up and in with the number of a phone. */
  readonly phone: boolean;
  /** Whether whoever signs up has to show that they read the mails of their address before they are let in. */
  readonly confirmEmail: boolean;
  /** What WEBAUTHN_RP_… name; null: the site's own. */
  readonly relyingPartyId: string | null;
  readonly relyingPartyOrigins: readonly string[] | null;
}

/** How members may sign in. */
export function signInWays(read: Read): SignInWays {
  return {
    emailOtp: read.EMAIL_OTP,
    anonymous: read.ANONYMOUS_SIGN_INS,
    totp: read.MFA_TOTP,
    webauthnFactor: read.MFA_WEBAUTHN,
    passkeys: read.PASSKEYS,
    manualLinking: read.MANUAL_LINKING,
    phone: read.PHONE_SIGN_INS,
    confirmEmail: read.CONFIRM_EMAIL,
    relyingPartyId: read.WEBAUTHN_RP_ID ?? null,
    relyingPartyOrigins: read.WEBAUTHN_RP_ORIGINS ?? null,
  };
}

/**
 * The site as authenticators know it.
 * @throws SettingsError where browsers would never hand out a key
 */
export function relyingPartyOf(ways: SignInWays, siteUrl: string): RelyingPartySettings {
  const site = new URL(siteUrl);
  const id = ways.relyingPartyId ?? site.hostname;
  const places = ways.relyingPartyOrigins ?? [site.origin];
  const isWithin = (host: string) => host === id || host.endsWith(`.${id}`);
  if (!places.every((place) => isWithin(new URL(place).hostname))) {
    throw new SettingsError(
      `WEBAUTHN_RP_ID must be the host of the site or a domain above it; ${id} is none for ${places.join(', ')}`,
    );
  }
  return { id, origins: places, name: 'Phila' };
}
