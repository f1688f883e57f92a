import path from 'node:path';
import * as v from 'valibot';
import { onOff, SettingsError } from '../setting-kinds.ts';

/** Environment variables about companies' own sign-ins. */
export const samlVariables = {
  SAML: v.optional(onOff, 'off'),
  SAML_METADATA: v.optional(v.string(), ''),
};
type Read = v.InferOutput<v.ObjectSchema<typeof samlVariables, undefined>>;

/** A company whose people come by its own sign-in. */
export interface SamlCompany {
  /** Domains of its people's addresses, lower-cased. */
  readonly domains: readonly [string, ...string[]];
  /** File that describes its identity provider. */
  readonly metadataFile: string;
}

const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const refused = () =>
  new SettingsError(
    'SAML_METADATA must be domains and the file of their identity provider, such as example.org=idp.xml, joined by commas (example.org example.com=idp.xml for several domains)',
  );

function readCompany(text: string, root: string): SamlCompany {
  const cut = text.indexOf('=');
  const [first, ...more] = text.slice(0, Math.max(cut, 0)).trim().toLowerCase().split(/\s+/);
  const file = text.slice(cut + 1).trim();
  if (cut < 1 || file === '' || first === undefined) throw refused();
  if (![first, ...more].every((domain) => domainForm.test(domain))) throw refused();
  return { domains: [first, ...more], metadataFile: path.resolve(root, file) };
}

/**
 * The companies whose people sign in by SAML; null where it is off.
 * @throws SettingsError
 */
export function samlCompanies(read: Read, root: string): readonly SamlCompany[] | null {
  if (!read.SAML) return null;
  const texts = read.SAML_METADATA.split(',').filter((text) => text.trim() !== '');
  if (texts.length === 0) throw refused();
  const companies = texts.map((text) => readCompany(text, root));
  const domains = companies.flatMap((company) => company.domains);
  if (new Set(domains).size !== domains.length) {
    throw new SettingsError('SAML_METADATA must name each domain once');
  }
  return companies;
}
