import fastify, { type FastifyInstance, LogController } from 'fastify';
import { exercises } from '#planning/catalogue/exercises.ts';
import { createKitchen, type Kitchen } from '#planning/meals/model/kitchen.ts';
import { isPublicSite } from './consent-settings.ts';
import { setUpAgreement } from './features/agreement/set-up.ts';
import { accountRoutes } from './features/auth/routes.ts';
import { cookingRoutes } from './features/cooking/routes.ts';
import { dataRoutes } from './features/data/routes.ts';
import { explainRoutes } from './features/explain/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { readMealWeeks } from './features/generation/store.ts';
import { parseStoredList, parseStoredWeeks } from './features/generation/stored-plan.ts';
import { healthAnswerRoutes } from './features/health/routes.ts';
import { kitchenRoutes } from './features/kitchen/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { createFitJudge } from './features/profile-fit/judge.ts';
import { profileFitRoutes } from './features/profile-fit/routes.ts';
import { openPushKeys } from './features/reminders/push-keys.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { createReminderSender } from './features/reminders/sender.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import type { Site } from './features/site/read-site.ts';
import { siteRoutes } from './features/site/routes.ts';
import { trainingRoutes } from './features/training/routes.ts';
import { readTraining } from './features/training/store.ts';
import { parseTrainingWeeks } from './features/training/stored-weeks.ts';
import { createWebhookSender } from './features/webhook/sender.ts';
import { openGenerations } from './generations.ts';
import { makerPrint } from './maker-print.ts';
import { openCatalogue, readPrices } from './open-catalogue.ts';
import { openPlanThreads } from './plan-threads.ts';
import { noteAccessRefused } from './platform/access-refused.ts';
import {
  type Login,
  type MemberDatabase,
  reading,
  type ServiceDatabase,
} from './platform/database.ts';
import { drainConnections } from './platform/drain.ts';
import { answerError } from './platform/errors.ts';
import { healthRoutes } from './platform/health.ts';
import { createDiskWatch, keepRoom, readDisk } from './platform/limits/disk-watch.ts';
import { shedLoad } from './platform/limits/load-shed.ts';
import { watchForProxy } from './platform/limits/undeclared-proxy.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import { readProfile } from './platform/member-profile.ts';
import { createMemberShare, type MemberShare, withinShare } from './platform/member-share.ts';
import type { Metrics } from './platform/metrics.ts';
import type { WriterOf } from './platform/plan-writer.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { recipientsOf } from './platform/recipients.ts';
import { logRequests, requestId } from './platform/request-log.ts';
import type { Secrets } from './platform/secrets.ts';
import { isSecureSite, secureHeaders } from './platform/secure-headers.ts';
import { siteAddress, supportAddress } from './platform/site-address.ts';
import { openTokens } from './platform/tokens.ts';
import type { Settings } from './settings.ts';
import { missingFacts } from './supplier-settings.ts';
import { openWriting } from './writing.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly members: MemberDatabase;
  readonly accounts: ServiceDatabase;
  /** A connection that nobody else uses, to ask whether the database answers. */
  readonly pulse: ServiceDatabase;
  /** Login of those who make plans. */
  readonly jobs: Login;
  readonly mailer: Mailer;
  readonly site: Site;
  /** Whether to get ready for the first plans at once, and not only when one is wanted. */
  readonly warmUp: boolean;
  /** What the time is; the machine's clock where it is left out. */
  readonly now?: () => Date;
  /** Hears how requests and plans go; nobody where it is left out. */
  readonly metrics?: Metrics;
  /** Puts plans into words in the place of whatever the settings name. */
  readonly writerOf?: WriterOf;
}

/** Of one process; each costs some 20 kB, and systems give a process 16,384 files and more. */
const mostConnections = 8_192;

