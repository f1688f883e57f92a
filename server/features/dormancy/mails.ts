import { type ComposedMail, composeMail } from '../../platform/outgoing/compose-mail.ts';
import { longDay } from '../../platform/outgoing/long-day.ts';

/** @param due when the account will be deleted @param login address of the login page */
export function dormantMail(due: Date, login: string, isLast: boolean): ComposedMail {
  return composeMail(
    isLast
      ? 'Last notice: your Phila account will be deleted'
      : 'Your Phila account will be deleted unless you use it',
    [
      `You have not been to Phila for a long time. We keep nothing longer than it is needed, so your account, your profile, your answers about health and your plans will be deleted on ${longDay(due)}.`,
      'To keep everything, sign in once before that day:',
      { link: login, words: 'Sign in' },
      'If you do not need it any more, you need not do anything.',
    ],
  );
}

export function dormantDeletedMail(): ComposedMail {
  return composeMail('Your Phila account is deleted', [
    'You had not been to Phila for a long time, and we told you twice that we would delete your account. It is deleted now, with all that belonged to it. This cannot be undone, and this is our last mail to you.',
  ]);
}
