import type { FastifyInstance } from 'fastify';
import { tellRefunds } from '../features/payments/notices/tell-refunds.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import type { ServiceDatabase } from '../platform/database/database.ts';
import { createPoller } from '../platform/jobs/poller.ts';
import type { Mailer } from '../platform/outgoing/mail.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { siteAddress } from '../platform/site-address.ts';
import type { Settings } from '../settings.ts';
import { openPost } from './post.ts';

type PaymentsParts = Omit<Parameters<typeof paymentRoutes>[1], 'settings'> & {
  readonly settings: Settings;
  readonly accounts: ServiceDatabase;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
};

/** A provider and an operator say seldom that money went back, and nobody waits for the mail. */
const lookEveryMs = 60_000;

/** What payment providers tell, where one is set up. */
export async function openPayments(app: FastifyInstance, parts: PaymentsParts): Promise<void> {
  const { inbox, members, tokens, log, settings, accounts } = parts;
  const { paystack, payfast } = settings.payments;
  if (paystack === null && payfast === null) return;
  await app.register(async (scope) =>
    paymentRoutes(scope, { inbox, members, tokens, log, settings: settings.payments }),
  );
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
