import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ServiceDatabase } from '../../platform/database/database.ts';
import { type Background, createBackground } from '../../platform/jobs/background.ts';
import type { DiskRoom } from '../../platform/limits/disk-watch.ts';
import { clientAddress, type RateLimits } from '../../platform/limits/rate-limits.ts';
import type { MemberShare } from '../../platform/members/member-share.ts';
import type { Mailer } from '../../platform/outgoing/mail.ts';
import { createTexter } from '../../platform/outgoing/text-messages.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { type ClockWatch, watchClock } from '../../platform/steady-clock.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { Settings } from '../../settings.ts';
import { relyingPartyOf } from '../../settings.ts';
import { createProviders, type Providers } from './oauth/providers.ts';
import { createOutbox } from './outbox/outbox.ts';
import { type MailPost, mailRoad, type TextPost, textRoad } from './outbox/roads.ts';
import { createPasswordRules, type PasswordRules } from './passwords/password-rules.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import type { Companies } from './saml/companies.ts';
import { createRefreshTokens, type RefreshTokens } from './sessions/refresh-token.ts';
import type { Client } from './sessions/store-sessions.ts';
import { createRelyingParty, type RelyingParty } from './webauthn/relying-party.ts';
import { type Crowd, createCrowd } from './wire/crowd.ts';
import { redirectTarget } from './wire/redirect-target.ts';

/** What the app hands in. */
export interface AccountParts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly accounts: ServiceDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly mailer: Mailer;
  /** What each member may have under way, on all wires together. */
  readonly share: MemberShare;
  readonly room: DiskRoom;
  readonly now?: () => Date;
  /** Milliseconds since any moment, whatever the clock does; with a clock of one's own, what that one shows. */
  readonly elapsed?: () => number;
  /** In the place of the usual ones. */
  readonly passwords?: Passwords;
  readonly crowd?: Crowd;
}

/** What the endpoints work with. */
export interface AuthService extends AccountParts {
  readonly now: () => Date;
  /** Whether what the clock says of ages can be believed. */
  readonly clock: ClockWatch;
  readonly passwords: Passwords;
  /** The line of those who come in by a password, or open an account. */
  readonly crowd: Crowd;
  readonly passwordRules: PasswordRules;
  readonly siteUrl: string;
  /** Address of this wire, as mails name it. */
  readonly issuer: string;
  readonly refreshTokens: RefreshTokens;
  /** Key of the hashes of mailed codes. */
  readonly codeKey: Buffer;
  /** Keys of such hashes that still hold: this one, and another while the secret is being changed. */
  readonly codeKeys: readonly Buffer[];
  /** Name of an address in rate limits, from which the address cannot be read. */
  readonly nameOf: (email: string) => string;
  readonly background: Background;
  /** The site as authenticators of passkeys and security keys know it. */
  readonly relyingParty: RelyingParty;
  /** The outbox of mails. */
  readonly post: MailPost;
  /** The outbox of text messages. */
  readonly texts: TextPost;
  /** Other services that vouch for members. */
  readonly providers: Providers;
  /** Companies whose people come by their own sign-in; null where none may. */
  readonly companies: Companies | null;
  /** Where a browser may be sent on to: the address asked for where it is allowed, otherwise the site's own. */
  readonly redirectTo: (wanted: string | undefined) => URL;
}

/** Fetches what speaks SAML, which most sites do not need. @throws SettingsError */
async function openCompaniesOf(
  settings: Settings,
  issuer: string,
  log: Log,
): Promise<Companies | null> {
  if (settings.saml === null) return null;
  const { openCompanies } = await import('./saml/companies.ts');
  const entityId = `${issuer}/sso/saml/metadata`;
  const companies = await openCompanies(settings.saml, { entityId, acs: `${issuer}/sso/saml/acs` });
  for (const { id, domains } of companies.all) {
    log.info({ provider: id, domains }, 'a company signs in by SAML');
  }
  return companies;
}

/** @throws SettingsError where a file that the settings name cannot be used */
export async function createAuthService(
  parts: AccountParts,
  log: Log,
  wirePath: string,
): Promise<AuthService> {
  const siteUrl = siteAddress(parts.settings);
  const nameKey = parts.secrets.derive('rate-limit-name');
  const keysFor = (purpose: string): [Buffer, ...Buffer[]] => {
    const other = parts.secrets.deriveOther(purpose);
    return [parts.secrets.derive(purpose), ...(other === null ? [] : [other])];
  };
  const now = parts.now ?? (() => new Date());
  const elapsed = parts.elapsed ?? (parts.now ? () => now().getTime() : undefined);
  const issuer = `${siteUrl}${wirePath}`;
  return {
    ...parts,
    now,
    clock: watchClock(now, elapsed, (byMs) =>
      log.error(
        { byMs },
        'the clock was put forward or back; no session ends by its age for a day',
      ),
    ),
    passwords: parts.passwords ?? createPasswords(),
    crowd: parts.crowd ?? createCrowd(),
    passwordRules: createPasswordRules(parts.settings.passwordLength),
    siteUrl,
    issuer,
    companies: await openCompaniesOf(parts.settings, issuer, log),
    refreshTokens: createRefreshTokens(...keysFor('refresh-token')),
    codeKey: parts.secrets.derive('one-time-code'),
    codeKeys: keysFor('one-time-code'),
    nameOf: (email) => createHmac('sha256', nameKey).update(email).digest('base64url'),
    background: createBackground(log),
    relyingParty: createRelyingParty(relyingPartyOf(parts.settings.signIn, siteUrl)),
    post: createOutbox({ ...parts, log, now }, mailRoad(parts.mailer)),
    texts: createOutbox({ ...parts, log, now }, textRoad(createTexter(parts.settings))),
    providers: createProviders(parts.settings.oidcProviders, now),
    redirectTo: (wanted) => redirectTarget(siteUrl, wanted, parts.settings.allowedOrigins),
  };
}

/** Where a request came from, as sessions remember it. */
export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent'];
  return {
    ip: clientAddress(request.ip),
    userAgent: userAgent === undefined ? null : userAgent.slice(0, 500),
  };
}
