import { paths } from '#contract/paths.ts';
import { type ComposedMail, composeMail } from '../../../platform/outgoing/compose-mail.ts';
import { codeSeconds, linkSeconds } from './one-time-code.ts';

/** What a mail with a way in carries. */
export interface WayIn {
  readonly link: string;
  readonly code: string;
}

const linkLife = `${linkSeconds / 60} minutes`;
const codeLife = `${codeSeconds / 60} minutes`;
const codeLead = `If you are asked for a code instead, it is good for ${codeLife}:`;

/** The mail behind 'Forgot your password?'. */
export function recoveryMail({ link, code }: WayIn): ComposedMail {
  return composeMail('Choose a new password for Phila', [
    'Someone, hopefully you, asked to choose a new password for your Phila account.',
    `Open this link and press the button to choose one. It works once, for the next ${linkLife}:`,
    { link, words: 'Choose a new password' },
    { lead: codeLead, code },
    'If it was not you, there is nothing to do: your password stays as it is, and nobody can change it without this mail.',
  ]);
}

/** For a member who signs in without a password. */
export function signInMail({ link, code }: WayIn): ComposedMail {
  return composeMail('Your way in to Phila', [
    'Someone, hopefully you, asked to sign in to your Phila account.',
    `Open this link and press the button. It works once, for the next ${linkLife}:`,
    { link, words: 'Sign in' },
    { lead: codeLead, code },
    'If it was not you, there is nothing to do: nobody gets in without this mail.',
  ]);
}

/** For GET /reauthenticate: a code alone, typed where a new password is chosen. */
export function reauthenticationMail(code: string): ComposedMail {
  return composeMail('Your code for Phila', [
    'Someone, hopefully you, is about to change how your Phila account is protected, or to delete it.',
    { lead: `The code to go on is good for ${codeLife}:`, code },
    'If it was not you, somebody else is signed in to your account. Choose a new password, which signs everybody else out.',
  ]);
}

/** For a member who has just registered, where addresses are confirmed. */
export function confirmationMail({ link, code }: WayIn): ComposedMail {
  return composeMail('Confirm your address for Phila', [
    'Someone, hopefully you, has registered with Phila and this address.',
    `Open this link and press the button to confirm it. It works once, for the next ${linkLife}:`,
    { link, words: 'Confirm your address' },
    { lead: codeLead, code },
    'If it was not you, there is nothing to do.',
  ]);
}

/** In the place of that one, to an address with which somebody has registered before. */
export function alreadyMemberMail(siteUrl: string): ComposedMail {
  return composeMail('You have a Phila account already', [
    'Someone, hopefully you, tried to register with Phila and this address. There is an account with it already:',
    { link: `${siteUrl}${paths.login}`, words: 'Login' },
    "If you do not know your password, press 'Forgot your password?' there. If it was not you, there is nothing to do.",
  ]);
}

/** To both addresses of a member who wants to have another one. */
export function emailChangeMail({ link, code }: WayIn, to: string): ComposedMail {
  return composeMail('Confirm your new address for Phila', [
    `Someone, hopefully you, asked to change the address of your Phila account to ${to}.`,
    `Both addresses have to confirm it. Open this link and press the button; it works once, for the next ${linkLife}:`,
    { link, words: 'Confirm the change' },
    { lead: codeLead, code },
    'If it was not you, do not press it: nothing changes unless both addresses agree.',
  ]);
}

/** To the old address, once it is the old one. */
export function emailChangedMail(to: string): ComposedMail {
  return composeMail('The address of your Phila account has changed', [
    `Your Phila account now has the address ${to}. Mails and sign-ins use it from now on.`,
    'If it was not you, please write to us at once: the address of our support stands on our contact page.',
  ]);
}

export function passwordChangedMail(): ComposedMail {
  return composeMail('Your Phila password has changed', [
    'The password of your Phila account was changed just now, and everybody else who was signed in has been signed out.',
    "If it was not you, press 'Forgot your password?' on our login page at once and choose a new one.",
  ]);
}

/** Where an address was claimed twice before anybody confirmed it. */
export function passwordGoneMail(): ComposedMail {
  return composeMail('Choose a password for Phila', [
    'The address of your Phila account is confirmed. Before it was, somebody had registered with it and chosen a password.',
    "Nobody can tell whether that was you, so that password opens nothing any more. Press 'Forgot your password?' on our login page to choose one.",
  ]);
}

/** For somebody whom the operator invites. */
export function invitationMail({ link, code }: WayIn): ComposedMail {
  return composeMail('You are invited to Phila', [
    'You have been invited to Phila, where meal and training plans fit your own budget.',
    `Open this link, press the button and choose a password. It works once, for the next ${linkLife}:`,
    { link, words: 'Accept the invitation' },
    { lead: codeLead, code },
  ]);
}
