import type { FastifyInstance } from 'fastify';
import { paymentRoutes } from './features/payments/routes.ts';
import type { Settings } from './settings.ts';

type PaymentsParts = Omit<Parameters<typeof paymentRoutes>[1], 'settings'> & {
  readonly settings: Settings;
};

/** What payment providers tell, where one is set up. */
export async function openPayments(
  app: FastifyInstance,
  { inbox, members, tokens, log, settings }: PaymentsParts,
): Promise<void> {
  await app.register(async (scope) =>
    paymentRoutes(scope, { inbox, members, tokens, log, settings: settings.payments }),
  );
}
