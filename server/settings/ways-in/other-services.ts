import * as v from 'valibot';
import { leadsOutside } from '../plain-connections.ts';
import { SettingsError, url, whole } from '../setting-kinds.ts';

/** A service that vouches for members by OpenID Connect. */
export interface OidcProvider {
  /** As apps ask for it: `google` of OAUTH_GOOGLE_ISSUER. */
  readonly name: string;
  /** Address whose `/.well-known/openid-configuration` describes it. */
  readonly issuer: string;
  /** Of this site at that service; also those of its apps, whose tokens are taken. The first one asks. */
  readonly clientIds: readonly [string, ...string[]];
  /** Null: a public client. */
  readonly secret: string | null;
  readonly scopes: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const form = /^OAUTH_([A-Z][A-Z0-9_]*?)_(ISSUER|CLIENT_ID|SECRET|SCOPES)$/;
/** Names that the protocol gives to ways in of its own. */
const taken = ['email', 'phone', 'anonymous', 'anonymous_users', 'sso', 'saml', 'web3'];
const usualScopes = 'openid email profile';

function readProvider(name: string, given: ReadonlyMap<string, string>): OidcProvider {
  const variable = (part: string) => `OAUTH_${name}_${part}`;
  const issuer = given.get('ISSUER') ?? '';
  const isAddress = URL.canParse(issuer) && /^https?:$/.test(new URL(issuer).protocol);
  if (!isAddress) {
    throw new SettingsError(`${variable('ISSUER')} must be an address that starts with https://`);
  }
  if (new URL(issuer).protocol === 'http:' && leadsOutside(issuer)) {
    throw new SettingsError(
      `${variable('ISSUER')} must be an address that starts with https://, because it leaves your own network`,
    );
  }
  const [first, ...more] = (given.get('CLIENT_ID') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined) {
    throw new SettingsError(`${variable('CLIENT_ID')} must be the site's name at that service`);
  }
  if (taken.includes(name.toLowerCase())) {
    throw new SettingsError(`${variable('ISSUER')}: ${name} is the name of another way in`);
  }
  const scopes = given.get('SCOPES') ?? usualScopes;
  if (!scopes.split(/\s+/).includes('openid')) {
    throw new SettingsError(`${variable('SCOPES')} must have openid among its words`);
  }
  return {
    name: name.toLowerCase(),
    issuer,
    clientIds: [first, ...more],
    secret: given.get('SECRET') ?? null,
    scopes,
  };
}

/**
 * The services that OAUTH_<NAME>_… set up, by name.
 * @throws SettingsError naming the variable that cannot be used
 */
export function oidcProviders(env: Environment): readonly OidcProvider[] {
  const named = new Map<string, Map<string, string>>();
  for (const [variable, value] of Object.entries(env)) {
    const [, name = '', part = ''] = form.exec(variable) ?? [];
    const text = value?.trim() ?? '';
    if (name === '' || text === '') continue;
    const parts = named.get(name) ?? new Map<string, string>();
    named.set(name, parts.set(part, text));
  }
  return [...named]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, parts]) => readProvider(name, parts));
}

/** Environment variables about text messages. */
export const textVariables = {
  SMS_URL: v.optional(url(['https:', 'http:'])),
  SMS_KEY: v.optional(v.string()),
  SMS_AN_HOUR: v.optional(whole(1, 1_000_000), '30'),
};
type ReadTexts = v.InferOutput<v.ObjectSchema<typeof textVariables, undefined>>;

/** The service that sends text messages. */
export interface TextService {
  readonly url: string;
  /** Shown to it as a bearer; null: it asks for none. */
  readonly key: string | null;
  /** Messages that all members together may have sent in an hour. */
  readonly anHour: number;
}

/**
 * How text messages go out; null where nothing sends any.
 * @throws SettingsError naming the variable that is missing or cannot be used
 */
export function textService(
  read: ReadTexts & { readonly PHONE_SIGN_INS: boolean },
): TextService | null {
  const { SMS_URL: address } = read;
  if (address === undefined) {
    if (!read.PHONE_SIGN_INS) return null;
    throw new SettingsError(
      'SMS_URL must be the address of the service that sends text messages, because PHONE_SIGN_INS is on',
    );
  }
  if (new URL(address).protocol === 'http:' && leadsOutside(address)) {
    throw new SettingsError(
      'SMS_URL must be an address that starts with https://, because codes that let somebody in leave your own network',
    );
  }
  return { url: address, key: read.SMS_KEY ?? null, anHour: read.SMS_AN_HOUR };
}
