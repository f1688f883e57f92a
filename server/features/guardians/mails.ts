import { type ComposedMail, composeMail } from '../../platform/outgoing/compose-mail.ts';
import { linkDays } from './store.ts';

const nameOf = (member: string | null) => (member === null ? 'Somebody' : `Whoever uses ${member}`);

/** To a parent or guardian. @param member address of the account that asks; null where it has none */
export function askMail(member: string | null, age: number, link: string): ComposedMail {
  return composeMail('Phila asks for your agreement', [
    `${nameOf(member)} wants to use Phila, a planner for meals and training, says that they are ${age} years old, and named you as their parent or guardian.`,
    'Meals and training are planned from what they say about their body and health. Because they are under 18, nothing of that is used before you agree.',
    { link, words: 'Read what you are asked, and answer' },
    `Opening the link changes nothing; you answer with a button on that page. It is good for ${linkDays} days. Keep this mail: the same page takes an agreement back.`,
    'If you know nothing of this, say no there, or do nothing.',
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
  decline: [
    'Your parent or guardian said no',
    'Your parent or guardian does not agree, so Phila makes no plans for you. Nothing that is yours was deleted. Perhaps you want to talk about it with them.',
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
