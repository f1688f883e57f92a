import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import type { VouchedPerson } from '../oauth/profile.ts';
import { leewaySeconds, SamlFault } from './saml-fault.ts';

/** Elements as the parser gives them: text under `_`, attributes under `$`, children in lists. */
const text = v.looseObject({ _: v.optional(v.string(), '') });
const some = <const TItem extends v.GenericSchema>(item: TItem) => v.optional(v.array(item), []);
const absent = v.optional(v.string(), '');

/** The parser gives an empty text for an empty element. */
const empty = v.pipe(
  v.literal(''),
  v.transform(() => ({ Attribute: [] })),
);

const schema = v.looseObject({
  Assertion: v.looseObject({
    $: v.looseObject({ ID: v.pipe(v.string(), v.nonEmpty()) }),
    Issuer: v.tuple([text]),
    Subject: v.tuple([
      v.looseObject({
        NameID: some(
          v.looseObject({
            _: v.optional(v.string(), ''),
            $: v.optional(v.looseObject({ Format: absent }), { Format: '' }),
          }),
        ),
        SubjectConfirmation: some(
          v.looseObject({
            $: v.looseObject({ Method: absent }),
            SubjectConfirmationData: some(
              v.looseObject({
                $: v.looseObject({
                  Recipient: absent,
                  NotOnOrAfter: absent,
                  NotBefore: absent,
                  InResponseTo: absent,
                }),
              }),
            ),
          }),
        ),
      }),
    ]),
    AuthnStatement: some(v.looseObject({ $: v.looseObject({ SessionNotOnOrAfter: absent }) })),
    AttributeStatement: some(
      v.union([
        v.looseObject({
          Attribute: some(
            v.looseObject({
              $: v.looseObject({ Name: absent }),
              AttributeValue: some(v.unknown()),
            }),
          ),
        }),
        empty,
      ]),
    ),
  }),
});
type Assertion = v.InferOutput<typeof schema>['Assertion'];

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What an assertion has to fit. */
export interface Expected {
  readonly issuer: string;
  /** Where it has to be meant for. */
  readonly acs: string;
  /** The question that it answers; null where nobody asked. */
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * A confirmation of the subject that fits (SAML 2.0 profiles, 4.1.4.2): meant for us, still good, and an answer to this very
 * question. It stands in the signed part, other than what the envelope says.
 * @returns when it ends
 */
function confirmedUntil(assertion: Assertion, { acs, requestId, now }: Expected): Date {
  const [subject] = assertion.Subject;
  const ends = subject.SubjectConfirmation.filter(({ $ }) => $.Method === bearer)
    .flatMap((confirmation) => confirmation.SubjectConfirmationData)
    .filter(({ $ }) => $.Recipient === acs && $.NotBefore === '')
    .filter(({ $ }) => $.InResponseTo === (requestId ?? ''))
    .map(({ $ }) => new Date($.NotOnOrAfter))
    .filter((end) => end.getTime() + leewaySeconds * 1000 > now.getTime());
  const [end] = ends;
  if (end === undefined) throw new SamlFault('no confirmation of the subject fits');
  return end;
}

function attributesOf(assertion: Assertion): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { Attribute } of assertion.AttributeStatement) {
    for (const { $, AttributeValue } of Attribute) {
      const value = AttributeValue.map((each) => (v.is(text, each) ? (each._ ?? '') : '')).find(
        (each) => each.trim() !== '',
      );
      if (value !== undefined && value.length <= 255) found.set($.Name, value.trim());
    }
  }
  return found;
}

/** Names under which identity providers tell what, the most telling first. */
const attributeNames = {
  subject: [
    'urn:oasis:names:tc:SAML:attribute:subject-id',
    'urn:oasis:names:tc:SAML:attribute:pairwise-id',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.13',
    'http://schemas.microsoft.com/identity/claims/objectidentifier',
  ],
  email: [
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'http://schemas.xmlsoap.org/claims/EmailAddress',
    'mail',
    'Mail',
    'email',
    'Email',
  ],
  name: [
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'displayName',
    'name',
  ],
} as const;

const first = (attributes: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.map((name) => attributes.get(name)).find((value) => value !== undefined);

const formats = {
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
} as const;

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(255));

interface Provider {
  readonly id: string;
  readonly entityId: string;
  readonly domains: readonly string[];
}

/** Who it is. A company's word about addresses counts for its own domains; another's address is theirs to confirm. */
function personIn(assertion: Assertion, { id, entityId, domains }: Provider): VouchedPerson {
  const attributes = attributesOf(assertion);
  const [nameId] = assertion.Subject[0].NameID;
  const lasting = nameId?.$.Format === formats.transient ? '' : (nameId?._.trim() ?? '');
  const subject = first(attributes, attributeNames.subject) ?? lasting;
  if (subject === '' || subject.length > 255) throw new AuthError('saml_assertion_no_user_id');
  const told =
    first(attributes, attributeNames.email) ?? (nameId?.$.Format === formats.email ? lasting : '');
  const email = v.safeParse(emailSchema, told);
  if (!email.success) throw new AuthError('saml_assertion_no_email');
  const isEmailVerified = domains.includes(email.output.split('@')[1] ?? '');
  const name = first(attributes, attributeNames.name);
  return {
    provider: `sso:${id}`,
    subject,
    email: email.output,
    isEmailVerified,
    data: {
      iss: entityId,
      sub: subject,
      provider_id: subject,
      email: email.output,
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name === undefined ? {} : { name, full_name: name }),
    },
  };
}

/** Until when the provider says that the session may last; null where it says nothing. */
function sessionEnd(assertion: Assertion): Date | null {
  const ends = assertion.AuthnStatement.map(({ $ }) => Date.parse($.SessionNotOnOrAfter)).filter(
    (end) => !Number.isNaN(end),
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * Reads an assertion whose signature, audience and time were checked.
 * @param parsed what `Company.signedAssertion` gave
 * @throws SamlFault where it is not an answer to us, AuthError where it does not say who it is
 */
export function readAssertion(parsed: unknown, provider: Provider, expected: Expected) {
  const { success, output } = v.safeParse(schema, parsed);
  if (!success) throw new SamlFault('the assertion has another form');
  const { Assertion: assertion } = output;
  if (assertion.Issuer[0]._.trim() !== expected.issuer) {
    throw new SamlFault('the assertion is of another issuer');
  }
  const end = confirmedUntil(assertion, expected);
  return {
    id: assertion.$.ID,
    /** From then on it is refused by its time, and need not be remembered. */
    usableUntil: new Date(end.getTime() + leewaySeconds * 1000),
    sessionEnd: sessionEnd(assertion),
    person: personIn(assertion, provider),
  };
}
