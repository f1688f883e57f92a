import type { Stopper } from '../stop-renewals.ts';
import { type PayfastAccount, type PayfastApi, PayfastRefused } from './api.ts';
import { payfastHash, phpEncoded } from './signature.ts';

const customer = 'customer:';

/** Ends it, or finds that it was ended before: of states Payfast documents `ACTIVE` alone, so only what says so counts. */
async function cancel(api: Pick<PayfastApi, 'cancel' | 'statusOf'>, token: string): Promise<void> {
  try {
    await api.cancel(token);
  } catch (error) {
    if (!(error instanceof PayfastRefused)) throw error;
    const status = await api.statusOf(token);
    if (!/^cancell?ed$/i.test(status)) throw error;
  }
}

/** Payfast knows a subscription by the token that each of its notices repeats. */
export function payfastStopper(
  api: Pick<PayfastApi, 'cancel' | 'statusOf'>,
  { merchantId, passphrase }: Pick<PayfastAccount, 'merchantId' | 'passphrase'>,
): Stopper {
  return {
    provider: 'payfast',
    codesOf: ({ names }) =>
      names.flatMap((name) => (name.startsWith(customer) ? [name.slice(customer.length)] : [])),
    async stop(token) {
      await cancel(api, token);
      const fields = new Map([
        ['payment_status', 'CANCELLED'],
        ['merchant_id', merchantId],
        ['token', token],
      ]);
      fields.set('signature', payfastHash(fields, passphrase).toString('hex'));
      return Buffer.from(
        [...fields].map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&'),
      );
    },
  };
}
