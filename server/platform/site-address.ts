import { isIP } from 'node:net';
import { paths } from '#contract/paths.ts';
import type { Settings } from '../settings.ts';

/** Where members reach the site, without a slash at the end. */
export function siteAddress({ siteUrl, host, port }: Settings): string {
  if (siteUrl !== null) return siteUrl;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = everywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Where the buttons of the plans lead: to the order, where orders can be made here, else to the links of the settings. Who
 * takes it stands in the address, since providers debit on days of their own.
 */
export function orderLinks({
  paymentLinks,
  payments,
}: Pick<Settings, 'paymentLinks' | 'payments'>): Settings['paymentLinks'] {
  const codes = payments.paystack?.planCodes ?? {};
  const payfast = payments.payfast?.merchantKey ?? null;
  const ours = (plan: 'monthly' | 'annual') => {
    const by = codes[plan] !== undefined ? 'paystack.com' : payfast && 'payfast.co.za';
    return by === null ? null : `${paths.order}?plan=${plan}&by=${by}`;
  };
  return {
    monthly: ours('monthly') ?? paymentLinks.monthly,
    annual: ours('annual') ?? paymentLinks.annual,
  };
}

/** Where members write to. */
export function supportAddress(settings: Settings): string {
  const { hostname } = new URL(siteAddress(settings));
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return settings.supportEmail ?? `support@${isName ? hostname : 'localhost'}`;
}
