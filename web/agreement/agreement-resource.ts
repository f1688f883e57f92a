import * as v from 'valibot';
import {
  type Consent,
  type ConsentText,
  consentSchema,
  consentTextSchema,
  type Purpose,
} from '#contract/agreement/consents.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

const textSchema = v.object({ ...consentTextSchema.entries, asked: v.boolean() });

/** What the member is asked to agree to, and what they have agreed to and not taken back. */
export interface ConsentState {
  /** One for each purpose that this server has. */
  readonly asked: readonly ConsentText[];
  readonly held: ReadonlyMap<Purpose, HeldConsent>;
}

export interface HeldConsent {
  readonly consent: Consent;
  /** The words that the member agreed to: those of before stay theirs where others are asked now. */
  readonly shown: ConsentText;
}

/** As the database judges it: a wording of no lesser extent counts, another recipient does not. */
function agreementOf(
  texts: readonly v.InferOutput<typeof textSchema>[],
  given: readonly Consent[],
): ConsentState {
  const asked = texts.filter((text) => text.asked);
  const textOf = new Map(texts.map((text) => [`${text.purpose} ${text.sha256}`, text]));
  const held = asked.flatMap(({ purpose, recipient, extent }): [Purpose, HeldConsent][] => {
    for (const consent of given) {
      if (consent.purpose !== purpose) continue;
      const shown = textOf.get(`${purpose} ${consent.text_sha256}`);
      if (shown?.recipient === recipient && shown.extent >= extent) {
        return [[purpose, { consent, shown }]];
      }
    }
    return [];
  });
  return { asked, held: new Map(held) };
}

export const agreementResource = memberResource(async (userId): Promise<ConsentState> => {
  const data = await dataClient();
  const [texts, given] = await Promise.all([
    data.from('consent_texts').select('*').order('since', { ascending: false }),
    data
      .from('consents')
      .select('*')
      .eq('user_id', userId)
      .is('withdrawn_at', null)
      .order('given_at', { ascending: false }),
  ]);
  return agreementOf(
    v.parse(v.array(textSchema), rowsOf(texts)),
    v.parse(v.array(consentSchema), rowsOf(given)),
  );
});

/** Agrees to these texts, as they were on the screen. @throws WireError */
export async function agree(userId: string, texts: readonly ConsentText[]): Promise<void> {
  const data = await dataClient();
  const rows = texts.map(({ purpose, version, sha256 }) => ({
    user_id: userId,
    purpose,
    text_version: version,
    text_sha256: sha256,
  }));
  rowsOf(await data.from('consents').insert(rows));
  await agreementResource.load(userId);
}

/** Takes back what was agreed to for a purpose, in whichever words. @throws WireError */
export async function withdrawConsent(userId: string, purpose: Purpose): Promise<void> {
  const data = await dataClient();
  rowsOf(
    await data
      .from('consents')
      .update({ withdrawn_at: new Date().toISOString() })
      .eq('user_id', userId)
      .eq('purpose', purpose)
      .is('withdrawn_at', null),
  );
  await agreementResource.load(userId);
}
