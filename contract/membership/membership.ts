import * as v from 'valibot';
import { waysOfEnding } from './ending.ts';

const day = v.string();
const cents = v.pipe(v.number(), v.safeInteger());

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
  paidUntil: v.nullable(day),
  nextDebit: v.nullable(day),
  /** What it will take. */
  nextDebitCents: v.nullable(cents),
  /** The last day on which all may be undone without a reason. */
  coolingOffEnds: v.nullable(day),
  /** The ways in which it may be ended today, each with its last day and what goes back by when. */
  ways: v.array(
    v.object({
      how: v.picklist(waysOfEnding),
      ends: day,
      back: v.nullable(v.object({ cents, by: day })),
    }),
  ),
  /** What the member has paid, the newest first. */
  payments: v.array(v.object({ cents, on: day, plan: v.picklist(['monthly', 'annual']) })),
  /** Money that is owed to the member. */
  owed: v.array(v.object({ cents, by: day })),
  /** Money that went back to the member. */
  wentBack: v.array(v.object({ cents, on: day })),
  /** The end of a year, from when the law wants it told; null: none is near. */
  yearEnds: v.nullable(
    v.object({
      on: day,
      /** Whether another year will be debited. */
      renews: v.boolean(),
      /** When it was told by mail; null: it was not yet. */
      told: v.nullable(day),
    }),
  ),
});
export type MembershipAnswer = v.InferOutput<typeof membershipAnswerSchema>;
