import { randomBytes } from 'node:crypto';
import { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import * as v from 'valibot';
import { selfSigned } from './self-signed.ts';

// what asks is our own site, and what it asks is compared by the tests
setSchemaValidator({ validate: async () => 'as it is' });

/** What an answer says. */
export interface SamlWords {
  readonly nameId?: string;
  readonly nameIdFormat?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** In the place of what an honest answer says. */
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string;
  /** Seconds from now. */
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly sessionEnds?: number;
  /** A status other than success, and then no assertion. */
  readonly status?: string;
}

export interface SamlService {
  readonly entityId: string;
  readonly metadata: string;
  /** What the question in an address asks. */
  read(address: string): Promise<{ readonly id: string; readonly relayState: string }>;
  /**
   * An answer, as a browser posts it.
   * @param signed what of it carries the signature
   */
  answer(
    words: SamlWords,
    options?: { readonly signed?: 'assertion' | 'message'; readonly weak?: boolean },
  ): Promise<string>;
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const newSamlId = () => `_${randomBytes(16).toString('hex')}`;

const spaces =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

/** An answer before it is signed. */
function compose(words: SamlWords, entityId: string, spEntityId: string, acs: string): string {
  const inResponseTo =
    words.inResponseTo === undefined ? '' : ` InResponseTo="${escaped(words.inResponseTo)}"`;
  const issuer = `<saml:Issuer>${escaped(words.issuer ?? entityId)}</saml:Issuer>`;
  const ends = at(words.notOnOrAfter ?? 300);
  const session =
    words.sessionEnds === undefined ? '' : ` SessionNotOnOrAfter="${at(words.sessionEnds)}"`;
  const attributes = Object.entries(words.attributes ?? {})
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${escaped(name)}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('');
  const format = words.nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const assertion = `<saml:Assertion ${spaces} ID="${newSamlId()}" Version="2.0" IssueInstant="${at(0)}">${issuer}<saml:Subject><saml:NameID Format="${format}">${escaped(words.nameId ?? 'somebody')}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${ends}" Recipient="${escaped(words.recipient ?? acs)}"${inResponseTo}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(words.notBefore ?? -10)}" NotOnOrAfter="${ends}"><saml:AudienceRestriction><saml:Audience>${escaped(words.audience ?? spEntityId)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${newSamlId()}"${session}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion>`;
  const status = words.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
  const isSuccess = words.status === undefined;
  return `<samlp:Response ${spaces} ID="${newSamlId()}" Version="2.0" IssueInstant="${at(0)}" Destination="${escaped(acs)}"${inResponseTo}>${issuer}<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${isSuccess ? assertion : ''}</samlp:Response>`;
}

/** A company's identity provider, which speaks by `samlify`; it meets our site by what that says of itself. */
export function createSamlService(entityId: string): {
  readonly metadata: string;
  readonly meet: (spMetadata: string) => SamlService;
} {
  const { privateKey, certificate } = selfSigned(entityId);
  const location = `${entityId}/sso`;
  const settings = {
    entityID: entityId,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: location },
    ],
  };
  const { RSA_SHA1, RSA_SHA256 } = Constants.algorithms.signature;
  const plain = IdentityProvider({ ...settings, requestSignatureAlgorithm: RSA_SHA256 });
  const weak = IdentityProvider({ ...settings, requestSignatureAlgorithm: RSA_SHA1 });
  const metadata = plain.getMetadata();
  return {
    metadata,
    meet(spMetadata) {
      const acs = /AssertionConsumerService[^>]*Location="([^"]+)"/.exec(spMetadata)?.[1] ?? '';
      const spEntityId = /entityID="([^"]+)"/.exec(spMetadata)?.[1] ?? '';
      const site = ServiceProvider({ metadata: spMetadata });
      const common = {
        entityID: spEntityId,
        assertionConsumerService: [
          { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: acs },
        ],
      };
      const asserting = ServiceProvider({ ...common, wantAssertionsSigned: true });
      const enveloped = ServiceProvider({ ...common, wantMessageSigned: true });
      return {
        entityId,
        metadata,
        async read(address) {
          const { searchParams } = new URL(address);
          const query = Object.fromEntries(searchParams);
          const { extract } = await plain.parseLoginRequest(site, 'redirect', { query });
          const { request } = v.parse(
            v.looseObject({ request: v.looseObject({ id: v.string() }) }),
            extract,
          );
          return { id: request.id, relayState: searchParams.get('RelayState') ?? '' };
        },
        async answer(words, { signed = 'assertion', weak: isWeak = false } = {}) {
          const context = compose(words, entityId, spEntityId, acs);
          const { context: encoded } = await (isWeak ? weak : plain).createLoginResponse(
            signed === 'assertion' ? asserting : enveloped,
            { extract: { request: { id: words.inResponseTo ?? '' } } },
            'post',
            {},
            { customTagReplacement: () => ({ id: newSamlId(), context }) },
          );
          return encoded;
        },
      };
    },
  };
}
