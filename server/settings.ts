import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { type BackupSettings, backupSettings, backupVariables } from './settings/backup.ts';
import { consentRequired, consentVariables } from './settings/consent.ts';
import { type MetricsSettings, metricsSettings, metricsVariables } from './settings/metrics.ts';
import { type ModelSettings, modelSettings, modelVariables } from './settings/model.ts';
import { type PaymentSettings, paymentSettings, paymentVariables } from './settings/payment.ts';
import { leadsOutside, plainConnections } from './settings/plain-connections.ts';
import { type PushSettings, pushSettings, pushVariables } from './settings/push.ts';
import { dormantMonths, retentionVariables } from './settings/retention.ts';
import { withSecretFiles } from './settings/secret-files.ts';
import {
  allowedOrigins,
  onOff,
  SettingsError,
  secretText,
  url,
  whole,
} from './settings/setting-kinds.ts';
import { type Supplier, supplierOf, supplierVariables } from './settings/supplier.ts';
import { type TracingSettings, tracingSettings, tracingVariables } from './settings/tracing.ts';
import {
  type OidcProvider,
  oidcProviders,
  type TextService,
  textService,
  textVariables,
} from './settings/ways-in/other-services.ts';
import { type SamlCompany, samlCompanies, samlVariables } from './settings/ways-in/saml.ts';
import { type SignInWays, signInVariables, signInWays } from './settings/ways-in/sign-in.ts';
import { type WebhookSettings, webhookSettings, webhookVariables } from './settings/webhook.ts';

export type { ModelSettings } from './settings/model.ts';
export type { PaymentSettings } from './settings/payment.ts';
export type { PushSettings } from './settings/push.ts';
export { SettingsError, shortestSecret } from './settings/setting-kinds.ts';
export type { Supplier } from './settings/supplier.ts';
export type { OidcProvider } from './settings/ways-in/other-services.ts';
export type { SamlCompany } from './settings/ways-in/saml.ts';
export { type RelyingPartySettings, relyingPartyOf } from './settings/ways-in/sign-in.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const networks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address or a network; one of no bits is everybody, whose word nobody should take. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return networks.includes(text);
  if (bits === undefined) return true;
  return /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

const proxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
  v.check(
    (parts) => parts.every(isNetwork),
    `addresses or networks joined by commas, for example 10.0.0.0/8 (or ${networks.join(', ')})`,
  ),
);
/** Every environment variable that the server reads. What each means for an operator stands in `.env.example`. */
const variables = v.object({
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(url(['http:', 'https:'])),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email('an email address'))),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_PLAIN: v.optional(onOff, 'off'),
  DATABASE_POOL_SIZE: v.optional(whole(1, 200), '10'),
  SECRET_KEY: v.optional(secretText),
  SECRET_KEY_OLD: v.optional(secretText),
  PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('a text')), 'anon'),
  ALLOWED_ORIGINS: v.optional(allowedOrigins, ''),
  TRUST_PROXY: v.optional(proxies),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  SIGN_UPS: v.optional(onOff, 'on'),
  ...consentVariables,
  ...supplierVariables,
  ...retentionVariables,
  ...signInVariables,
  ...textVariables,
  ...samlVariables,
  ...backupVariables,
  ...metricsVariables,
  ...tracingVariables,
  PASSWORD_LENGTH: v.optional(whole(6, 64), '8'),
  ACCESS_TOKEN_SECONDS: v.optional(whole(60, 86_400), '3600'),
  SESSION_DAYS: v.optional(whole(1, 3_650), '365'),
  SESSION_IDLE_DAYS: v.optional(whole(1, 3_650), '60'),
  REFRESH_REUSE_SECONDS: v.optional(whole(0, 300), '10'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('a sender')), 'Phila <no-reply@localhost>'),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  SMTP_PLAIN: v.optional(onOff, 'off'),
  SECURITY_CONTACT: v.optional(url(['mailto:', 'https:'])),
  PRICE_LIST: v.optional(v.string()),
  READS_A_MINUTE: v.optional(whole(10, 1_000_000), '600'),
  GENERATIONS_PER_DAY: v.optional(whole(1, 100_000), '100'),
  GENERATIONS_AT_ONCE: v.optional(whole(1, 10_000), '32'),
  PLANNING_THREADS: v.optional(whole(1, 64)),
  PLANNING_REHEARSAL: v.optional(onOff, 'on'),
  PLANS_AHEAD: v.optional(onOff, 'on'),
  PAYMENT_LINK_MONTHLY: v.optional(url(['https:', 'http:'])),
  PAYMENT_LINK_ANNUAL: v.optional(url(['https:', 'http:'])),
  ...paymentVariables,
  ...pushVariables,
  ...webhookVariables,
  ...modelVariables,
});

