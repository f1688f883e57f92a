import * as v from 'valibot';
import { leadsOutside } from './plain-connections.ts';
import { onOff, SettingsError, url } from './setting-kinds.ts';

const paystackApi = 'https://api.paystack.co';
const payfastApi = 'https://api.payfast.co.za';
const payfastPages = {
  live: 'https://www.payfast.co.za',
  sandbox: 'https://sandbox.payfast.co.za',
};
const planCode = v.pipe(v.string(), v.regex(/^PLN_\w+$/, 'the code of a plan, as PLN_…'));

/** Environment variables about what payment providers tell. */
export const paymentVariables = {
  PLANS_NEED_PAYMENT: v.optional(onOff, 'off'),
  PAYSTACK_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^sk_(?:live|test)_\w{8,}$/, 'the secret key of Paystack, as sk_live_… or sk_test_…'),
    ),
  ),
  PAYSTACK_PLAN_MONTHLY: v.optional(planCode),
  PAYSTACK_PLAN_ANNUAL: v.optional(planCode),
  PAYSTACK_URL: v.optional(url(['https:', 'http:']), paystackApi),
  PAYFAST_MERCHANT_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'the number of a merchant'))),
  PAYFAST_PASSPHRASE: v.optional(
    v.pipe(
      v.string(),
      // Payfast writes other characters one way in notices and another way elsewhere
      v.regex(/^[\w.-]+$/, 'letters, digits and the marks - _ . alone'),
    ),
  ),
  PAYFAST_MERCHANT_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^\w{4,50}$/, 'the key of a merchant, letters and digits')),
  ),
  PAYFAST_SANDBOX: v.optional(onOff, 'off'),
  PAYFAST_URL: v.optional(url(['https:', 'http:'])),
  PAYFAST_API_URL: v.optional(url(['https:', 'http:']), payfastApi),
  PAYFAST_VALIDATE_URL: v.optional(url(['https:', 'http:'])),
};
type Read = v.InferOutput<v.ObjectSchema<typeof paymentVariables, undefined>>;

export interface PaystackSettings {
  readonly secretKey: string;
  /** Where Paystack is asked, without a slash at the end. */
  readonly url: string;
  readonly mode: 'live' | 'test';
  /** Codes of the plans; without them a plan is known by its price. */
  readonly planCodes: { readonly monthly?: string; readonly annual?: string };
}

export interface PayfastSettings {
  readonly merchantId: string;
  readonly passphrase: string;
  /** With it orders are taken here; null: Payfast is only listened to, and told what is to end. */
  readonly merchantKey: string | null;
  readonly sandbox: boolean;
  /** Its site, on which an order is paid, without a slash at the end. */
  readonly url: string;
  /** Where it is asked for stops and refunds, without a slash at the end. */
  readonly apiUrl: string;
  /** Where Payfast says whether a notice is its own. */
  readonly validateUrl: string;
}

export interface PaymentSettings {
  /** Whether new plans are made only for who has paid. */
  readonly needed: boolean;
  readonly paystack: PaystackSettings | null;
  readonly payfast: PayfastSettings | null;
}

/** An address without a slash at the end. @throws SettingsError where it leads outside in the clear */
function plainOnlyInside(variable: string, address: string): string {
  if (address.startsWith('http:') && leadsOutside(address)) {
    throw new SettingsError(`${variable} must be an address that starts with https://`);
  }
  return address.replace(/\/+$/, '');
}

function paystack(read: Read): PaystackSettings | null {
  const { PAYSTACK_SECRET_KEY: secretKey } = read;
  if (secretKey === undefined) return null;
  const { PAYSTACK_PLAN_MONTHLY: monthly, PAYSTACK_PLAN_ANNUAL: annual } = read;
  return {
    secretKey,
    url: plainOnlyInside('PAYSTACK_URL', read.PAYSTACK_URL),
    mode: secretKey.startsWith('sk_live_') ? 'live' : 'test',
    planCodes: {
      ...(monthly === undefined ? {} : { monthly }),
      ...(annual === undefined ? {} : { annual }),
    },
  };
}

const shortestPassphrase = 12;

/**
 * The form of an order is signed by an MD5 of what stands in it and of the passphrase, so that whoever orders may try all short
 * ones at home. Whoever has it speaks to Payfast in the merchant's name: ends subscriptions, and sends money back.
 * @throws SettingsError
 */
function refuseGuessable(passphrase: string): void {
  if (passphrase.length >= shortestPassphrase) return;
  throw new SettingsError(
    `PAYFAST_PASSPHRASE must be at least ${shortestPassphrase} random characters where orders are taken (PAYFAST_MERCHANT_KEY): each order shows a hash of it`,
  );
}

function payfast(read: Read): PayfastSettings | null {
  const { PAYFAST_MERCHANT_ID: merchantId, PAYFAST_PASSPHRASE: passphrase } = read;
  if (merchantId === undefined) return null;
  if (passphrase === undefined) {
    throw new SettingsError(
      'PAYFAST_PASSPHRASE must be the passphrase of the merchant, without which anybody could write a notice',
    );
  }
  if (read.PAYFAST_MERCHANT_KEY !== undefined && !read.PAYFAST_SANDBOX) refuseGuessable(passphrase);
  const { PAYFAST_SANDBOX: sandbox, PAYFAST_URL, PAYFAST_API_URL, PAYFAST_VALIDATE_URL } = read;
  const pages = PAYFAST_URL ?? payfastPages[sandbox ? 'sandbox' : 'live'];
  const site = plainOnlyInside('PAYFAST_URL', pages);
  const validate = PAYFAST_VALIDATE_URL ?? `${site}/eng/query/validate`;
  return {
    merchantId,
    passphrase,
    merchantKey: read.PAYFAST_MERCHANT_KEY ?? null,
    sandbox,
    url: site,
    apiUrl: plainOnlyInside('PAYFAST_API_URL', PAYFAST_API_URL),
    validateUrl: plainOnlyInside('PAYFAST_VALIDATE_URL', validate),
  };
}

/**
 * The providers whose messages are taken.
 * @throws SettingsError naming the variable that is missing
 */
export function paymentSettings(read: Read): PaymentSettings {
  const providers = { paystack: paystack(read), payfast: payfast(read) };
  const needed = read.PLANS_NEED_PAYMENT;
  if (needed && providers.paystack === null && providers.payfast === null) {
    throw new SettingsError(
      'PLANS_NEED_PAYMENT needs PAYSTACK_SECRET_KEY or PAYFAST_MERCHANT_ID: without them nobody is known to have paid',
    );
  }
  return { needed, ...providers };
}

/** Settings by which a provider takes no money. */
export function testModes({ paystack, payfast }: PaymentSettings): readonly string[] {
  return [
    ...(paystack?.mode === 'test' ? ['PAYSTACK_SECRET_KEY'] : []),
    ...(payfast?.sandbox === true ? ['PAYFAST_SANDBOX'] : []),
  ];
}
