import * as v from 'valibot';

/** What `GET /functions/v1/membership` answers: what the member who asks has paid for. Days are ISO days in South Africa. */
export const membershipAnswerSchema = v.object({
  state: v.picklist([
    'none',
    'awaiting',
    'active',
    'past due',
    'lapsed',
    'ending',
    'ended',
    'cooled off',
    'disputed',
  ]),
  plan: v.nullable(v.picklist(['monthly', 'annual'])),
  /** The last day that is paid for. */
  paidUntil: v.nullable(v.string()),
  nextDebit: v.nullable(v.string()),
  /** The last day on which all may be undone without a reason. */
  coolingOffEnds: v.nullable(v.string()),
});
export type MembershipAnswer = v.InferOutput<typeof membershipAnswerSchema>;
