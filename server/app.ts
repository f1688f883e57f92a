import fastify, { type FastifyInstance, LogController } from 'fastify';
import { exercises } from '#planning/catalogue/exercises.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { openGenerations } from './assembly/generations.ts';
import { openGuardians } from './assembly/guardians.ts';
import { openNightly } from './assembly/nightly.ts';
import { openPayments, payfastPages } from './assembly/payments.ts';
import { openTextChanges } from './assembly/text-changes.ts';
import { openWriting } from './assembly/writing.ts';
import { setUpAgreement } from './features/agreement/set-up.ts';
import { accountRoutes } from './features/auth/routes.ts';
import { cookingRoutes } from './features/cooking/routes.ts';
import { dataRoutes } from './features/data/routes.ts';
import { gapRoute } from './features/explain/gap-route.ts';
import { explainRoutes } from './features/explain/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { mealPlan, parseStoredList, parseStoredWeeks } from './features/generation/stored-plan.ts';
import { healthAnswerRoutes } from './features/health/routes.ts';
import { kitchenRoutes } from './features/kitchen/routes.ts';
import { refuseUnpaid } from './features/payments/refuse-unpaid.ts';
import { createFitJudge } from './features/profile-fit/judge.ts';
import { profileFitRoutes } from './features/profile-fit/routes.ts';
import { openPushKeys } from './features/reminders/push-keys.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { createReminderSender } from './features/reminders/sender.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import type { Site } from './features/site/read-site.ts';
import { siteRoutes } from './features/site/routes.ts';
import { trainingRoutes } from './features/training/routes.ts';
import { parseTrainingWeeks, trainingPlan } from './features/training/stored-weeks.ts';
import { createWebhookSender } from './features/webhook/sender.ts';
import { makerPrint } from './plans/maker-print.ts';
import { openCatalogue, readPrices } from './plans/open-catalogue.ts';
import { openPlanThreads } from './plans/plan-threads.ts';
import { drainConnections } from './platform/answers/drain.ts';
import { answerError } from './platform/answers/errors.ts';
import { requestId } from './platform/answers/request-log.ts';
import { isSecureSite, secureHeaders, wireHeaders } from './platform/answers/secure-headers.ts';
import { openShortWay } from './platform/answers/short-way.ts';
import type { Login, MemberDatabase, ServiceDatabase } from './platform/database/database.ts';
import { createDiskRoom, type ReadDisk, watchOwnDisk } from './platform/limits/disk-watch.ts';
import { shedLoad } from './platform/limits/load-shed.ts';
import { boundPipelines } from './platform/limits/pipelines.ts';
import { createRateLimits, type RateLimits } from './platform/limits/rate-limits.ts';
import { watchForProxy } from './platform/limits/undeclared-proxy.ts';
import { noteAccessRefused } from './platform/members/access-refused.ts';
import {
  createMemberShare,
  type MemberShare,
  withinShare,
} from './platform/members/member-share.ts';
import type { Mailer } from './platform/outgoing/mail.ts';
import { recipientsOf } from './platform/outgoing/recipients.ts';
import type { WriterOf } from './platform/plans/plan-writer.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { openTokens, type Tokens } from './platform/secrets/tokens.ts';
import { siteAddress, supportAddress } from './platform/site-address.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { healthRoutes } from './platform/watch/health.ts';
import type { Log } from './platform/watch/log.ts';
import type { Metrics } from './platform/watch/metrics.ts';
import { isPublicSite } from './settings/consent.ts';
import { missingFacts } from './settings/supplier.ts';
import type { Settings } from './settings.ts';
import { watchMaking } from './watch/watch-making.ts';
import { watchRequests } from './watch/watch-requests.ts';

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
  /** Records what takes how long; nothing is recorded where it is left out. */
  readonly tracing?: Tracing;
  /** Puts plans into words in the place of whatever the settings name. */
  readonly writerOf?: WriterOf;
  /** Asks how full the disk of the data is; the machine where it is left out. */
  readonly readDisk?: ReadDisk;
  /** Opens the threads in which plans are made; those of `openPlanThreads` where it is left out. */
  readonly openThreads?: typeof openPlanThreads;
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

/** What pages of this server may do, by its settings. */
const headersOf = ({ settings, site }: AppParts) => ({
  https: isSecureSite(settings.siteUrl),
  styleHashes: site.styleHashes,
  formTargets: payfastPages(settings.payments),
});

/**
 * What holds for every request, on its way through the framework or past it.
 * @returns opens the way past the framework; null where nobody may take it
 */
