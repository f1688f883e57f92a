import { Secret, TOTP } from 'otpauth';
import { drawQrCode } from './qr-code.ts';

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, 30 seconds, 160 bits. */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Steps by which two clocks may differ, before and after. */
const leeway = 1;

export interface TotpKey {
  /** Base32, to be typed where no picture can be taken. */
  readonly secret: string;
  /** `otpauth://totp/…`, which an app reads from the picture. */
  readonly uri: string;
  /** The address as a QR code: an SVG element, black on white. */
  readonly qrCode: string;
}

/** A new key for an authenticator app, which shows it under the names of issuer and account. */
export function createTotpKey(issuer: string, account: string): TotpKey {
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ ...rule, issuer, label: account, secret }).toString();
  return { secret: secret.base32, uri, qrCode: drawQrCode(uri) };
}

/**
 * The step of 30 seconds, counted from the epoch, whose code this is; null where it belongs to none near `now`.
 * @param secret base32
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...rule, secret: key, token: code, timestamp, window: leeway });
  return delta === null ? null : Math.floor(timestamp / 1000 / rule.period) + delta;
}
