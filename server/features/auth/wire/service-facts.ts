import type { FastifyInstance } from 'fastify';
import type { AuthService } from '../auth-service.ts';
import { knownProviders } from '../providers/known-providers.ts';

/** What anyone may know of the service: its public keys, what it offers, and that it is there. */
export function serviceFactRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return auth.tokens.keySet;
  });
  wire.get('/settings', async () => ({
    external: {
      ...Object.fromEntries(knownProviders.map((name) => [name, false])),
      ...Object.fromEntries(auth.providers.names.map((name) => [name, true])),
      anonymous_users: auth.settings.signIn.anonymous,
      email: true,
      phone: auth.settings.signIn.phone,
    },
    disable_signup: !auth.settings.signUps,
    mailer_autoconfirm: !auth.settings.signIn.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: auth.settings.signIn.phone ? 'http' : '',
    saml_enabled: auth.companies !== null,
    passkeys_enabled: auth.settings.signIn.passkeys,
    // ours, beside the protocol's: which parts of the login our own screens show
    email_otp_enabled: auth.settings.signIn.emailOtp,
    mfa_totp_enabled: auth.settings.signIn.totp,
    mfa_webauthn_enabled: auth.settings.signIn.webauthnFactor,
    manual_linking_enabled: auth.settings.signIn.manualLinking,
  }));
  wire.get('/health', async () => ({
    version: 'v1',
    name: 'Phila auth',
    description: 'Accounts and sessions of Phila',
  }));
}