function holdToRules(
  app: FastifyInstance,
  parts: AppParts,
  { tokens, rateLimits }: { readonly tokens: Tokens; readonly rateLimits: RateLimits },
): ReturnType<typeof openShortWay> | null {
  const { settings, accounts, secrets } = parts;
  const tellAnswered = watchRequests(app, parts);
  noteAccessRefused(app, { accounts, tokens, secrets, publishableKey: settings.publishableKey });
  const load = shedLoad(app);
  const isExpected = watchForProxy(app, settings.trustProxy.length > 0, rateLimits);
  const isClosing = drainConnections(app);
  app.setErrorHandler(answerError);
  const opened =
    tellAnswered && openShortWay(app.server, { isExpected, load, isClosing, tellAnswered });
  boundPipelines(app.server, () => {
    app.log.warn('a connection that sent requests without waiting for answers was ended');
  });
  return opened;
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
  // of both wires
  const known = { settings, secrets, tokens, rateLimits, share };
  const disk = watchOwnDisk(settings, parts.readDisk);
  const room = createDiskRoom(disk);
  const prices = readPrices(settings, log, new Date());
  const catalogue = openCatalogue(prices);
  const kitchen = () => createKitchen(catalogue);
  const open = parts.openThreads ?? openPlanThreads;
  const threads = open({ prices, rehearse: warmUp }, settings.planningThreads);
  // they read their tables while this thread goes on with its own
  if (warmUp) threads.warm();
  if (warmUp) kitchen();
  const writing = openWriting({ settings, log, login: jobs, rateLimits, threads });
  const generations = await openGenerations({
    settings,
    log,
    login: jobs,
    members: parts.members,
    threads,
    writerOf: parts.writerOf ?? writing.writerOf,
    room,
    now: parts.now ?? (() => new Date()),
    nightly: openNightly(parts),
    onMade: (kind, seconds) => parts.metrics?.noteGeneration(kind, seconds),
    // where a model writes, it is what a member waits for, and no call is paid for before somebody presses
    ahead: settings.plansAhead && !settings.model && !parts.writerOf ? makerPrint(prices) : null,
  });
  if (parts.metrics) watchMaking(parts.metrics, { threads, ...generations });
  app.addHook('onReady', () => generations.start());
  app.addHook('onClose', async () => {
    await generations.close();
    await writing.close();
  });

  const openedWay = holdToRules(app, parts, { tokens, rateLimits });
  await app.register(async (scope) =>
    dataRoutes(scope, { ...known, members: parts.members, openShortWay: openedWay }),
  );
  // a hook of the app would run for all that is registered in it, before or after: what only other answers need is theirs
  await app.register(async (others) => {
    await secureHeaders(others, headersOf(parts));
    healthRoutes(others, pulse, disk);
    await others.register(async (scope) =>
      accountRoutes(scope, { ...known, accounts, members, mailer, room }),
    );
    const plans = {
      ...{ members, tokens, rateLimits, room, keepWords: threads.keepWords },
      refuseUnpaid: settings.payments.needed ? refuseUnpaid(members) : null,
    };
    await others.register(async (scope) =>
      generationRoutes(scope, {
        wireHeaders: wireHeaders(headersOf(parts)),
        ...plans,
        catalogue,
        kitchen,
        ...generations,
        perDay: settings.generationsPerDay,
      }),
    );
    const tables = { members, tokens, rateLimits, catalogue };
    await toldOfPlans(others, parts, { ...tables, share });
    await others.register(async (scope) => healthAnswerRoutes(scope, tables));
    kitchenRoutes(others, { members, tokens, rateLimits, foodBudget: threads.foodBudget });
    cookingRoutes(others, { ...tables, parseMeals: parseStoredWeeks });
    await others.register(async (scope) => feedbackRoutes(scope, { members, rateLimits }));
    await others.register(async (scope) => trainingRoutes(scope, plans));
    await openGuardians(others, { ...parts, members, tokens, rateLimits });
    await openPayments(others, { ...parts, inbox: parts.members, members, tokens, rateLimits });
    await siteRoutes(others, { settings, site, members: parts.members });
    openTextChanges(others, parts);
  });
  agreementAndWebhook(app, parts);
  return app;
}

type AskedParts = Pick<
  Parameters<typeof explainRoutes>[1],
  'members' | 'tokens' | 'rateLimits' | 'catalogue'
>;

/** Why plans are as they are, what of them the profile still allows, and what of it is shown and told outside of the app. */
async function toldOfPlans(
  app: FastifyInstance,
  { settings, secrets, log, metrics, now = () => new Date(), ...databases }: AppParts,
  asked: AskedParts & { readonly share: MemberShare },
): Promise<void> {
  const { members, tokens, rateLimits, catalogue } = asked;
  await app.register(async (scope) => {
    explainRoutes(scope, { ...asked, exercises, mealPlan, trainingPlan });
    gapRoute(scope, { ...asked, mealPlan });
  });
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
    onTried: (outcome) => metrics?.noteReminder(outcome),
  });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
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
  const { consentRequired: required, lowestAge } = settings;
  app.addHook('onReady', () => setUpAgreement(members, { required, recipients, lowestAge }));
  const sender = createWebhookSender({ members, target: webhook, log });
  app.addHook('onReady', () => sender.start());
  app.addHook('onClose', () => sender.stop());
}
