import { type ComposedMail, composeMail } from '../../platform/outgoing/compose-mail.ts';
import { longDay } from '../../platform/outgoing/long-day.ts';
import { endDays } from './store.ts';

const nameOf = (member: string | null) => (member === null ? 'Somebody' : `Whoever uses ${member}`);

/**
 * To a parent or guardian.
 * @param member address of the account that asks; null where it has none
 * @param until when the link runs out
 */
export function askMail(
  member: string | null,
  age: number,
  link: string,
  until: Date,
): ComposedMail {
  return composeMail('Phila asks for your agreement', [
    `${nameOf(member)} wants to use Phila, a planner for meals and training, says that they are ${age} years old, and named you as their parent or guardian.`,
    'Meals and training are planned from what they say about their body and health. Because they are under 18, nothing of that is used before you agree.',
    { link, words: 'Read what you are asked, and answer' },
    `Opening the link changes nothing; you answer with a button on that page. It is good until ${longDay(until)}. Keep this mail: the same page takes an agreement back.`,
    `If you know nothing of this, say no there, or do nothing. Where no parent or guardian agrees, the account is deleted with all that is in it: ${endDays} days after a no, or after nobody answered in time.`,
  ]);
}

/** To a guardian who has just agreed. */
export function agreedMail(link: string): ComposedMail {
  return composeMail('Thank you for your agreement', [
    'You agreed that Phila makes plans for somebody under 18. This mail is your copy of it.',
    'You can take it back at any time, on the same page:',
    { link, words: 'Your agreement' },
  ]);
}

const told = {
  agree: [
    'Your parent or guardian agreed',
    'Your parent or guardian agreed, so Phila can make your plans now.',
  ],
  withdraw: [
    'Your parent or guardian took their agreement back',
    'Your parent or guardian took their agreement back. From now on nothing new is made from your answers. What was made stays in your account for you, and nothing of yours was deleted.',
  ],
} as const;

/** To the member, of what their guardian answered. */
export function answerMail(answer: keyof typeof told): ComposedMail {
  const [subject, sentence] = told[answer];
  return composeMail(subject, [sentence]);
}

/** When the account of a child goes, and the page on which its member can ask again or take everything along. */
interface AnnouncedEnd {
  readonly ends: Date;
  readonly profile: string;
}

const endParts = ({ ends, profile }: AnnouncedEnd) => [
  `Because you are under 18 we may keep nothing of yours without their agreement. Your account will be deleted on ${longDay(ends)}, with all that is in it, unless a parent or guardian agrees before that day.`,
  'On your profile page you can ask again, and download what is yours:',
  { link: profile, words: 'Your profile page' },
];

/** To the member, whose guardian said no. */
export function declinedMail(end: AnnouncedEnd): ComposedMail {
  return composeMail('Your parent or guardian said no', [
    'Your parent or guardian does not agree, so Phila makes no plans for you. Perhaps you want to talk about it with them.',
    ...endParts(end),
  ]);
}

/** To the member, whose guardian did not answer in time. */
export function unansweredMail(end: AnnouncedEnd): ComposedMail {
  return composeMail('Your parent or guardian has not answered', [
    'We asked your parent or guardian by mail, and the link in that mail has run out without an answer.',
    ...endParts(end),
  ]);
}

/** To the member, whose account has just gone. */
export function childDeletedMail(): ComposedMail {
  return composeMail('Your Phila account is deleted', [
    'No parent or guardian agreed that Phila makes plans for you, as we told you. Your account is deleted now, with all that belonged to it. This cannot be undone, and this is our last mail to you.',
  ]);
}
