import fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './features/auth/routes.ts';
import { dataRoutes } from './features/data/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import type { MemberDatabase, ServiceDatabase } from './platform/database.ts';
import { answerError, answerNotFound } from './platform/errors.ts';
import { healthRoutes } from './platform/health.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { logRequests } from './platform/request-log.ts';
import type { Secrets } from './platform/secrets.ts';
import { secureHeaders } from './platform/secure-headers.ts';
import type { Settings } from './settings.ts';
import { openTokens } from './platform/tokens.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly members: MemberDatabase;
  readonly accounts: ServiceDatabase;
  readonly mailer: Mailer;
  /** Folder of the built web app. */
  readonly siteDir: string;
}

/** Puts the features together; each gets what it needs from others as a function, never as an import. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, secrets, members, accounts } = parts;
  const app = fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    // slow clients on a bad connection are welcome; clients that hold sockets open without a request are not
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  const tokens = await openTokens({ settings, secrets, accounts });
  const rateLimits = createRateLimits(accounts, settings);

  logRequests(app);
  await secureHeaders(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);

  healthRoutes(app, { members, accounts });
  await app.register(async (scope) =>
    accountRoutes(scope, { settings, secrets, accounts, tokens, rateLimits, mailer: parts.mailer }),
  );
  await app.register(async (scope) => dataRoutes(scope, { settings, members, tokens, rateLimits }));
  await app.register(async (scope) => generationRoutes(scope, { settings, members, tokens, rateLimits }));
  await app.register(async (scope) => siteRoutes(scope, { settings, siteDir: parts.siteDir }));
  return app;
}
