import type { Stopper } from '../stop-renewals.ts';
import { type PaystackApi, PaystackRefused } from './api.ts';

/** What Paystack calls a subscription that it debits no more. */
const stopped = ['non-renewing', 'cancelled', 'completed', 'complete'];

/** Paystack knows a subscription by a code that it tells when the subscription begins. */
export function paystackStopper(api: Pick<PaystackApi, 'subscription' | 'stop'>): Stopper {
  return {
    provider: 'paystack',
    codesOf: ({ events, agreements }) =>
      events.flatMap((event) => {
        const code = /^paystack:(SUB_\w+):renewing$/.exec(event.id)?.[1];
        const isOwed = event.kind === 'word' && agreements.includes(event.agreement);
        return isOwed && code !== undefined ? [code] : [];
      }),
    async stop(code) {
      const before = await api.subscription(code);
      if (!stopped.includes(before.status)) await api.stop(before);
      const after = stopped.includes(before.status) ? before : await api.subscription(code);
      if (!stopped.includes(after.status)) {
        throw new PaystackRefused(`${code} is still ${after.status}`);
      }
      const { email_token: _token, ...data } = after;
      return Buffer.from(JSON.stringify({ event: 'subscription.disable', data }));
    },
  };
}
