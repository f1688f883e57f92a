import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { wire as wirePaths } from '#contract/paths.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import { readableFrom } from '../../platform/limits/cross-origin.ts';
import { adminCredentialRoutes } from './admin/credentials.ts';
import { adminLinkRoutes } from './admin/links.ts';
import { adminUserRoutes } from './admin/users.ts';
import { AuthError } from './auth-error.ts';
import { type AccountParts, createAuthService } from './auth-service.ts';
import { resendRoute } from './confirmations/resend.ts';
import { factorRoutes } from './factors/routes.ts';
import { identityRoutes } from './identities/routes.ts';
import { otpRoute } from './mails/otp.ts';
import { reauthenticateRoute } from './mails/reauthenticate.ts';
import { recoverRoute } from './mails/recover.ts';
import { verifyRoutes } from './mails/verify.ts';
import { authorizeRoute } from './oauth/authorize.ts';
import { callbackRoutes } from './oauth/callback.ts';
import { exportDataRoute } from './own-data/export-data.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { proveIdentityRoutes } from './proofs/prove-identity.ts';
import { samlRoutes } from './saml/routes.ts';
import { logoutRoute } from './sessions/logout.ts';
import { ownSessionRoutes } from './sessions/own-sessions.ts';
import { tokenRoute } from './token.ts';
import { deleteAccountRoutes } from './users/delete-account.ts';
import { getUserRoute } from './users/get-user.ts';
import { signUpRoute } from './users/sign-up/sign-up.ts';
import { updateUserRoute } from './users/update-user.ts';
import { answerAuthError } from './wire/answer-error.ts';
import { acceptJson } from './wire/request-input.ts';
import { serviceFactRoutes } from './wire/service-facts.ts';
import { keepWithinShare } from './wire/within-share.ts';

export type { AccountParts } from './auth-service.ts';

const bodyLimit = 1024 * 1024;
/** Of our own functions, which take a password, a code or the answer of a passkey. */
const ownBodyLimit = 32 * 1024;

/** The right to do something comes with a token and never with a cookie. */
const crossOrigin = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'x-retry-count',
    'traceparent',
    'tracestate',
    'baggage',
  ],
  exposedHeaders: ['x-supabase-api-version', 'x-total-count', 'link'],
  maxAge: 86_400,
};

/** The auth wire, under its own path with its own error shapes. */
export async function accountRoutes(
  scope: FastifyInstance,
  parts: AccountParts & { readonly members: MemberDatabase },
): Promise<void> {
  const auth = await createAuthService(parts, scope.log, wirePaths.auth);
  await scope.register(async (own) => {
    keepWithinShare(own, auth);
    own.addHook('onRoute', (route) => {
      route.bodyLimit = ownBodyLimit;
    });
    for (const register of [deleteAccountRoutes, proveIdentityRoutes, ownSessionRoutes]) {
      register(own, auth);
    }
  });
  // takes from the share where it reads the member's data
  await scope.register(async (own) => exportDataRoute(own, auth, parts.members));
  await scope.register(
    async (wire) => {
      acceptJson(wire);
      wire.setErrorHandler(answerAuthError);
      wire.setNotFoundHandler(() => {
        throw new AuthError('not_found');
      });
      await wire.register(fastifyCors, { ...crossOrigin, origin: readableFrom(parts.settings) });
      keepWithinShare(wire, auth);
      wire.addHook('onSend', async (_request, reply) => {
        // tokens must not stay in any cache
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      wire.addHook('onRoute', (route) => {
        route.bodyLimit = bodyLimit;
      });
      wire.addHook('onReady', async () => {
        auth.post.start();
        if (parts.settings.sms !== null) auth.texts.start();
      });
      wire.addHook('onClose', async () => {
        await auth.background.settled();
        await Promise.all([auth.post.stop(), auth.texts.stop()]);
      });

      for (const register of [
        signUpRoute,
        tokenRoute,
        getUserRoute,
        updateUserRoute,
        logoutRoute,
        recoverRoute,
        reauthenticateRoute,
        verifyRoutes,
        otpRoute,
        resendRoute,
        factorRoutes,
        passkeyRoutes,
        authorizeRoute,
        callbackRoutes,
        identityRoutes,
        samlRoutes,
        serviceFactRoutes,
        adminUserRoutes,
        adminCredentialRoutes,
        adminLinkRoutes,
      ]) {
        register(wire, auth);
      }
    },
    { prefix: wirePaths.auth },
  );
}
