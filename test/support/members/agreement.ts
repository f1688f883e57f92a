import * as v from 'valibot';
import { consentTextSchema, type Purpose } from '#contract/agreement/consents.ts';
import { wire } from '#contract/paths.ts';

interface Asked {
  readonly userId: string;
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

/**
 * Agrees in a member's name to what the server asks, as our screens do: with the texts that it gives, by the member's own
 * token. @param only some of the purposes; all where it is left out
 */
export async function agreeTo(member: Asked, only?: readonly Purpose[]): Promise<void> {
  const { body } = await member.call('GET', `${wire.data}/consent_texts?asked=is.true`);
  const texts = v.parse(v.array(consentTextSchema), body);
  const rows = texts
    .filter(({ purpose }) => only?.includes(purpose) ?? true)
    .map(({ purpose, version, sha256 }) => ({
      user_id: member.userId,
      purpose,
      text_version: version,
      text_sha256: sha256,
    }));
  const { status } = await member.call('POST', `${wire.data}/consents`, rows);
  if (status !== 201) throw new Error(`consents: ${status}`);
}