function openFastify(settings: Settings, log: Log): FastifyInstance {
  const app = fastify({
    // slow clients are looked for this often, and a head that takes longer than this is none
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 15_000 },
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
  app.server.maxConnections = mostConnections;
  return app;
}

/** Made when somebody first needs it. */
function lazyKitchen(catalogue: ReturnType<typeof openCatalogue>): () => Kitchen {
  let made: Kitchen | undefined;
  return () => {
    made ??= createKitchen(catalogue);
    return made;
  };
}

/** Puts the features together; each gets what it needs from others as a function, never as an import. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, secrets, accounts, pulse, jobs, mailer, site, warmUp } = parts;
  const share = createMemberShare(settings.databasePoolSize, settings.readsAMinute);
  // what a member asks for; work in the background has lines of its own
  const members = withinShare(parts.members, share);
  const app = openFastify(settings, log);
  const tokens = await openTokens({ settings, secrets, accounts });
  const rateLimits = createRateLimits(accounts, settings);
  const prices = readPrices(settings, log, new Date());
  const catalogue = openCatalogue(prices);
  const kitchen = lazyKitchen(catalogue);
  if (warmUp) kitchen();
  const threads = openPlanThreads({ prices, rehearse: warmUp }, settings.planningThreads);
  const writing = openWriting({ settings, log, login: jobs, rateLimits, threads });
  const generations = await openGenerations({
    settings,
    log,
    login: jobs,
    members: parts.members,
    threads,
    writerOf: parts.writerOf ?? writing.writerOf,
    warmUp,
    now: parts.now ?? (() => new Date()),
    onMade: (kind, seconds) => parts.metrics?.noteGeneration(kind, seconds),
    // where a model writes, it is what a member waits for, and no call is paid for before somebody presses
    ahead: settings.plansAhead && !settings.model && !parts.writerOf ? makerPrint(prices) : null,
  });
  app.addHook('onReady', () => generations.start());
  app.addHook('onClose', async () => {
    await generations.close();
    await writing.close();
  });

  logRequests(app);
  parts.metrics?.watchRequests(app);
  const { publishableKey } = settings;
  noteAccessRefused(app, { accounts, tokens, secrets, publishableKey });
  shedLoad(app);
  watchForProxy(app, settings.trustProxy.length > 0, rateLimits);
  drainConnections(app);
  app.setErrorHandler(answerError);
  const disk = settings.databaseUrl === null ? createDiskWatch(readDisk(settings.dataDir)) : null;
  if (disk) keepRoom(app, disk);
  await app.register(async (scope) =>
    dataRoutes(scope, { settings, members: parts.members, tokens, rateLimits, share }),
  );
  // a hook of the app would run for all that is registered in it, before or after: what only other answers need is theirs
  await app.register(async (others) => {
    await secureHeaders(others, {
      https: isSecureSite(settings.siteUrl),
      styleHashes: site.styleHashes,
    });
    healthRoutes(others, pulse, disk);
    await others.register(async (scope) =>
      accountRoutes(scope, { settings, secrets, accounts, members, tokens, rateLimits, mailer }),
    );
    await others.register(async (scope) =>
      generationRoutes(scope, {
        members,
        tokens,
        rateLimits,
        catalogue,
        kitchen,
        ...generations,
        keepWords: threads.keepWords,
        perDay: settings.generationsPerDay,
      }),
    );
    const tables = { members, tokens, rateLimits, catalogue };
    await explain(others, tables);
    await fitAndReminders(others, parts, { ...tables, share });
    await others.register(async (scope) => healthAnswerRoutes(scope, tables));
    kitchenRoutes(others, { members, tokens, rateLimits, foodBudget: threads.foodBudget });
    cookingRoutes(others, { ...tables, parseMeals: parseStoredWeeks });
    await others.register(async (scope) => feedbackRoutes(scope, { members, rateLimits }));
    await others.register(async (scope) =>
      trainingRoutes(scope, { members, tokens, rateLimits, keepWords: threads.keepWords }),
    );
    await payments(others, parts, { members, tokens });
    await siteRoutes(others, { settings, site });
  });
  agreementAndWebhook(app, parts);
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
        profile: await readProfile(reading(members, identity)),
        weeks: await readMealWeeks(members, identity),
      }),
      readTraining: (identity) =>
        members.transaction(identity, (queries) => readTraining(queries, false), {
          readOnly: true,
        }),
    }),
  );
}

/** What of the plans the profile still allows, and what of it members are shown and told outside of the app. */
async function fitAndReminders(
  app: FastifyInstance,
  { settings, secrets, log, now = () => new Date(), ...databases }: AppParts,
  asked: ExplainParts & { readonly members: MemberDatabase; readonly share: MemberShare },
): Promise<void> {
  const { members, tokens, rateLimits, catalogue } = asked;
  const fit = { catalogue, exercises, parseTraining: parseTrainingWeeks };
  const judgeWith = (read: MemberDatabase) => createFitJudge({ ...fit, members: read });
  const judge = judgeWith(members);
  profileFitRoutes(app, { tokens, rateLimits, judge });
  const readers = { meals: parseStoredWeeks, training: parseTrainingWeeks, list: parseStoredList };
  const site = siteAddress(settings);
  const { push } = settings;
  const keys = openPushKeys(databases.members, secrets);
  await app.register(async (scope) =>
    reminderRoutes(scope, { ...asked, judge, readers, site, now, secrets, push, keys }),
  );
  const shown = { database: databases.members, readList: parseStoredList, judgeWith, now };
  await app.register(async (scope) => sharingRoutes(scope, { ...asked, ...shown }));
  if (push === null) return;
  const sender = createReminderSender({
    members: databases.members,
    catalogue,
    judge: judgeWith(databases.members),
    readers,
    push,
    keys,
    secrets,
    contact: `mailto:${supportAddress(settings)}`,
    log,
    now,
  });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
}

/** What payment providers tell, where one is set up. */
async function payments(
  app: FastifyInstance,
  { members: inbox, settings, log }: AppParts,
  asked: Pick<Parameters<typeof paymentRoutes>[1], 'members' | 'tokens'>,
): Promise<void> {
  await app.register(async (scope) =>
    paymentRoutes(scope, { ...asked, inbox, log, settings: settings.payments }),
  );
}

/** Asks members what may be done with what they say, and tells saved profiles of those who agree, while the server runs. */
function agreementAndWebhook(
  app: FastifyInstance,
  { members, settings, log, writerOf }: AppParts,
): void {
  const { profileWebhook: webhook } = settings;
  const missing = isPublicSite(settings.siteUrl) ? missingFacts(settings.supplier) : [];
  if (missing.length > 0) {
    log.warn(
      `the law wants these told at a public address, and they are not set: ${missing.join(', ')}`,
    );
  }
  const sent = recipientsOf(settings);
  const recipients = { ...sent, model: sent.model ?? (writerOf ? 'another writer' : null) };
  const required = settings.consentRequired;
  app.addHook('onReady', () => setUpAgreement(members, { required, recipients }));
  const sender = createWebhookSender({ members, target: webhook, log });
  app.addHook('onReady', () => sender.start());
  app.addHook('onClose', () => sender.stop());
}
