import { createPayfastApi, PayfastRefused } from '../features/payments/payfast/api.ts';
import { comparePayfast } from '../features/payments/payfast/compare-payments.ts';
import { createPaystackApi, PaystackRefused } from '../features/payments/paystack/api.ts';
import {
  comparePayments,
  type Differences,
} from '../features/payments/paystack/compare-payments.ts';
import type { MemberDatabase } from '../platform/database/database.ts';
import type { PaymentSettings } from '../settings.ts';

/** What an operator's commands ask of a payment provider. */
interface Means {
  refund(reference: string, cents: number, before: number): Promise<'done' | 'pending'>;
  readonly tellsRefunds: boolean;
  reconcile(from: Date, to: Date, take: boolean): Promise<Differences>;
  isRefusal(error: unknown): boolean;
}

/** What the operator's commands ask of the providers that are set up. */
export function providerMeans(
  { paystack, payfast }: PaymentSettings,
  inbox: Pick<MemberDatabase, 'run'>,
): Readonly<Partial<Record<'paystack' | 'payfast', Means>>> {
  const means: Partial<Record<'paystack' | 'payfast', Means>> = {};
  if (paystack !== null) {
    const api = createPaystackApi(paystack);
    means.paystack = {
      tellsRefunds: false,
      async refund(reference, cents) {
        await api.refund(reference, cents);
        // it tells of the money once it has gone
        return 'pending';
      },
      reconcile: (from, to, take) => comparePayments({ inbox, api }, { from, to, take }),
      isRefusal: (error) => error instanceof PaystackRefused,
    };
  }
  if (payfast !== null) {
    const api = createPayfastApi(payfast);
    means.payfast = {
      tellsRefunds: true,
      async refund(payment, cents, before) {
        await api.refund(payment, cents, before);
        // it documents no notice of a refund: its yes is all that is ever said
        return 'done';
      },
      reconcile: (from, to, take) =>
        comparePayfast({ inbox, api, account: payfast }, { from, to, take }),
      isRefusal: (error) => error instanceof PayfastRefused,
    };
  }
  return means;
}
