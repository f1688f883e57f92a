import fastify, { type FastifyInstance, LogController } from 'fastify';
import { exercises } from '#planning/catalogue/exercises.ts';
import { createMealPlanner, type MealPlanner } from '#planning/meals/plan-meals.ts';
import { accountRoutes } from './features/auth/routes.ts';
import { dataRoutes } from './features/data/routes.ts';
import { explainRoutes } from './features/explain/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { readMealWeeks, readProfile } from './features/generation/store.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import type { Site } from './features/site/read-site.ts';
import { siteRoutes } from './features/site/routes.ts';
import { trainingRoutes } from './features/training/routes.ts';
import { readTraining } from './features/training/store.ts';
import { createWebhookSender } from './features/webhook/sender.ts';
import { openGenerations } from './generations.ts';
import { makerPrint } from './maker-print.ts';
import { openCatalogue, readPrices } from './open-catalogue.ts';
import { openPlanThreads } from './plan-threads.ts';
import type { Login, MemberDatabase, ServiceDatabase } from './platform/database.ts';
import { drainConnections } from './platform/drain.ts';
import { answerError } from './platform/errors.ts';
import { healthRoutes } from './platform/health.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import type { WriterOf } from './platform/plan-writer.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { logRequests, requestId } from './platform/request-log.ts';
import type { Secrets } from './platform/secrets.ts';
import { secureHeaders } from './platform/secure-headers.ts';
import { openTokens } from './platform/tokens.ts';
import type { Settings } from './settings.ts';
import { openWriting } from './writing.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly members: MemberDatabase;
  readonly accounts: ServiceDatabase;
  /** Login of those who make plans. */
  readonly jobs: Login;
  readonly mailer: Mailer;
  readonly site: Site;
  /** Whether to get ready for the first plans at once, and not only when one is wanted. */
  readonly warmUp: boolean;
  /** Puts plans into words in the place of whatever the settings name. */
  readonly writerOf?: WriterOf;
}

/** Puts the features together; each gets what it needs from others as a function, never as an import. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, secrets, members, accounts, jobs, mailer, site, warmUp } = parts;
  const app = fastify({
    loggerInstance: log,
    // one line for each request is written by our own hook, with less in it
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
  });
  const tokens = await openTokens({ settings, secrets, accounts });
  const rateLimits = createRateLimits(accounts, settings);
  const prices = readPrices(settings, log, new Date());
  const catalogue = openCatalogue(prices);
  let made: MealPlanner | undefined;
  const planner = () => {
    made ??= createMealPlanner(catalogue);
    return made;
  };
  if (warmUp) planner();
  const threads = openPlanThreads({ prices, rehearse: warmUp }, settings.planningThreads);
  const writing = openWriting({ settings, log, login: jobs, rateLimits, threads });
  const generations = await openGenerations({
    settings,
    log,
    login: jobs,
    members,
    threads,
    writerOf: parts.writerOf ?? writing.writerOf,
    warmUp,
    // where a model writes, it is what a member waits for, and no call is paid for before somebody presses
    ahead: settings.plansAhead && !settings.model && !parts.writerOf ? makerPrint(prices) : null,
  });
  app.addHook('onReady', () => generations.start());
  app.addHook('onClose', async () => {
    await generations.close();
    await writing.close();
  });

  logRequests(app);
  drainConnections(app);
  await secureHeaders(app, {
    https: settings.siteUrl?.startsWith('https:') ?? false,
    styleHashes: site.styleHashes,
  });
  app.setErrorHandler(answerError);

  healthRoutes(app, { members, accounts });
  await app.register(async (scope) =>
    accountRoutes(scope, { settings, secrets, accounts, tokens, rateLimits, mailer }),
  );
  await app.register(async (scope) => dataRoutes(scope, { settings, members, tokens, rateLimits }));
  await app.register(async (scope) =>
    generationRoutes(scope, {
      members,
      tokens,
      rateLimits,
      catalogue,
      planner,
      ...generations,
      keepWords: threads.keepWords,
      perDay: settings.generationsPerDay,
    }),
  );
  await explain(app, { members, tokens, rateLimits, catalogue });
  await app.register(async (scope) => feedbackRoutes(scope, { members, rateLimits }));
  ownDataRoutes(app, { members, tokens, rateLimits });
  await app.register(async (scope) =>
    trainingRoutes(scope, { members, tokens, rateLimits, keepWords: threads.keepWords }),
  );
  await siteRoutes(app, { settings, site });
  sendWebhook(app, parts);
  return app;
}

type ExplainParts = Pick<
  Parameters<typeof explainRoutes>[1],
  'tokens' | 'rateLimits' | 'catalogue'
>;

/** Why a plan is as it is, from what the other features have stored. */
async function explain(
  app: FastifyInstance,
  { members, ...parts }: ExplainParts & { readonly members: MemberDatabase },
): Promise<void> {
  await app.register(async (scope) =>
    explainRoutes(scope, {
      ...parts,
      exercises,
      readMeals: async (identity) => ({
        profile: await readProfile(members, identity),
        weeks: await readMealWeeks(members, identity),
      }),
      readTraining: (identity) =>
        members.transaction(identity, (queries) => readTraining(queries, false), {
          readOnly: true,
        }),
    }),
  );
}

/** Tells saved profiles while the server runs. */
function sendWebhook(app: FastifyInstance, { members, settings, log }: AppParts): void {
  const webhook = createWebhookSender({ members, target: settings.profileWebhook, log });
  app.addHook('onReady', () => webhook.start());
  app.addHook('onClose', () => webhook.stop());
}
