import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SAML, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml';
import { type SamlCompany, SettingsError } from '../../../settings.ts';
import { type IdpMetadata, readIdpMetadata } from './idp-metadata.ts';
import { leewaySeconds, SamlFault } from './saml-fault.ts';

/** A company whose people come by its own sign-in, ready to be asked. */
export interface Company {
  /** Follows from the provider's own name, so that it is the same whichever process or machine reads the settings. */
  readonly id: string;
  readonly entityId: string;
  readonly domains: readonly string[];
  /** Address at the provider that asks it to sign somebody in. @param requestId names the question @param relayState comes back */
  addressOf(requestId: string, relayState: string): Promise<string>;
  /**
   * The assertion in a posted answer, as it was signed: parsed XML whose names have lost their prefixes.
   * @throws SamlFault
   */
  signedAssertion(samlResponse: string): Promise<unknown>;
}

export interface Companies {
  readonly all: readonly Company[];
  find(id: string): Company | undefined;
  findDomain(domain: string): Company | undefined;
  findEntity(entityId: string): Company | undefined;
  /** What we say of ourselves to identity providers, as XML. */
  readonly metadata: string;
}

export interface ServiceAddresses {
  /** Name of this site among identity providers: the address of `metadata`. */
  readonly entityId: string;
  /** Where answers are posted to (assertion consumer service). */
  readonly acs: string;
}

/** A name of the form of a UUID (version 8, RFC 9562) that follows from the text. */
function nameFor(entityId: string): string {
  const bytes = createHash('sha256').update(entityId).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Ways to sign and to digest that hold, and how XML is brought into one form for them. SHA-1 is none. */
const algorithms: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** @throws SamlFault for what no honest answer has, before it is parsed by anything larger */
function checkText(xml: string): void {
  if (xml.includes('<!DOCTYPE')) throw new SamlFault('the answer has a document type');
  for (const [, name = ''] of xml.matchAll(/\sAlgorithm\s*=\s*["']([^"']*)["']/g)) {
    if (!algorithms.has(name)) throw new SamlFault(`the answer is signed by way of ${name}`);
  }
}

async function openCompany(
  { domains, metadataFile }: SamlCompany,
  { entityId: issuer, acs }: ServiceAddresses,
): Promise<Company> {
  let metadata: IdpMetadata;
  try {
    metadata = await readIdpMetadata(await readFile(metadataFile, 'utf8'));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`SAML_METADATA: ${metadataFile} cannot be used: ${problem}`);
  }
  const { entityId, entryPoint, certificates } = metadata;
  const speaker = (requestId: string) =>
    new SAML({
      issuer,
      callbackUrl: acs,
      audience: issuer,
      entryPoint,
      idpCert: [...certificates],
      // answer or assertion: what is read is what was signed, whichever it is
      wantAuthnResponseSigned: false,
      wantAssertionsSigned: false,
      acceptedClockSkewMs: leewaySeconds * 1000,
      // which question is answered stands in the signed assertion, and is compared there
      validateInResponseTo: ValidateInResponseTo.never,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      generateUniqueId: () => requestId,
    });
  return {
    id: nameFor(entityId),
    entityId,
    domains,
    addressOf: (requestId, relayState) =>
      speaker(requestId).getAuthorizeUrlAsync(relayState, undefined, {}),
    async signedAssertion(samlResponse) {
      checkText(Buffer.from(samlResponse, 'base64').toString('utf8'));
      try {
        const answer = { SAMLResponse: samlResponse };
        const { profile } = await speaker('').validatePostResponseAsync(answer);
        return profile?.getAssertion?.();
      } catch (error) {
        const message = error instanceof Error ? error.message : 'unknown';
        throw new SamlFault(message, error instanceof SamlStatusError);
      }
    },
  };
}

/**
 * Reads the descriptions of all companies.
 * @throws SettingsError naming the file that cannot be used
 */
export async function openCompanies(
  settings: readonly SamlCompany[],
  addresses: ServiceAddresses,
): Promise<Companies> {
  const companies = await Promise.all(settings.map((company) => openCompany(company, addresses)));
  if (new Set(companies.map(({ id }) => id)).size !== companies.length) {
    throw new SettingsError(
      'SAML_METADATA must name each identity provider once, with all its domains before the file',
    );
  }
  const ourselves = new SAML({
    issuer: addresses.entityId,
    callbackUrl: addresses.acs,
    idpCert: 'none is asked for here',
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
  return {
    all: companies,
    find: (id) => companies.find((company) => company.id === id),
    findDomain: (domain) =>
      companies.find(({ domains }) => domains.includes(domain.trim().toLowerCase())),
    findEntity: (entityId) => companies.find((company) => company.entityId === entityId),
    metadata: ourselves.generateServiceProviderMetadata(null, null),
  };
}
