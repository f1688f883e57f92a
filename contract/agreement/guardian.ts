import * as v from 'valibot';
import { guardianStates } from './guardian-states.ts';

/** From this age on a member agrees alone (Children's Act 38 of 2005, s17). */
export const adultAge = 18;

/** What is said of a link that asks nothing, whatever the reason: to whoever guesses, too. */
export const guardianLinkOver =
  'This link leads nowhere any more. A newer mail may have come since; otherwise ask for a new one.';

const state = v.picklist(guardianStates);

const time = v.string();

/** What a member is told of their guardian. */
export const guardianSchema = v.object({
  state,
  /** Who was asked last; null: nobody. */
  email: v.nullable(v.string()),
  /** ISO time of the answer, or of the last mail where there is none yet. */
  at: v.nullable(time),
  /** ISO time at which the account is deleted unless a guardian agrees before; null: nothing ends it. */
  ends: v.nullable(time),
});
export type Guardian = v.InferOutput<typeof guardianSchema>;

/** Asks a guardian by mail, or sends the mail again. */
export const guardianAskSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.email()),
  /** Of the member, in years, where their profile does not say it yet. */
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(adultAge - 1))),
});

/** What a guardian's page asks by the secret of its mail; without an answer it only looks. */
export const guardianQuestionSchema = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  answer: v.optional(v.picklist(['agree', 'decline', 'withdraw'])),
});

export const guardianAnswerSchema = v.object({
  state,
  /** By which the guardian knows the member: the address of their account; null where it has none. */
  member: v.nullable(v.string()),
  /** ISO time of the answer, or of the last mail. */
  at: time,
  /** ISO time at which the member's account is deleted unless a guardian agrees before; null: nothing ends it. */
  ends: v.nullable(time),
  /** The words that are agreed to, or were. */
  text: v.string(),
});
export type GuardianAnswer = v.InferOutput<typeof guardianAnswerSchema>;
