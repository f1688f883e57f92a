import * as v from 'valibot';
import type { AuthService } from '../auth-service.ts';

const purpose = 'outside-flow';

const startedSchema = v.object({
  provider: v.string(),
  redirectTo: v.string(),
  /** Of the way to a service by OpenID Connect. */
  nonce: v.optional(v.string(), ''),
  codeVerifier: v.optional(v.string(), ''),
  /** Whether the app that began is handed the tokens of the service. */
  handsOver: v.optional(v.boolean(), true),
  /** Of the way to a SAML service: id of the question that its answer names. */
  requestId: v.optional(v.string(), ''),
  /** Hash of what the browser that began keeps; null where it could keep nothing. */
  browserHash: v.nullable(v.string()),
});
/** What this side must remember while a browser is away at another service. */
export type OutsideStart = v.InferInput<typeof startedSchema>;

const gainSchema = v.object({
  provider: v.string(),
  providerToken: v.optional(v.string()),
  providerRefreshToken: v.optional(v.string()),
  /** When the service's word ends, in ISO 8601. */
  notAfter: v.optional(v.string()),
});
/** What the other service gave with the person. */
export type OutsideGain = v.InferOutput<typeof gainSchema>;

export const sealStart = ({ secrets }: AuthService, start: OutsideStart) =>
  secrets.seal(purpose, JSON.stringify(start));
export const openStart = ({ secrets }: AuthService, sealed: string) =>
  v.parse(startedSchema, JSON.parse(secrets.unseal(purpose, sealed)));
export const sealGain = ({ secrets }: AuthService, gain: OutsideGain) =>
  secrets.seal(purpose, JSON.stringify(gain));
export const openGain = ({ secrets }: AuthService, sealed: string): OutsideGain =>
  v.parse(gainSchema, JSON.parse(secrets.unseal(purpose, sealed)));

/** What a session starts with that such a service opened; the protocol names a company's service in it and no other. */
export const sessionStartOf = ({ provider, notAfter }: OutsideGain) => ({
  ...(provider.startsWith('sso:') ? { provider } : {}),
  notAfter: notAfter === undefined ? null : new Date(notAfter),
});

/** What of the gain stands beside the session's own tokens. */
export const providerTokens = ({ providerToken, providerRefreshToken }: OutsideGain) => ({
  ...(providerToken === undefined ? {} : { provider_token: providerToken }),
  ...(providerRefreshToken === undefined ? {} : { provider_refresh_token: providerRefreshToken }),
});
