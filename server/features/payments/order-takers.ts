import type { OrderAnswer } from '#contract/membership/order.ts';
import { paths } from '#contract/paths.ts';
import { type PlanName, plans } from '#membership/plans.ts';
import type { PaymentSettings } from '../../settings.ts';
import { checkoutForm } from './payfast/checkout-form.ts';
import type { PaystackApi } from './paystack/api.ts';

/** An order as it is handed on to whoever takes the money. */
export interface NamedOrder {
  readonly email: string;
  readonly plan: PlanName;
  /** Our name of it. */
  readonly checkout: string;
  /** Where we are reached, without a slash at the end. */
  readonly site: string;
}

export interface OrderTaker {
  takes(plan: PlanName): boolean;
  /** @returns the way to the page on which it is paid; throws where the provider is away */
  begin(order: NamedOrder): Promise<OrderAnswer>;
}

/** Paystack makes a page for each order. @param planCodes its codes of our plans; it takes no other */
export function paystackTaker(
  api: Pick<PaystackApi, 'order'>,
  planCodes: Readonly<Partial<Record<PlanName, string>>>,
): OrderTaker {
  return {
    takes: (plan) => planCodes[plan] !== undefined,
    async begin({ email, plan, checkout, site }) {
      const code = planCodes[plan] ?? '';
      const { cents } = plans[plan];
      const returnTo = `${site}${paths.profile}`;
      return { url: await api.order({ email, cents, plan: code, checkout, returnTo }) };
    },
  };
}

/** Payfast is asked nothing: the member's browser brings it a form that we have signed. None without the merchant's key. */
export function payfastTakers(
  payfast: NonNullable<PaymentSettings['payfast']>,
): readonly OrderTaker[] {
  const { merchantKey } = payfast;
  if (merchantKey === null) return [];
  return [
    {
      takes: () => true,
      begin: async (order) =>
        checkoutForm({ ...payfast, merchantKey }, { ...order, now: Date.now() }),
    },
  ];
}