/** Names of all of them, but for those that hold a name of the operator's own (OAUTH_<NAME>_…). */
export const settingNames: readonly string[] = Object.keys(variables.entries);

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Address under which members reach the site; null: derived from host and port. */
  readonly siteUrl: string | null;
  /** Where members write to; null: `support@` the site's host. */
  readonly supportEmail: string | null;
  readonly dataDir: string;
  readonly backup: BackupSettings;
  readonly metrics: MetricsSettings | null;
  /** Null: nothing is traced. */
  readonly tracing: TracingSettings | null;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Null: a secret kept in `dataDir`. */
  readonly secretKey: string | null;
  /** A second secret, taken as well while the secret is being changed; null: none. */
  readonly secretKeyOld: string | null;
  readonly publishableKey: string;
  /** Other sites whose pages may read what the wires answer; `*`: all. */
  readonly allowedOrigins: readonly string[];
  /** Proxy addresses whose X-Forwarded-For is believed; empty: none. */
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
  readonly signUps: boolean;
  /** Whether plans are only made for who has agreed to it. */
  readonly consentRequired: boolean;
  /** Years that a member has at least. */
  readonly lowestAge: number;
  /** Months without a visit after which an account is deleted; null: never. */
  readonly dormantMonths: number | null;
  readonly supplier: Supplier;
  /** Ways in beside the password, and second factors. */
  readonly signIn: SignInWays;
  /** Services that vouch for members. */
  readonly oidcProviders: readonly OidcProvider[];
  /** Companies whose people come by their own sign-in; null: none may. */
  readonly saml: readonly SamlCompany[] | null;
  /** Characters that a new password has at least. */
  readonly passwordLength: number;
  readonly accessTokenSeconds: number;
  readonly refreshReuseSeconds: number;
  /** A session ends so long after the sign-in, however much it is used. */
  readonly sessionDays: number;
  /** A session ends that was not used for so long. */
  readonly sessionIdleDays: number;
  readonly mailFrom: string;
  readonly smtpUrl: string | null;
  /** Whether mails go encrypted or not at all, because they leave the operator's own network. */
  readonly smtpEncrypted: boolean;
  /** What sends text messages; null: nothing. */
  readonly sms: TextService | null;
  /** Where holes are reported to, as an address; null: by mail to support. */
  readonly securityContact: string | null;
  /** Of one member, in this process. */
  readonly readsAMinute: number;
  /** Plans and lists that one member may have made in 24 hours. */
  readonly generationsPerDay: number;
  /** Of all members, in this process. */
  readonly generationsAtOnce: number;
  readonly planningThreads: number;
  /** Whether each thread makes some plans for nobody at its start, so that the first member does not wait longer. */
  readonly planningRehearsal: boolean;
  /** Whether meal plans are made while nobody waits, for the next press of each member. */
  readonly plansAhead: boolean;
  /** A CSV file whose prices take the place of the built-in ones; null: none. */
  readonly priceList: string | null;
  readonly paymentLinks: { readonly monthly: string | null; readonly annual: string | null };
  /** Providers whose messages about payments are taken. */
  readonly payments: PaymentSettings;
  /** How members are reminded while the app is closed; null: not at all. */
  readonly push: PushSettings | null;
  /** Where each saved profile is posted to; null: nowhere. */
  readonly profileWebhook: WebhookSettings | null;
  /** The language model that writes the words around plans; null: the planner's own words. */
  readonly model: ModelSettings | null;
}

