import type { Settings } from '../../settings.ts';

/** Hosts that learn something of members; null where nothing is sent. */
export interface Recipients {
  readonly webhook: string | null;
  readonly model: string | null;
}

/** Who else has a part in the service, as the privacy policy names them; null where nobody does. */
export interface Carriers {
  /** Hosts of payment pages, and providers whose messages are taken. */
  readonly payments: string | null;
  /** Host that takes mails. */
  readonly mail: string | null;
  /** Host that takes text messages. */
  readonly texts: string | null;
}

const hostOf = (address: string | null | undefined) =>
  address === null || address === undefined ? null : new URL(address).hostname;

/** Who carries mails, text messages and payments of this server. */
export function carriersOf(
  settings: Pick<Settings, 'paymentLinks' | 'payments' | 'smtpUrl' | 'sms'>,
): Carriers {
  const { paymentLinks, payments } = settings;
  const names = [
    payments.paystack && 'Paystack',
    payments.payfast && 'Payfast',
    hostOf(paymentLinks.monthly),
    hostOf(paymentLinks.annual),
  ].filter((name) => name !== null);
  return {
    payments: names.length === 0 ? null : [...new Set(names)].join(', '),
    mail: hostOf(settings.smtpUrl),
    texts: hostOf(settings.sms?.url),
  };
}

/** Where a model is reached whose address is not set. */
const usualModel = 'https://api.openai.com';

/** To whom this server sends what members say. */
export function recipientsOf({
  profileWebhook,
  model,
}: Pick<Settings, 'profileWebhook' | 'model'>): Recipients {
  return {
    webhook: profileWebhook && new URL(profileWebhook.url).host,
    model: model && new URL(model.baseUrl ?? usualModel).host,
  };
}
