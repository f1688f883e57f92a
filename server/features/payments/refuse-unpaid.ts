import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { serverSentences } from '#contract/sentences.ts';
import { membershipAt } from '#membership/membership.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { Member } from '../../platform/members/bearer.ts';

/**
 * Refuses new plans and new weeks to whoever is not served as having paid, where the operator wants that. What was made stays,
 * can be read and is changed as ever. What is answered throws a ProductError.
 */
export function refuseUnpaid(members: MemberDatabase): (member: Member) => Promise<void> {
  return async ({ identity, userId }) => {
    const query = { text: paymentsQuery, values: [userId] };
    const { rows } = await reading(members, identity).run(query);
    const { now, events } = paymentsOf(rows[0]);
    if (membershipAt(events, now).entitled) return;
    throw new ProductError(403, 'payment_missing', serverSentences.payFirst);
  };
}