/**
 * Reads the settings of a set of environment variables; relative folders are taken from `root`.
 * @throws SettingsError naming each variable that cannot be used
 */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Settings {
  // an empty variable counts as unset, which is what `FOO=` in a file or a compose sheet means
  const given = Object.fromEntries(
    Object.keys(variables.entries)
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, text]) => text !== undefined && text !== ''),
  );
  const parsed = v.safeParse(variables, given);
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'settings'} must be ${issue.message}`,
    );
    throw new SettingsError(problems.join('\n'));
  }
  const read = parsed.output;
  const dataDir = path.resolve(root, read.DATA_DIR);
  const plain = plainConnections(read);
  if (plain.length > 0) throw new SettingsError(plain.join('\n'));
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL?.replace(/\/+$/, '') ?? null,
    supportEmail: read.SUPPORT_EMAIL ?? null,
    dataDir,
    backup: backupSettings(read, root, { dataDir, isEmbedded: read.DATABASE_URL === undefined }),
    metrics: metricsSettings(read),
    tracing: tracingSettings(read),
    databaseUrl: read.DATABASE_URL ?? null,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    secretKey: read.SECRET_KEY ?? null,
    secretKeyOld: read.SECRET_KEY_OLD ?? null,
    publishableKey: read.PUBLISHABLE_KEY,
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustProxy: read.TRUST_PROXY ?? [],
    logLevel: read.LOG_LEVEL,
    signUps: read.SIGN_UPS,
    consentRequired: consentRequired(read),
    lowestAge: read.LOWEST_AGE,
    dormantMonths: dormantMonths(read),
    supplier: supplierOf(read),
    signIn: signInWays(read),
    oidcProviders: oidcProviders(env),
    saml: samlCompanies(read, root),
    passwordLength: read.PASSWORD_LENGTH,
    accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
    sessionDays: read.SESSION_DAYS,
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    refreshReuseSeconds: read.REFRESH_REUSE_SECONDS,
    mailFrom: read.MAIL_FROM,
    smtpUrl: read.SMTP_URL ?? null,
    smtpEncrypted: !read.SMTP_PLAIN && leadsOutside(read.SMTP_URL),
    sms: textService(read),
    securityContact: read.SECURITY_CONTACT ?? null,
    readsAMinute: read.READS_A_MINUTE,
    generationsPerDay: read.GENERATIONS_PER_DAY,
    generationsAtOnce: read.GENERATIONS_AT_ONCE,
    planningThreads: read.PLANNING_THREADS ?? Math.min(availableParallelism(), 8),
    planningRehearsal: read.PLANNING_REHEARSAL,
    plansAhead: read.PLANS_AHEAD,
    priceList: read.PRICE_LIST === undefined ? null : path.resolve(root, read.PRICE_LIST),
    paymentLinks: {
      monthly: read.PAYMENT_LINK_MONTHLY ?? null,
      annual: read.PAYMENT_LINK_ANNUAL ?? null,
    },
    payments: paymentSettings(read),
    push: pushSettings(read),
    profileWebhook: webhookSettings(read),
    model: modelSettings(read),
  };
}

/**
 * The process's settings: its environment, and below it the `.env` file in `root` where there is one; secrets also from
 * files of their own.
 * @throws SettingsError
 */
export function readSettings(root: string): Settings {
  const name = path.join(root, '.env');
  let file: Record<string, string | undefined> = {};
  try {
    file = parseEnv(readFileSync(name, 'utf8'));
  } catch (error) {
    // no .env file is the usual case; one that is passed over unread would start a server that nobody meant
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) throw new SettingsError(`${name} cannot be read: ${String(error)}`);
  }
  return parseSettings(withSecretFiles({ ...file, ...process.env }, root), root);
}
