import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';
import type { Recipients } from '../../platform/outgoing/recipients.ts';
import { consentTexts, guardianText } from './consent-texts.ts';

export interface AgreementSetting {
  /** Whether plans are only made for who has agreed. */
  readonly required: boolean;
  readonly recipients: Recipients;
  /** Years that a member has at least. */
  readonly lowestAge: number;
}

/**
 * Tells the database what members are asked on this server, before it takes requests. Texts of before stay, since
 * consents name them; what waits for a recipient that a member has not agreed to is forgotten.
 */
export async function setUpAgreement(
  members: MemberDatabase,
  { required, recipients, lowestAge }: AgreementSetting,
): Promise<void> {
  const asked = [...consentTexts(recipients), guardianText()];
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
      text: `insert into public.consent_texts (purpose, version, extent, sha256, text, recipient)
        select purpose, version, extent, sha256, text, recipient from json_to_recordset($1::json)
          as wanted (purpose text, version text, extent smallint, sha256 text, text text, recipient text)
        on conflict (purpose, version, sha256) do update set asked = true where not consent_texts.asked`,
      values: [JSON.stringify(asked)],
    });
    await queries.run({
      text: required
        ? 'insert into agreement.required default values on conflict do nothing'
        : 'delete from agreement.required',
    });
    // a lower age than profiles may name needs no rule of its own
    await queries.run(
      lowestAge > profileQuestions.age.min
        ? {
            text: `insert into agreement.lowest_age (age) values ($1)
              on conflict (one) do update set age = excluded.age`,
            values: [lowestAge],
          }
        : { text: 'delete from agreement.lowest_age' },
    );
    await queries.run({
      text: `delete from outbox.profile_messages where not agreement.holds(user_id, 'webhook')`,
    });
  });
}
