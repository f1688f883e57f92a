import type { Identity, MemberDatabase } from '../../platform/database.ts';
import type { Recipients } from '../../platform/recipients.ts';
import { consentTexts } from './consent-texts.ts';

const operator: Identity = { role: 'service_role', claims: {} };

export interface AgreementSetting {
  /** Whether plans are only made for who has agreed. */
  readonly required: boolean;
  readonly recipients: Recipients;
}

/**
 * Tells the database what members are asked on this server, before it takes requests. Texts of before stay, since
 * consents name them; what waits for a recipient that a member has not agreed to is forgotten.
 */
export async function setUpAgreement(
  members: MemberDatabase,
  { required, recipients }: AgreementSetting,
): Promise<void> {
  const asked = consentTexts(recipients);
  await members.transaction(operator, async (queries) => {
    // processes that start together set up one after another
    await queries.run({ text: 'lock table public.consent_texts in share row exclusive mode' });
    await queries.run({
      text: `update public.consent_texts set asked = false
        where asked and not exists (select from json_to_recordset($1::json) as wanted (purpose text, sha256 text)
          where wanted.purpose = consent_texts.purpose and wanted.sha256 = consent_texts.sha256)`,
      values: [JSON.stringify(asked)],
    });
    await queries.run({
      text: `insert into public.consent_texts (purpose, version, sha256, text, recipient)
        select purpose, version, sha256, text, recipient from json_to_recordset($1::json)
          as wanted (purpose text, version text, sha256 text, text text, recipient text)
        on conflict (purpose, version, sha256) do update set asked = true where not consent_texts.asked`,
      values: [JSON.stringify(asked)],
    });
    await queries.run({
      text: required
        ? 'insert into agreement.required default values on conflict do nothing'
        : 'delete from agreement.required',
    });
    await queries.run({
      text: `delete from outbox.profile_messages where not agreement.holds(user_id, 'webhook')`,
    });
  });
}
