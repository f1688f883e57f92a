import * as v from 'valibot';
import { type MembershipAnswer, membershipAnswerSchema } from '#contract/membership/membership.ts';
import { wire } from '#contract/paths.ts';
import { memberFetch } from '#web/lib/requests/member-fetch.ts';
import { memberResource } from '#web/lib/requests/resource.ts';
import { readConfig } from '#web/lib/wire/read-config.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';

/** What the member has paid for; null where this server is told nothing of payments. */
async function readMembership(): Promise<MembershipAnswer | null> {
  const { membership } = await readConfig();
  if (membership !== true) return null;
  const answer = await memberFetch(wire.membership);
  if (!answer.ok) throw new WireError('', answer.status, '');
  return v.parse(membershipAnswerSchema, await answer.json());
}

export const membershipResource = memberResource(readMembership);
