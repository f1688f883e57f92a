import { standardPlan } from '#contract/membership/prices.ts';
import { endOfDay } from '#membership/calendar/moments.ts';
import { plans } from '#membership/plans.ts';
import type { EndToAnnounce } from '#membership/state/ends-to-announce.ts';
import { termRules } from '#membership/term-rules.ts';
import { type ComposedMail, composeMail } from '../../../platform/outgoing/compose-mail.ts';
import { longDay } from '../../../platform/outgoing/long-day.ts';

/** An ISO day as mails write it. */
const written = (day: string) => longDay(new Date(endOfDay(day) - 1));
const rand = (cents: number) => `R${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** What went back, and what is paid for now. Days are ISO days. */
export interface WentBack {
  readonly cents: number;
  readonly on: string;
  readonly paidOn: string;
  readonly paidUntil: string | null;
  /** What is still owed, and by when. */
  readonly owed: { readonly cents: number; readonly by: string } | null;
}

export function refundMail(
  { cents, on, paidOn, paidUntil, owed }: WentBack,
  profile: string,
): ComposedMail {
  const subject = `${rand(cents)} went back to you`;
  return composeMail(subject, [
    `Of what you paid on ${written(paidOn)}, ${rand(cents)} went back to you on ${written(on)}, the way that you had paid. Your bank may take some days to show it.`,
    ...(owed === null ? [] : [`${rand(owed.cents)} more goes back to you by ${written(owed.by)}.`]),
    paidUntil === null
      ? 'Nothing is paid for any more. What was made for you stays in your account.'
      : `Your subscription is paid until ${written(paidUntil)}.`,
    { link: profile, words: 'Your profile page' },
  ]);
}

/** Addresses of pages that a mail leads to. */
export interface MailedPages {
  readonly profile: string;
  readonly prices: string;
}

function whatChanges(paid: number): string {
  const { cents } = plans.annual;
  return paid === cents
    ? `What changes: nothing. Another year costs ${rand(cents)}, as this one did, and holds the same.`
    : `What changes: the price. This year cost ${rand(paid)}; another one costs ${rand(cents)} and holds the same.`;
}

/** Tells that a year ends, with what changes and what may be chosen (Consumer Protection Act, section 14(2)(c)). */
export function yearEndsMail(
  { cents, ends, debit }: EndToAnnounce,
  { profile, prices }: MailedPages,
): ComposedMail {
  const day = written(ends);
  const monthly = `R${standardPlan.monthly} per month`;
  const begins = `Your Annual Plan, ${rand(cents)} for the year, is paid until ${day}. You are told in good time what happens then and what you may choose.`;
  if (debit === null) {
    return composeMail(`Your year with Phila ends on ${day}`, [
      begins,
      'It will not be renewed: nothing is debited then, and you need not do anything. What was made for you stays in your account.',
      whatChanges(cents),
      `If you want to go on after that day, choose another year or ${monthly}:`,
      { link: prices, words: 'Plans and prices' },
    ]);
  }
  return composeMail(`Your year with Phila ends on ${day}`, [
    begins,
    whatChanges(cents),
    'You may choose:',
    `1. Another year. You need not do anything: ${rand(plans.annual.cents)} is debited on ${written(debit)}. You may still end that year at any time with ${termRules.notice.businessDays} business days’ notice, and what you paid for its unused days goes back to you.`,
    `2. An end on ${day}. Ask for it on your profile page before ${written(debit)}. It costs nothing, and nothing is debited.`,
    `3. A month at a time, ${monthly}. End the year as in 2, and choose the Monthly Plan when it is over.`,
    { link: profile, words: 'Your profile page' },
  ]);
}
