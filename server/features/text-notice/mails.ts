import { paths } from '#contract/paths.ts';
import {
  type ComposedMail,
  composeMail,
  type MailPart,
} from '../../platform/outgoing/compose-mail.ts';
import { longDay } from '../../platform/outgoing/long-day.ts';

/** A version of a text that holds, and the one that held before it. */
export interface ChangedText {
  readonly name: 'terms' | 'privacy';
  readonly since: Date;
  /** SHA-256 of the one before, by which it is read. */
  readonly before: string;
}

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** Tells members that words have changed. It says nothing of them, and the same to all. @param site without a slash at the end */
export function textsChangedMail(changed: readonly ChangedText[], site: string): ComposedMail {
  const names = changed.map(({ name }) => titles[name]).join(' and the ');
  const parts = changed.flatMap(({ name, since, before }): MailPart[] => [
    `Our ${titles[name]} changed on ${longDay(since)}.`,
    { link: site + paths[name], words: `The ${titles[name]} that holds now` },
    { link: `${site}${paths[name]}?version=${before}`, words: 'The words before it' },
  ]);
  return composeMail(`The ${names} of Phila changed`, [
    ...parts,
    'You need not do anything. If you do not want to go on with these words, your profile page is where you end what you pay for, take your agreement back, download what is yours or delete your account:',
    { link: site + paths.profile, words: 'Your profile page' },
  ]);
}
