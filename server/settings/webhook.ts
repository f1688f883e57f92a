import * as v from 'valibot';
import { onOff, SettingsError, secretText, shortestSecret, url } from './setting-kinds.ts';

/** Environment variables about where saved profiles are told of. */
export const webhookVariables = {
  PROFILE_WEBHOOK_URL: v.optional(url(['https:', 'http:'])),
  PROFILE_WEBHOOK_SECRET: v.optional(secretText),
  PROFILE_WEBHOOK_PLAIN_HTTP: v.optional(onOff, 'off'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof webhookVariables, undefined>>;

/** Where each saved profile is posted to. */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  /** Allows http and addresses inside a private network. */
  readonly plainHttp: boolean;
}

/** Where saved profiles are told of, and how. */
export function webhookSettings(read: Read): WebhookSettings | null {
  const { PROFILE_WEBHOOK_URL: address, PROFILE_WEBHOOK_SECRET: secret } = read;
  if (address === undefined) return null;
  const plainHttp = read.PROFILE_WEBHOOK_PLAIN_HTTP;
  if (!plainHttp && new URL(address).protocol === 'http:') {
    throw new SettingsError(
      'PROFILE_WEBHOOK_URL must be an address that starts with https://, because profiles are health data (PROFILE_WEBHOOK_PLAIN_HTTP=on allows http inside your own network)',
    );
  }
  if (secret === undefined) {
    throw new SettingsError(
      `PROFILE_WEBHOOK_SECRET must be a random text of at least ${shortestSecret} characters, with which the receiver checks that a message is yours`,
    );
  }
  return { url: address, secret, plainHttp };
}
