import * as v from 'valibot';
import { parseStringPromise, processors } from 'xml2js';

/** What an identity provider says of itself. */
export interface IdpMetadata {
  readonly entityId: string;
  /** Where browsers are sent to sign in (binding HTTP-Redirect). */
  readonly entryPoint: string;
  /** Certificates of its signatures, as base64 of DER. */
  readonly certificates: readonly [string, ...string[]];
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Elements as the parser gives them: text under `_`, attributes under `$`, children in lists. */
const some = <const TItem extends v.GenericSchema>(item: TItem) => v.optional(v.array(item), []);
const absent = v.optional(v.string(), '');
const certificate = v.pipe(
  v.looseObject({ _: absent }),
  v.transform(({ _: text }) => text.replaceAll(/\s/g, '')),
);
const schema = v.looseObject({
  EntityDescriptor: v.looseObject({
    $: v.looseObject({ entityID: v.pipe(v.string(), v.nonEmpty()) }),
    IDPSSODescriptor: v.tuple([
      v.looseObject({
        KeyDescriptor: some(
          v.looseObject({
            $: v.optional(v.looseObject({ use: absent }), { use: '' }),
            KeyInfo: some(
              v.looseObject({
                X509Data: some(v.looseObject({ X509Certificate: some(certificate) })),
              }),
            ),
          }),
        ),
        SingleSignOnService: some(
          v.looseObject({ $: v.looseObject({ Binding: absent, Location: absent }) }),
        ),
      }),
    ]),
  }),
});

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Reads the description of an identity provider (SAML 2.0 metadata, 2.4.3).
 * @throws Error that says what is missing
 */
export async function readIdpMetadata(xml: string): Promise<IdpMetadata> {
  const options = { explicitCharkey: true, tagNameProcessors: [processors.stripPrefix] };
  const parsed = v.safeParse(schema, await parseStringPromise(xml, options));
  if (!parsed.success) throw new Error('it does not describe one identity provider');
  const { $, IDPSSODescriptor } = parsed.output.EntityDescriptor;
  const [descriptor] = IDPSSODescriptor;
  const entryPoint = descriptor.SingleSignOnService.find(
    (service) => service.$.Binding === redirectBinding,
  )?.$.Location;
  if (entryPoint === undefined || !isAddress(entryPoint)) {
    throw new Error('it names no SingleSignOnService with HTTP-Redirect');
  }
  const [first, ...more] = descriptor.KeyDescriptor.filter((key) => key.$.use !== 'encryption')
    .flatMap((key) => key.KeyInfo)
    .flatMap((info) => info.X509Data)
    .flatMap((data) => data.X509Certificate)
    .filter((text) => text !== '');
  if (first === undefined) throw new Error('it has no certificate for signatures');
  return { entityId: $.entityID, entryPoint, certificates: [first, ...more] };
}
