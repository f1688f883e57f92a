import type { FastifyInstance } from 'fastify';
import { tellRefunds } from '../features/payments/notices/tell-refunds.ts';
import { orderRoutes } from '../features/payments/order.ts';
import {
  type OrderTaker,
  payfastTakers,
  paystackTaker,
} from '../features/payments/order-takers.ts';
import { createPayfastApi } from '../features/payments/payfast/api.ts';
import { payfastStopper } from '../features/payments/payfast/stopper.ts';
import { createPaystackApi, PaystackAway } from '../features/payments/paystack/api.ts';
import { comparePayments } from '../features/payments/paystack/compare-payments.ts';
import { paystackStopper } from '../features/payments/paystack/stopper.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import { type StopParts, type Stopper, stopRenewals } from '../features/payments/stop-renewals.ts';
import type { ServiceDatabase } from '../platform/database/database.ts';
import { createPoller } from '../platform/jobs/poller.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { Mailer } from '../platform/outgoing/mail.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { siteAddress } from '../platform/site-address.ts';
import { isPublicSite } from '../settings/consent.ts';
import { type PaystackSettings, testModes } from '../settings/payment.ts';
import type { PaymentSettings, Settings } from '../settings.ts';
import { openPost } from './post.ts';

type PaymentsParts = Omit<Parameters<typeof paymentRoutes>[1], 'settings'> & {
  readonly settings: Settings;
  readonly accounts: ServiceDatabase;
  readonly rateLimits: RateLimits;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
};

/** A provider and an operator say seldom that money went back, and nobody waits for the mail. */
const lookEveryMs = 60_000;

/** Members are shown that a request to cancel is processed once the provider has said so. */
const stopEveryMs = 5_000;
/** Paystack tells of a payment for three days; what did not come by then is fetched, once a day and at each start. */
const reconcileEveryMs = 24 * 60 * 60_000;
const reconcileDays = 5;

/**
 * To which sites the form of an order leads: Payfast's own, and where it leads on to from there, which browsers count to the
 * same form. None where no order goes there.
 */
export function payfastPages({ payfast }: PaymentSettings): readonly string[] {
  if (!payfast || payfast.merchantKey === null) return [];
  return [new URL(payfast.url).origin, 'https://*.payfast.co.za', 'https://*.payfast.io'];
}

/** Whom orders are given to, in the order in which they are asked, and who is told what is to end. */
function askedProviders({ paystack, payfast }: PaymentSettings) {
  const takers: OrderTaker[] = [];
  const stoppers: Stopper[] = [];
  if (paystack !== null) {
    const api = createPaystackApi(paystack);
    takers.push(paystackTaker(api, paystack.planCodes));
    stoppers.push(paystackStopper(api));
  }
  if (payfast !== null) {
    takers.push(...payfastTakers(payfast));
    stoppers.push(payfastStopper(createPayfastApi(payfast), payfast));
  }
  return { takers, stoppers };
}

/** What is asked of providers: orders, and the end of debits that members have asked to end. */
async function openRequests(
  app: FastifyInstance,
  { members, inbox, accounts, tokens, rateLimits, settings, log }: PaymentsParts,
): Promise<void> {
  const { takers, stoppers } = askedProviders(settings.payments);
  const site = siteAddress(settings);
  await app.register(async (scope) =>
    orderRoutes(scope, { members, inbox, accounts, tokens, rateLimits, takers, site, log }),
  );
  const tries: StopParts['tries'] = new Map();
  const stops = createPoller({
    everyMs: stopEveryMs,
    log,
    failed: 'it could not be seen which subscriptions are to be ended',
    look: async (ended) => {
      await stopRenewals({ inbox, stoppers, log, tries }, ended);
    },
  });
  app.addHook('onReady', async () => stops.start());
  app.addHook('onClose', () => stops.stop());
}

/** Compares what Paystack lists with what it has told. */
function watchDifferences(
  app: FastifyInstance,
  { inbox, log }: PaymentsParts,
  paystack: PaystackSettings,
): void {
  const api = createPaystackApi(paystack);
  const differences = createPoller({
    everyMs: reconcileEveryMs,
    log,
    failed: 'payments could not be compared with the list of Paystack',
    look: async () => {
      const to = new Date();
      const from = new Date(to.getTime() - reconcileDays * 86_400_000);
      const compared = await comparePayments({ inbox, api }, { from, to, take: true }).catch(
        (error: unknown) => {
          // a provider that is away is no fault of ours, and is asked again at the next look
          if (!(error instanceof PaystackAway)) throw error;
          log.warn({ problem: error.message }, 'payments were not compared with Paystack');
          return null;
        },
      );
      if (!compared) return;
      const { missing, unknown, other } = compared;
      if (missing.length + unknown.length + other.length === 0) return;
      log.warn({ missing, unknown, other }, 'payments here and at Paystack differed');
    },
  });
  app.addHook('onReady', async () => differences.start());
  app.addHook('onClose', () => differences.stop());
}

/** What payment providers tell, where one is set up. */
export async function openPayments(app: FastifyInstance, parts: PaymentsParts): Promise<void> {
  const { inbox, members, tokens, log, settings, accounts } = parts;
  const { paystack, payfast } = settings.payments;
  if (paystack === null && payfast === null) return;
  const modes = isPublicSite(settings.siteUrl) ? testModes(settings.payments) : [];
  if (modes.length > 0)
    log.warn(`nobody who pays at this public address is debited: ${modes.join(', ')}`);
  await app.register(async (scope) =>
    paymentRoutes(scope, { inbox, members, tokens, log, settings: settings.payments }),
  );
  await openRequests(app, parts);
  if (paystack !== null) watchDifferences(app, parts, paystack);
  const post = openPost(parts);
  const site = siteAddress(settings);
  const refunds = createPoller({
    everyMs: lookEveryMs,
    log,
    failed: 'members could not be told of money that went back',
    look: (ended) => tellRefunds({ accounts, log, now: () => new Date(), site, post }, ended),
  });
  app.addHook('onReady', async () => refunds.start());
  app.addHook('onClose', async () => {
    await refunds.stop();
    await post.stop();
  });
}
